#define _GNU_SOURCE
#include "CBenchSupport.h"

#include <errno.h>

#if defined(__linux__)

#include <sched.h>

int cbench_allowed_processors(int numbers[], int capacity) {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) != 0) {
    return 0;
  }
  for (int number = 0, count = 0; number < CPU_SETSIZE && count < capacity; number++) {
    if (CPU_ISSET(number, &set)) numbers[count++] = number;
  }
  return CPU_COUNT(&set);
}

int cbench_bind_to_processor(int number) {
  if (number < 0 || number >= CPU_SETSIZE) {
    return EINVAL;
  }
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(number, &set);
  return sched_setaffinity(0, sizeof set, &set) == 0 ? 0 : errno;
}

#else

int cbench_allowed_processors(int numbers[], int capacity) {
  (void)numbers, (void)capacity;
  return 0;
}

int cbench_bind_to_processor(int number) {
  (void)number;
  return ENOSYS;
}

#endif

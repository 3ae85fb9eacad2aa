#define _GNU_SOURCE
#include "CBenchSupport.h"

#include <errno.h>
#include <stddef.h>

#if defined(__linux__)

#include <sched.h>

// More than any system has.
enum { MOST_PROCESSORS = 1 << 16 };
static const size_t set_size = CPU_ALLOC_SIZE(MOST_PROCESSORS);

int cbench_allowed_processors(int numbers[], int capacity) {
  cpu_set_t *set = CPU_ALLOC(MOST_PROCESSORS);
  int count = 0;
  if (set != NULL && sched_getaffinity(0, set_size, set) == 0) {
    for (int number = 0; number < MOST_PROCESSORS; number++) {
      if (CPU_ISSET_S(number, set_size, set)) {
        if (count < capacity) numbers[count] = number;
        count++;
      }
    }
  }
  CPU_FREE(set);
  return count;
}

int cbench_bind_to_processor(int number) {
  if (number < 0 || number >= MOST_PROCESSORS) {
    return EINVAL;
  }
  cpu_set_t *set = CPU_ALLOC(MOST_PROCESSORS);
  if (set == NULL) {
    return ENOMEM;
  }
  CPU_ZERO_S(set_size, set);
  CPU_SET_S(number, set_size, set);
  int problem = sched_setaffinity(0, set_size, set) == 0 ? 0 : errno;
  CPU_FREE(set);
  return problem;
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

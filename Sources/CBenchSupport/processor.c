#define _GNU_SOURCE
#include "CBenchSupport.h"

#include <errno.h>

#if defined(__linux__)
#include <sched.h>
#endif

int cbench_pin_to_processor(int processor) {
#if defined(__linux__)
  if (processor < 0 || processor >= CPU_SETSIZE) {
    return EINVAL;
  }
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(processor, &set);
  return sched_setaffinity(0, sizeof set, &set) == 0 ? 0 : errno;
#else
  (void)processor;
  return ENOSYS;
#endif
}

#define _GNU_SOURCE
#include "CBenchSupport.h"

#include <errno.h>

#if defined(__linux__)
#include <sched.h>
#endif

#if defined(__has_include)
#if __has_include(<valgrind/valgrind.h>)
#include <valgrind/valgrind.h>
#endif
#endif

bool cbench_is_under_valgrind(void) {
#ifdef RUNNING_ON_VALGRIND
  return RUNNING_ON_VALGRIND != 0;
#else
  return false;
#endif
}

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

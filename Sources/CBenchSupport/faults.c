#define _GNU_SOURCE
#include "CBenchSupport.h"

#include <sys/resource.h>

uint64_t cbench_page_faults(void) {
  struct rusage usage;
#if defined(RUSAGE_THREAD)
  int who = RUSAGE_THREAD;
#else
  int who = RUSAGE_SELF;
#endif
  return getrusage(who, &usage) == 0 ? (uint64_t)usage.ru_minflt + (uint64_t)usage.ru_majflt : 0;
}

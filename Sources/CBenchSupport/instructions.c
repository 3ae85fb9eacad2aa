#define _GNU_SOURCE
#include "CBenchSupport.h"

#include <errno.h>

#if defined(__linux__)
#include <linux/perf_event.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int cbench_open_instruction_counter(void) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.size = sizeof attributes;
  attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
  attributes.disabled = 1;
  // Always on the processor or not at all: a counter that takes turns with others would miss instructions.
  attributes.pinned = 1;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  long counter = syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
  return counter < 0 ? -errno : (int)counter;
}

int cbench_start_instruction_counter(int counter) {
  if (ioctl(counter, PERF_EVENT_IOC_RESET, 0) != 0) {
    return errno;
  }
  return ioctl(counter, PERF_EVENT_IOC_ENABLE, 0) == 0 ? 0 : errno;
}

int cbench_stop_instruction_counter(int counter, uint64_t *instructions) {
  if (ioctl(counter, PERF_EVENT_IOC_DISABLE, 0) != 0) {
    return errno;
  }
  return read(counter, instructions, sizeof *instructions) == sizeof *instructions ? 0 : EIO;
}

void cbench_close_instruction_counter(int counter) { close(counter); }

#else

int cbench_open_instruction_counter(void) { return -ENOSYS; }
int cbench_start_instruction_counter(int counter) { (void)counter; return ENOSYS; }
int cbench_stop_instruction_counter(int counter, uint64_t *instructions) {
  (void)counter, (void)instructions;
  return ENOSYS;
}
void cbench_close_instruction_counter(int counter) { (void)counter; }

#endif

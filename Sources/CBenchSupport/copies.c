#include "CBenchSupport.h"

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <TargetConditionals.h>
#endif

#if defined(__APPLE__) && !TARGET_OS_OSX

// Apps cannot do that there.
pid_t cbench_copy_process(void) {
  errno = ENOSYS;
  return -1;
}

#else

pid_t cbench_copy_process(void) { return fork(); }

#endif

bool cbench_wait_for_copy(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) {
      return false;
    }
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void cbench_end_copy(bool is_well) { _exit(is_well ? 0 : 1); }

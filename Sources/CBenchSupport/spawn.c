#define _GNU_SOURCE
#include "CBenchSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <TargetConditionals.h>
#include <crt_externs.h>
#else
extern char **environ;
#endif

#if defined(__linux__)
#include <sys/prctl.h>
#endif

char **cbench_environment(void) {
#if defined(__APPLE__)
  return *_NSGetEnviron();
#else
  return environ;
#endif
}

void cbench_end_with_parent(void) {
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

#if defined(__APPLE__) && !TARGET_OS_OSX

// Apps cannot start other programs there.
int cbench_spawn(const struct cbench_program *program, bool leads_group, pid_t *process) {
  (void)program, (void)leads_group, (void)process;
  return ENOSYS;
}

#else

static int add_stream(posix_spawn_file_actions_t *actions, int source, int target) {
  return source < 0 ? posix_spawn_file_actions_addopen(actions, target, "/dev/null", O_RDWR, 0)
                    : posix_spawn_file_actions_adddup2(actions, source, target);
}

static int set_attributes(posix_spawnattr_t *attributes, bool leads_group) {
  // The bench ignores these; a program that inherited that would take a broken pipe for a failed write. Nor
  // are signals held back in it because they are so in the thread that starts it.
  sigset_t defaults, none;
  sigemptyset(&none);
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  sigaddset(&defaults, SIGXFSZ);
  int problem = posix_spawnattr_setsigdefault(attributes, &defaults);
  if (problem == 0) problem = posix_spawnattr_setsigmask(attributes, &none);
  if (problem == 0) problem = posix_spawnattr_setpgroup(attributes, 0);
  if (problem == 0) {
    int flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (leads_group ? POSIX_SPAWN_SETPGROUP : 0);
    problem = posix_spawnattr_setflags(attributes, (short)flags);
  }
  return problem;
}

int cbench_spawn(const struct cbench_program *program, bool leads_group, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int problem = posix_spawn_file_actions_init(&actions);
  if (problem != 0) {
    return problem;
  }
  problem = posix_spawnattr_init(&attributes);
  if (problem != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return problem;
  }
  if (problem == 0) problem = add_stream(&actions, program->input, STDIN_FILENO);
  if (problem == 0) problem = add_stream(&actions, program->output, STDOUT_FILENO);
  if (problem == 0) problem = add_stream(&actions, program->errors, STDERR_FILENO);
  if (problem == 0 && program->directory != NULL) {
    problem = posix_spawn_file_actions_addchdir_np(&actions, program->directory);
  }
  if (problem == 0) problem = set_attributes(&attributes, leads_group);
  if (problem == 0) {
    problem = posix_spawnp(process, program->arguments[0], &actions, &attributes, program->arguments,
                           program->environment);
  }
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return problem;
}

#endif

int cbench_open_pipe(int ends[2]) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno;
#else
  if (pipe(ends) != 0) {
    return errno;
  }
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

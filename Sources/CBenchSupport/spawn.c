#define _GNU_SOURCE
#include "CBenchSupport.h"

#include <errno.h>
#include <fcntl.h>
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
#include <signal.h>
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
int cbench_spawn(const char *program, char *const arguments[], char *const environment[], const char *directory,
                 int input, int output, int errors, bool leads_group, pid_t *process) {
  (void)program, (void)arguments, (void)environment, (void)directory;
  (void)input, (void)output, (void)errors, (void)leads_group, (void)process;
  return ENOSYS;
}

#else

static int add_stream(posix_spawn_file_actions_t *actions, int source, int target) {
  return source < 0 ? posix_spawn_file_actions_addopen(actions, target, "/dev/null", O_RDWR, 0)
                    : posix_spawn_file_actions_adddup2(actions, source, target);
}

int cbench_spawn(const char *program, char *const arguments[], char *const environment[], const char *directory,
                 int input, int output, int errors, bool leads_group, pid_t *process) {
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
  if (problem == 0) problem = add_stream(&actions, input, STDIN_FILENO);
  if (problem == 0) problem = add_stream(&actions, output, STDOUT_FILENO);
  if (problem == 0) problem = add_stream(&actions, errors, STDERR_FILENO);
  if (problem == 0 && directory != NULL) {
    problem = posix_spawn_file_actions_addchdir_np(&actions, directory);
  }
  if (problem == 0 && leads_group) {
    problem = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    if (problem == 0) problem = posix_spawnattr_setpgroup(&attributes, 0);
  }
  if (problem == 0) {
    problem = posix_spawnp(process, program, &actions, &attributes, arguments, environment);
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

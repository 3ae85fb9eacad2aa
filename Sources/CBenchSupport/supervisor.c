#define _GNU_SOURCE
#include "CBenchSupport.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <TargetConditionals.h>
#endif

#if defined(__linux__)
#include <sys/prctl.h>
#endif

#if defined(__APPLE__) && !TARGET_OS_OSX

int cbench_spawn_supervised(const struct cbench_program *program, int lifeline, char *const clean_up[],
                            pid_t *process) {
  (void)program, (void)lifeline, (void)clean_up, (void)process;
  return ENOSYS;
}

#else

#if defined(__APPLE__)

#include <libproc.h>

static int list_children(pid_t parent, pid_t *children, int capacity) {
  int bytes = proc_listpids(PROC_PPID_ONLY, (uint32_t)parent, children, capacity * (int)sizeof *children);
  return bytes < 0 ? 0 : bytes / (int)sizeof *children;
}

#else

// The parent of a process, from its entry in /proc; 0 when there is no such process any more.
static pid_t parent_of(pid_t process) {
  char text[512];
  snprintf(text, sizeof text, "/proc/%d/stat", (int)process);
  int file = open(text, O_RDONLY | O_CLOEXEC);
  if (file < 0) {
    return 0;
  }
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  text[count < 0 ? 0 : count] = 0;
  // The program's name stands before it, in brackets, and may have any character in it.
  const char *name_end = strrchr(text, ')');
  int parent = 0;
  return name_end != NULL && sscanf(name_end, ") %*c %d", &parent) == 1 ? (pid_t)parent : 0;
}

static int list_children(pid_t parent, pid_t *children, int capacity) {
  DIR *folder = opendir("/proc");
  if (folder == NULL) {
    return 0;
  }
  int count = 0;
  struct dirent *entry;
  while (count < capacity && (entry = readdir(folder)) != NULL) {
    pid_t process = (pid_t)atoi(entry->d_name);
    if (process > 0 && parent_of(process) == parent) {
      children[count++] = process;
    }
  }
  closedir(folder);
  return count;
}

#endif

// Kills what a process has started. Each is stopped while its own children are looked for, lest it start
// others.
static void kill_descendants(pid_t parent) {
  pid_t children[256];
  int count = list_children(parent, children, 256);
  for (int place = 0; place < count; place++) {
    kill(children[place], SIGSTOP);
    kill_descendants(children[place]);
    kill(children[place], SIGKILL);
  }
}

static bool has_ended(pid_t process, int *status) {
  return waitpid(process, status, WNOHANG) == process;
}

// Ends the program and all that it has started, also what leads a process group of its own, as compilers do.
static void end_everything(pid_t process) {
  int status;
#if defined(__linux__)
  // An interrupt first: package fetches take back what they have half done. What loses its parent by that
  // becomes a child of this process; elsewhere it would be lost.
  kill(-process, SIGINT);
  for (int tries = 0; tries < 100 && !has_ended(process, &status); tries++) {
    usleep(10000);
  }
#endif
  do {
    kill_descendants(getpid());
    kill(-process, SIGKILL);
  } while (waitpid(-1, &status, 0) > 0 || errno == EINTR);
}

static void close_all_but(int kept) {
  DIR *folder = opendir("/dev/fd");
  if (folder == NULL) {
    return;
  }
  struct dirent *entry;
  while ((entry = readdir(folder)) != NULL) {
    int number = atoi(entry->d_name);
    if (entry->d_name[0] != '.' && number != kept && number != dirfd(folder)) {
      close(number);
    }
  }
  closedir(folder);
}

static void pass_over(int number) { (void)number; }

// Signals do not end this process; programs that it starts do not inherit that.
static void catch_signals(void) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
  for (size_t place = 0; place < sizeof signals / sizeof *signals; place++) {
    signal(signals[place], pass_over);
  }
}

// Waits for the program's end or the lifeline's; whether it is the program's.
static bool wait_for_end(pid_t process, int lifeline, int *status) {
  struct pollfd stream = {.fd = lifeline, .events = POLLIN};
  while (!has_ended(process, status)) {
    if (poll(&stream, 1, 20) > 0) {
      return has_ended(process, status);
    }
  }
  return true;
}

static _Noreturn void supervise(const struct cbench_program *program, int lifeline, char *const clean_up[]) {
  setpgid(0, 0);
  catch_signals();
#if defined(__linux__)
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  pid_t process = 0;
  int problem = cbench_spawn(program, true, &process);
  if (problem != 0) {
    dprintf(program->errors, "cannot run %s: %s\n", program->arguments[0], strerror(problem));
    _exit(CBENCH_CANNOT_RUN);
  }
  // Whoever reads what the program writes is to see its end, and locks are not to outlive their taker.
  close_all_but(lifeline);
  int status = 0;
  if (wait_for_end(process, lifeline, &status)) {
    _exit(WIFSIGNALED(status) ? CBENCH_SIGNALLED + WTERMSIG(status) : WEXITSTATUS(status));
  }
  end_everything(process);
  for (int stream = 0; stream < 3; stream++) {
    open("/dev/null", O_RDWR);
  }
  execvp(clean_up[0], clean_up);
  _exit(1);
}

int cbench_spawn_supervised(const struct cbench_program *program, int lifeline, char *const clean_up[],
                            pid_t *process) {
  *process = fork();
  if (*process < 0) {
    return errno;
  }
  if (*process == 0) {
    supervise(program, lifeline, clean_up);
  }
  return 0;
}

#endif

#define _GNU_SOURCE
#include "CBenchSupport.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>

enum { SIGNAL_COUNT = 3 };
static const int signals[SIGNAL_COUNT] = {SIGINT, SIGTERM, SIGHUP};
static struct sigaction earlier[SIGNAL_COUNT];
static volatile sig_atomic_t caught;
static volatile sig_atomic_t receiver;

static void pass_on(int number) {
  int code = errno;
  caught = number;
  if (receiver != 0) {
    kill((pid_t)receiver, number);
  }
  errno = code;
}

void cbench_hold_interruptions(void) {
  caught = 0;
  receiver = 0;
  for (int place = 0; place < SIGNAL_COUNT; place++) {
    struct sigaction action = {.sa_handler = pass_on};
    sigemptyset(&action.sa_mask);
    sigaction(signals[place], NULL, &earlier[place]);
    // What a shell has told the process to ignore stays ignored.
    if (earlier[place].sa_handler != SIG_IGN) {
      sigaction(signals[place], &action, NULL);
    }
  }
}

void cbench_pass_interruptions_to(pid_t process) {
  receiver = (sig_atomic_t)process;
  if (process != 0 && caught != 0) {
    kill(process, caught);
  }
}

int cbench_held_interruption(void) { return caught; }

void cbench_release_interruptions(void) {
  receiver = 0;
  for (int place = 0; place < SIGNAL_COUNT; place++) {
    sigaction(signals[place], &earlier[place], NULL);
  }
  if (caught != 0) {
    raise(caught);
  }
}

#include "CBenchSupport.h"

#include <signal.h>
#include <stddef.h>

enum { SIGNAL_COUNT = 4 };
static const int signals[SIGNAL_COUNT] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
static struct sigaction earlier[SIGNAL_COUNT];
static volatile sig_atomic_t caught;

static void hold(int number) { caught = number; }

void cbench_hold_signals(void) {
  caught = 0;
  for (int place = 0; place < SIGNAL_COUNT; place++) {
    struct sigaction action = {.sa_handler = hold};
    sigemptyset(&action.sa_mask);
    sigaction(signals[place], NULL, &earlier[place]);
    // What a shell has told the process to ignore stays ignored.
    if (earlier[place].sa_handler != SIG_IGN) {
      sigaction(signals[place], &action, NULL);
    }
  }
}

int cbench_held_signal(void) { return caught; }

void cbench_release_signals(void) {
  for (int place = 0; place < SIGNAL_COUNT; place++) {
    sigaction(signals[place], &earlier[place], NULL);
  }
  if (caught != 0) {
    raise(caught);
  }
}

void cbench_reset_signal(int number) {
  struct sigaction action;
  if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_IGN) {
    signal(number, SIG_DFL);
  }
}

#include "CBenchSupport.h"

#include <stddef.h>

// A program under valgrind speaks to it by a sequence of instructions that changes nothing when the processor runs it:
// rotations that add up to two whole turns, then a move of a register onto itself. Valgrind finds the sequence while it
// translates the program, takes the request from the block that one register points to, and answers in another, which
// otherwise keeps the default answer. The sequence and the numbers are the same in every version of valgrind, and no
// header is needed: a bench that was built before valgrind was installed can count.

#if defined(__x86_64__)
#define SPEAKS_TO_VALGRIND 1

static uint64_t ask(uint64_t request, const void *argument) {
  uint64_t block[6] = {request, (uint64_t)(uintptr_t)argument, 0, 0, 0, 0};
  uint64_t answer = 0;
  __asm__ volatile("rolq $3, %%rdi\n\t"
                   "rolq $13, %%rdi\n\t"
                   "rolq $61, %%rdi\n\t"
                   "rolq $51, %%rdi\n\t"
                   "xchgq %%rbx, %%rbx"
                   : "+d"(answer)
                   : "a"(block)
                   : "cc", "memory");
  return answer;
}

#elif defined(__aarch64__)
#define SPEAKS_TO_VALGRIND 1

static uint64_t ask(uint64_t request, const void *argument) {
  uint64_t block[6] = {request, (uint64_t)(uintptr_t)argument, 0, 0, 0, 0};
  register uint64_t answer __asm__("x3") = 0;
  register const uint64_t *place __asm__("x4") = block;
  __asm__ volatile("ror x12, x12, #3\n\t"
                   "ror x12, x12, #13\n\t"
                   "ror x12, x12, #51\n\t"
                   "ror x12, x12, #61\n\t"
                   "orr x10, x10, x10"
                   : "+r"(answer)
                   : "r"(place)
                   : "cc", "memory");
  return answer;
}

#else
#define SPEAKS_TO_VALGRIND 0

static uint64_t ask(uint64_t request, const void *argument) {
  (void)request, (void)argument;
  return 0;
}

#endif

// Requests that every tool knows.
enum { IS_RUNNING = 0x1001 };

// Requests that callgrind knows; a tool's own numbers start with its two letters.
enum {
  CALLGRIND = ('C' << 24) | ('T' << 16),
  ZERO_COUNTS = CALLGRIND + 1,
  DUMP_COUNTS_WITH_NAME = CALLGRIND + 3,
  START_COUNTING = CALLGRIND + 4,
  STOP_COUNTING = CALLGRIND + 5,
};

bool cbench_can_speak_to_valgrind(void) { return SPEAKS_TO_VALGRIND; }

bool cbench_is_under_valgrind(void) { return ask(IS_RUNNING, NULL) != 0; }

void cbench_callgrind_start(void) {
  ask(ZERO_COUNTS, NULL);
  ask(START_COUNTING, NULL);
}

void cbench_callgrind_stop(const char *name) {
  ask(STOP_COUNTING, NULL);
  ask(DUMP_COUNTS_WITH_NAME, name);
}

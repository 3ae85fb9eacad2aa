// The few lines of the bench that Swift cannot say: volatile loads, the allocator's own numbers, processor
// affinity, hardware counters, requests to valgrind, signals, and other programs.
#ifndef C_BENCH_SUPPORT_H
#define C_BENCH_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Keeps the compiler from removing the computation of what the pointer leads to.
static inline void cbench_keep(const void *pointer) {
  __asm__ volatile("" : : "r"(pointer) : "memory");
}

// The numbers of the processors that the calling thread may run on, as many as there is room for; how many
// there are, or 0 where the system does not tell.
int cbench_allowed_processors(int numbers[], int capacity);

// Binds the calling thread to one processor; 0 or an errno value.
int cbench_bind_to_processor(int number);

// ---- allocations (jemalloc) ----

// Whether allocations can be counted: built with jemalloc, and jemalloc serves this process.
bool cbench_has_jemalloc(void);

// jemalloc's version, or NULL.
const char *cbench_jemalloc_version(void);

// Makes the allocator keep freed memory instead of giving it back to the system, from now on.
void cbench_keep_freed_memory(void);

// Bytes that the calling thread has allocated so far.
uint64_t cbench_allocated_bytes(void);

// Starts counting the calling thread's allocations; whether that is possible. Nested calls count together.
bool cbench_start_counting_allocations(void);

// The calling thread's allocations so far while it counted, or 0 while it does not count. Takes some 10 us.
uint64_t cbench_counted_allocations(void);

// Ends the counting that the matching call began.
void cbench_stop_counting_allocations(void);

// ---- page faults ----

// The page faults of the calling thread so far; of the process where the system does not tell threads apart.
uint64_t cbench_page_faults(void);

// ---- instructions (perf events) ----

// Opens a counter of the calling thread's user-space instructions: a file descriptor, or a negated errno
// value.
int cbench_open_instruction_counter(void);

// Sets the counter to 0 and starts it; 0 or an errno value.
int cbench_start_instruction_counter(int counter);

// Stops the counter and reads it; 0 or an errno value.
int cbench_stop_instruction_counter(int counter, uint64_t *instructions);

// Closes the counter.
void cbench_close_instruction_counter(int counter);

// ---- instructions (valgrind's callgrind) ----

// Whether there is a way to speak to valgrind on this kind of processor.
bool cbench_can_speak_to_valgrind(void);

// Whether the process runs under valgrind.
bool cbench_is_under_valgrind(void);

// Sets callgrind's counts to 0 and starts counting instructions; nothing outside callgrind.
void cbench_callgrind_start(void);

// Stops counting, and has callgrind write the counts to its file under a name; nothing outside callgrind.
void cbench_callgrind_stop(const char *name);

// ---- signals ----

// From now on SIGINT, SIGTERM, SIGHUP and SIGQUIT do not end the process. Not for several threads at once.
void cbench_hold_signals(void);

// The number of the signal that came last since then, or 0.
int cbench_held_signal(void);

// Such signals do again what they did before; one that came meanwhile does it now.
void cbench_release_signals(void);

// A signal does what the system says, whatever was installed for it, unless it is ignored.
void cbench_reset_signal(int number);

// ---- copies of the process (fork) ----

// Makes a copy of the process with the calling thread only: 0 in the copy, its number in the original, -1 on
// failure.
pid_t cbench_copy_process(void);

// Waits for a copy's end; whether it ended well.
bool cbench_wait_for_copy(pid_t process);

// Ends a copy at once.
_Noreturn void cbench_end_copy(bool is_well);

// Makes the process end when the one that started it ends, however that happens; where the system can do
// that.
void cbench_end_with_parent(void);

// ---- places in memory ----

// Runs a function with the stack so many bytes further on.
void cbench_on_shifted_stack(size_t bytes, void (*body)(void *), void *context);

// ---- other programs ----

// A program, where it runs, and where its streams lead.
struct cbench_program {
  // The program, found in PATH, and its arguments, then NULL.
  char *const *arguments;
  // The variables, then NULL.
  char *const *environment;
  // The folder that it runs in; NULL is the current one.
  const char *directory;
  // Descriptors; -1 is /dev/null.
  int input;
  int output;
  int errors;
};

// Starts a program and gives its process number; 0 or an errno value.
int cbench_spawn(const struct cbench_program *program, bool leads_group, pid_t *process);

// Starts a program under a supervisor, a fork of this process, and gives the supervisor's process number; 0
// or an errno value. The supervisor ends as the program does, with CBENCH_SIGNALLED and the signal's number
// if that ended it, or with CBENCH_CANNOT_RUN and a line on its errors.
//
// When the writing end of the pipe whose reading end is `lifeline` closes before that, as by the death of
// this process, of whatever kind, it ends the program and all that the program has started, and then runs
// `clean_up` in its own place.
int cbench_spawn_supervised(const struct cbench_program *program, int lifeline, char *const clean_up[],
                            pid_t *process);

// Exit codes of a supervisor, as shells have them.
enum { CBENCH_CANNOT_RUN = 127, CBENCH_SIGNALLED = 128 };

// The variables of the process as NAME=VALUE, ending with NULL.
char **cbench_environment(void);

// Opens a pipe, reading end first, that programs started later do not inherit; 0 or an errno value.
int cbench_open_pipe(int ends[2]);

#endif

#include "CBenchSupport.h"

#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/types.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#if HAS_JEMALLOC
#include <jemalloc/jemalloc.h>
#include <stdlib.h>

static _Thread_local bool is_probed;
static _Thread_local const volatile uint64_t *allocated_pointer;
static _Thread_local unsigned counting_depth;
static _Thread_local bool has_own_arena;
static _Thread_local unsigned own_arena;
static _Thread_local unsigned shared_arena;

// The calling thread's counter of bytes, or NULL. Volatile: the compiler does not see that allocating changes it.
static const volatile uint64_t *allocated(void) {
  if (!is_probed) {
    is_probed = true;
    uint64_t *pointer = NULL;
    size_t size = sizeof pointer;
    if (mallctl("thread.allocatedp", &pointer, &size, NULL, 0) == 0 && pointer != NULL) {
      // Under valgrind's memory checkers, a sanitizer or a preloaded allocator the counter stands still.
      const volatile uint64_t *counter = pointer;
      uint64_t before = *counter;
      void *volatile block = malloc(1);
      free(block);
      allocated_pointer = *counter == before ? NULL : counter;
    }
  }
  return allocated_pointer;
}

bool cbench_has_jemalloc(void) { return allocated() != NULL; }

const char *cbench_jemalloc_version(void) {
  const char *version = NULL;
  size_t size = sizeof version;
  return mallctl("version", &version, &size, NULL, 0) == 0 ? version : NULL;
}

uint64_t cbench_allocated_bytes(void) {
  const volatile uint64_t *pointer = allocated();
  return pointer == NULL ? 0 : *pointer;
}

void cbench_keep_freed_memory(void) {
  ssize_t never = -1;
  // Arenas that are made later take the default.
  mallctl("arenas.dirty_decay_ms", NULL, NULL, &never, sizeof never);
  mallctl("arenas.muzzy_decay_ms", NULL, NULL, &never, sizeof never);
  // Those that are there have had another one. All of them: very large allocations have an arena of their own, made with
  // the first of them, which may have been a file read long before, and it gives memory back at once by default.
  unsigned count = 0;
  size_t size = sizeof count;
  if (mallctl("arenas.narenas", &count, &size, NULL, 0) != 0) {
    return;
  }
  for (unsigned arena = 0; arena < count; arena++) {
    char name[64];
    // Numbers without an arena are refused, and that is as well.
    snprintf(name, sizeof name, "arena.%u.dirty_decay_ms", arena);
    mallctl(name, NULL, NULL, &never, sizeof never);
    snprintf(name, sizeof name, "arena.%u.muzzy_decay_ms", arena);
    mallctl(name, NULL, NULL, &never, sizeof never);
  }
}

// One of jemalloc's numbers, or 0.
static uint64_t arena_statistic(unsigned arena, const char *name) {
  char path[64];
  uint64_t value = 0;
  size_t size = sizeof value;
  snprintf(path, sizeof path, "stats.arenas.%u.%s", arena, name);
  return mallctl(path, &value, &size, NULL, 0) == 0 ? value : 0;
}

// The allocations that the calling thread's own arena has served so far.
static uint64_t requests(void) {
  uint64_t epoch = 1;
  // What the thread's cache has served reaches the statistics when the cache is emptied, and the statistics are a
  // picture taken when the epoch moves on.
  mallctl("thread.tcache.flush", NULL, NULL, NULL, 0);
  mallctl("epoch", NULL, NULL, &epoch, sizeof epoch);
  return arena_statistic(own_arena, "small.nrequests") + arena_statistic(own_arena, "large.nrequests");
}

bool cbench_start_counting_allocations(void) {
  if (counting_depth == 0) {
    // jemalloc counts by arena, so a thread that counts moves to one that no other thread uses. It also has hooks for
    // each allocation, but installing one walks a list of threads that may have ended, and crashes.
    bool has_statistics = false;
    size_t size = sizeof has_statistics;
    if (mallctl("config.stats", &has_statistics, &size, NULL, 0) != 0 || !has_statistics) {
      return false;
    }
    size = sizeof own_arena;
    if (!has_own_arena && mallctl("arenas.create", &own_arena, &size, NULL, 0) != 0) {
      return false;
    }
    has_own_arena = true;
    if (mallctl("thread.arena", &shared_arena, &size, &own_arena, sizeof own_arena) != 0) {
      return false;
    }
  }
  counting_depth += 1;
  return true;
}

uint64_t cbench_counted_allocations(void) { return counting_depth > 0 ? requests() : 0; }

void cbench_stop_counting_allocations(void) {
  counting_depth -= 1;
  if (counting_depth == 0) {
    mallctl("thread.arena", NULL, NULL, &shared_arena, sizeof shared_arena);
  }
}

#else

void cbench_keep_freed_memory(void) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
#endif
}

bool cbench_has_jemalloc(void) { return false; }
const char *cbench_jemalloc_version(void) { return NULL; }
uint64_t cbench_allocated_bytes(void) { return 0; }
bool cbench_start_counting_allocations(void) { return false; }
uint64_t cbench_counted_allocations(void) { return 0; }
void cbench_stop_counting_allocations(void) {}

#endif

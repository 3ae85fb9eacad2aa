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
#include <pthread.h>
#include <stdlib.h>

static _Thread_local bool is_probed;
static _Thread_local const volatile uint64_t *allocated_pointer;
static _Thread_local unsigned counting_depth;
static _Thread_local uint64_t allocation_count;

// The threads that count share one hook: jemalloc has room for four, and each would see every thread.
static pthread_mutex_t hook_lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned hook_users;
static void *hook_handle;

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
  unsigned arena = 0;
  size_t size = sizeof arena;
  // The default first: arenas made later take it, among them the one for very large allocations.
  mallctl("arenas.dirty_decay_ms", NULL, NULL, &never, sizeof never);
  mallctl("arenas.muzzy_decay_ms", NULL, NULL, &never, sizeof never);
  if (mallctl("thread.arena", &arena, &size, NULL, 0) == 0) {
    char name[64];
    snprintf(name, sizeof name, "arena.%u.dirty_decay_ms", arena);
    mallctl(name, NULL, NULL, &never, sizeof never);
    snprintf(name, sizeof name, "arena.%u.muzzy_decay_ms", arena);
    mallctl(name, NULL, NULL, &never, sizeof never);
  }
}

// The layout that jemalloc 5's experimental.hooks.install takes.
struct hooks {
  void (*allocated)(void *extra, int type, void *result, uintptr_t raw, uintptr_t arguments[3]);
  void (*freed)(void *extra, int type, void *address, uintptr_t arguments[3]);
  void (*expanded)(void *extra, int type, void *address, size_t old_size, size_t new_size, uintptr_t raw,
                   uintptr_t arguments[4]);
  void *extra;
};

// The hooks see the whole process; only what the counting thread does is counted.
static void count_allocation(void *extra, int type, void *result, uintptr_t raw, uintptr_t arguments[3]) {
  (void)extra, (void)type, (void)result, (void)raw, (void)arguments;
  if (counting_depth > 0) {
    allocation_count += 1;
  }
}

bool cbench_start_counting_allocations(void) {
  if (counting_depth == 0) {
    pthread_mutex_lock(&hook_lock);
    if (hook_users == 0) {
      struct hooks hooks = {count_allocation, NULL, NULL, NULL};
      size_t size = sizeof hook_handle;
      if (mallctl("experimental.hooks.install", &hook_handle, &size, &hooks, sizeof hooks) != 0) {
        pthread_mutex_unlock(&hook_lock);
        return false;
      }
    }
    hook_users += 1;
    pthread_mutex_unlock(&hook_lock);
  }
  counting_depth += 1;
  return true;
}

uint64_t cbench_counted_allocations(void) { return allocation_count; }

void cbench_stop_counting_allocations(void) {
  counting_depth -= 1;
  if (counting_depth > 0) {
    return;
  }
  pthread_mutex_lock(&hook_lock);
  hook_users -= 1;
  if (hook_users == 0) {
    mallctl("experimental.hooks.remove", NULL, NULL, &hook_handle, sizeof hook_handle);
  }
  pthread_mutex_unlock(&hook_lock);
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

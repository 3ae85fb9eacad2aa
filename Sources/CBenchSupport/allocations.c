#include "CBenchSupport.h"

#include <stddef.h>

#if HAS_JEMALLOC
#include <jemalloc/jemalloc.h>

static _Thread_local uint64_t *allocated_pointer;
static _Thread_local bool is_counting;
static _Thread_local uint64_t allocation_count;
static _Thread_local void *hook_handle;

static uint64_t *allocated(void) {
  if (allocated_pointer == NULL) {
    size_t size = sizeof allocated_pointer;
    if (mallctl("thread.allocatedp", &allocated_pointer, &size, NULL, 0) != 0) {
      allocated_pointer = NULL;
    }
  }
  return allocated_pointer;
}

bool cbench_has_jemalloc(void) {
  // Under valgrind's memory checkers another allocator serves the process and the counter stands still.
  return !cbench_is_under_valgrind() && allocated() != NULL;
}

const char *cbench_jemalloc_version(void) {
  const char *version = NULL;
  size_t size = sizeof version;
  return mallctl("version", &version, &size, NULL, 0) == 0 ? version : NULL;
}

uint64_t cbench_allocated_bytes(void) {
  const volatile uint64_t *pointer = allocated();
  // Volatile: the compiler does not see that allocating changes it.
  return pointer == NULL ? 0 : *pointer;
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
  if (is_counting) {
    allocation_count += 1;
  }
}

bool cbench_start_counting_allocations(void) {
  struct hooks hooks = {count_allocation, NULL, NULL, NULL};
  size_t size = sizeof hook_handle;
  if (mallctl("experimental.hooks.install", &hook_handle, &size, &hooks, sizeof hooks) != 0) {
    return false;
  }
  allocation_count = 0;
  is_counting = true;
  return true;
}

uint64_t cbench_stop_counting_allocations(void) {
  is_counting = false;
  mallctl("experimental.hooks.remove", NULL, NULL, &hook_handle, sizeof hook_handle);
  return allocation_count;
}

#else

bool cbench_has_jemalloc(void) { return false; }
const char *cbench_jemalloc_version(void) { return NULL; }
uint64_t cbench_allocated_bytes(void) { return 0; }
bool cbench_start_counting_allocations(void) { return false; }
uint64_t cbench_stop_counting_allocations(void) { return 0; }

#endif

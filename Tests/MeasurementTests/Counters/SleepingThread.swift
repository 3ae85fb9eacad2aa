#if os(Linux)
  import Foundation

  /// A thread that allocates, sleeps until it is told to end, and ends without touching the allocator again.
  ///
  /// So it uses the C library only: Swift's runtime and Foundation free memory on the way out.
  final class SleepingThread {
    /// Two semaphores: the thread is asleep, and it has to end.
    private let semaphores = UnsafeMutablePointer<sem_t>.allocate(capacity: 2)
    private var thread = pthread_t()

    init() {
      sem_init(semaphores, 0, 0)
      sem_init(semaphores + 1, 0, 0)
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      // More than the system keeps for the next thread, so that the memory of an ended thread is gone at once.
      pthread_attr_setstacksize(&attributes, 64 << 20)
      let error = pthread_create(
        &thread, &attributes,
        { argument in
          guard let semaphores = argument?.assumingMemoryBound(to: sem_t.self) else { return nil }
          free(malloc(100))
          sem_post(semaphores)
          sem_wait(semaphores + 1)
          return nil
        }, semaphores)
      precondition(error == 0, "no thread could be made")
      pthread_attr_destroy(&attributes)
      sem_wait(semaphores)
    }

    deinit { semaphores.deallocate() }

    /// Returns when the thread has ended.
    func end() {
      sem_post(semaphores + 1)
      pthread_join(thread, nil)
    }
  }
#endif

private import CBenchSupport

/// Binding the bench to one of the machine's processors.
enum ProcessorBinding {
  /// Binds the calling thread; where that cannot be done it runs anywhere, as it did.
  static func bind(to processor: Int) {
    _ = cbench_pin_to_processor(Int32(clamping: processor))
  }
}

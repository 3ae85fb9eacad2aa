// The C library's functions; the standard library has none.
#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The natural logarithm.
func logarithm(_ value: Double) -> Double { log(value) }

/// The exponential function.
func exponential(_ value: Double) -> Double { exp(value) }

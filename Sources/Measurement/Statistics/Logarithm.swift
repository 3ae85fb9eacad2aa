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

/// The natural logarithm of 1 more than a value, precise for small values.
func logarithm(onePlus value: Double) -> Double { log1p(value) }

/// The exponential function less 1, precise for small values.
func exponentialMinusOne(_ value: Double) -> Double { expm1(value) }

// The C library's functions; the standard library has none.
private import CLibrary

/// The natural logarithm.
package func logarithm(_ value: Double) -> Double { log(value) }

/// The exponential function.
package func exponential(_ value: Double) -> Double { exp(value) }

/// The natural logarithm of 1 more than a value, precise for small values.
package func logarithm(onePlus value: Double) -> Double { log1p(value) }

/// The exponential function less 1, precise for small values.
package func exponentialMinusOne(_ value: Double) -> Double { expm1(value) }

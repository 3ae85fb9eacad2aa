// The standard library has no sine. The C library's is on every system that Swift runs on; this is the only
// thing that the engine takes from outside the standard library.
#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Android)
  private import Android
#elseif canImport(WASILibc)
  private import WASILibc
#elseif canImport(ucrt)
  private import ucrt
#endif

/// The sine of an angle in radians.
@usableFromInline
func sine(_ angle: Double) -> Double { sin(angle) }

/// The cosine of an angle in radians.
@usableFromInline
func cosine(_ angle: Double) -> Double { cos(angle) }

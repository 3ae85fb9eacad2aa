// The standard library has no sine. The C library's is on every system that Swift runs on; this is the only thing that
// the engine takes from outside the standard library.
private import CLibrary

/// The sine of an angle in radians.
@usableFromInline
func sine(_ angle: Double) -> Double { sin(angle) }

/// The cosine of an angle in radians.
@usableFromInline
func cosine(_ angle: Double) -> Double { cos(angle) }

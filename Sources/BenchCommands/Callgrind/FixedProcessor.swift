/// The processor that a counted program is to believe in: the same on every machine, so that counts carry over.
///
/// The C library chooses its routines (those that copy and compare memory, sines and cosines) by the processor it
/// runs on, and the blocks in which it copies by the sizes of the caches; the same query then executes other
/// instructions on another machine. Both can be set from outside.
enum FixedProcessor {
  /// The variables that set it; other C libraries than GNU's pass them over.
  static let environment = ["GLIBC_TUNABLES": tunables.joined(separator: ":")]

  #if arch(x86_64)
    /// What a processor may have or lack, by glibc's names: none of it is used, which leaves the routines that
    /// every x86-64 processor can run.
    private static let features = [
      "AVX", "AVX2", "AVX512BW", "AVX512CD", "AVX512DQ", "AVX512ER", "AVX512F", "AVX512PF", "AVX512VL",
      "AVX_Fast_Unaligned_Load", "BMI1", "BMI2", "ERMS", "FMA", "FMA4", "FSRM", "Fast_Copy_Backward",
      "Fast_Rep_String", "Fast_Unaligned_Copy", "Fast_Unaligned_Load", "LZCNT", "MOVBE", "POPCNT",
      "Prefer_ERMS", "Prefer_FSRM", "Prefer_No_AVX512_Probing", "Prefer_No_VZEROUPPER",
      "Prefer_PMINUB_for_stringop", "RTM", "SSE4_1", "SSE4_2", "SSSE3", "Slow_BSF", "Slow_SSE4_2",
    ]

    private static let tunables = [
      "glibc.cpu.hwcaps=" + features.map { "-" + $0 }.joined(separator: ","),
      // In bytes; the smallest usual ones.
      "glibc.cpu.x86_data_cache_size=0x8000", "glibc.cpu.x86_shared_cache_size=0x100000",
      "glibc.cpu.x86_non_temporal_threshold=0xc0000", "glibc.cpu.x86_rep_movsb_threshold=0x800",
      "glibc.cpu.x86_rep_stosb_threshold=0x800",
    ]
  #else
    private static let tunables = ["glibc.cpu.name=generic"]
  #endif
}

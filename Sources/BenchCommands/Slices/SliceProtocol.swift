/// What the two processes of `ab` and the bench that drives them say to each other: lines of words.
///
/// The driver may be another revision than a worker, so words are only added, never given another meaning;
/// when that is not enough the version counts up.
///
/// A work is a path's sweep, a prepare or the look, see ``LayoutBench/MeasuredWork``; earlier workers have paths
/// only.
///
///     worker: slice 1 SCENARIOS WORKS       then a line for each scenario's name, and one for each work's
///     driver: stage NUMBER                  makes a scenario ready
///             restage NUMBER                likewise, without checking answers that were right before
///     worker: staged REPEATS,REPEATS,…      how many times each work makes a sample; 0 where it is not there
///             wrong WORK,WORK,…             or: these paths give wrong answers
///             failed REASON                 or: the scenario cannot be laid out
///     driver: sample WORK REPEATS           runs a work, by its number
///     worker: NANOSECONDS
enum SliceProtocol {
  static let version = 1
  static let greeting = "slice"
  static let stage = "stage"
  static let restage = "restage"
  static let staged = "staged"
  static let wrong = "wrong"
  static let failed = "failed"
  static let sample = "sample"

  /// The most repeats of a sample, against a driver that asks for nonsense.
  static let mostRepeats = 100_000_000
}

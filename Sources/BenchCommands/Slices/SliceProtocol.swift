/// What the two processes of `ab` and the bench that drives them say to each other: lines of words.
///
/// The driver may be another revision than a worker, so words are only added, never given another meaning;
/// when that is not enough the version counts up.
///
///     worker: slice 1 SCENARIOS PATHS       then a line for each scenario's name, and one for each path's
///     driver: stage NUMBER                  makes a scenario ready
///             restage NUMBER                likewise, without checking answers that were right before
///     worker: staged SWEEPS,SWEEPS,…        the sweeps that make a sample of each path
///             wrong PATH,PATH,…             or: these paths give wrong answers
///             failed REASON                 or: the scenario cannot be laid out
///     driver: sample PATH SWEEPS            runs a path, by its number
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

  /// The most sweeps of a sample, against a driver that asks for nonsense.
  static let mostSweeps = 100_000_000
}

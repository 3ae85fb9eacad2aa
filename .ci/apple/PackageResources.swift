// What the package manager makes of the files that are embedded.
struct PackageResources {
  static let photo_sizes_csv: [UInt8] = []
  static let message_lengths_csv: [UInt8] = []
}

/// Arguments of runs that take a moment, and what their tables have in them.
enum TinyRun {
  /// One scenario of few items in one round.
  static let arguments = ["--layouts", "grid", "--items", "50", "--sweeps", "steady", "--rounds", "1"]

  /// The columns of the result CSV, as they are documented.
  static let columns = [
    "schema", "layout", "content", "items", "sweep", "path", "verified", "frames", "rounds",
    "prepare_ns_per_item", "query_ns_p50", "query_ns_p90", "query_ns_p99", "query_ns_max", "step_ns_p50",
    "step_ns_p99", "speedup", "speedup_low", "speedup_high", "over_floor", "returned_per_query",
    "examined_per_query", "bytes_per_query", "allocations_per_query", "index_bytes_per_item",
    "instructions_per_query", "build", "over_floor_low", "over_floor_high", "probes_per_query",
    "instructions_per_prepared_item", "prepare_over_floor", "prepare_over_floor_low",
    "prepare_over_floor_high",
    "look_over_none", "look_over_none_low", "look_over_none_high",
  ]

  /// The fields of a CSV without quotes, line by line.
  static func fields(of csv: String) -> [[String]] {
    csv.split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The CSV without what differs between two runs of the same: times, and what a processor counts.
  static func repeatable(_ csv: String) -> [[String]] {
    let changing = columns.indices.filter { place in
      let name = columns[place]
      return name.contains("_ns_") || name == "rounds" || name.hasPrefix("speedup")
        || name.hasPrefix("over_floor") || name.hasPrefix("prepare_over") || name.hasPrefix("look_over")
        || name == "instructions_per_query"
    }
    return fields(of: csv).map { fields in
      fields.indices.filter { !changing.contains($0) }.map { fields[$0] }
    }
  }
}

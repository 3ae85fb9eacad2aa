import LayoutBench

extension CommandFailure {
  /// Refuses scenarios whose arrangement or effect does not keep its contract, before figures are taken of them.
  ///
  /// - Throws: ``CommandFailure`` with the first cause.
  static func checkContracts(of scenarios: [Scenario]) throws {
    var contracts = ContractCheck(tellsNotes: false)
    for scenario in scenarios {
      let contract = contracts.check(scenario)
      guard contract.isBroken else { continue }
      let cause = contract.fresh.first?.line ?? "\(scenario.name) does not keep its contract"
      throw CommandFailure(
        message: "wrong answer: \(cause); \(Bench.name) check tells all causes", status: .oracleMismatch)
    }
  }
}

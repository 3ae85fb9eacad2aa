/// Whether two numbers differ by no more than a share of the second.
func isClose(_ value: Double, _ wanted: Double, within share: Double = 1e-12) -> Bool {
  (value - wanted).magnitude <= share * wanted.magnitude
}

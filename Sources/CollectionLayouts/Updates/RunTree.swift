/// Sequences of numbers, stored as runs of consecutive ones, that can be cut and joined anywhere.
///
/// Each sequence is a treap: a binary tree over the runs in which every node has a higher priority than its
/// children. Priorities come from a fixed sequence of well mixed numbers, so that trees are balanced and
/// everything is repeatable. All sequences share one array of nodes; what is cut off and dropped stays in it
/// until the whole is freed.
struct RunTree {
  /// A sequence; the same sequence may not be used again once it was cut or joined.
  struct Root: Hashable {
    fileprivate var node: Int32

    /// The sequence without numbers.
    static let empty = Root(node: 0)
  }

  /// Consecutive numbers.
  struct Run: Hashable {
    var first: Int
    var count: Int
    /// Whether these numbers have been moved.
    var isMoved = false
  }

  private struct Node {
    var run: Run
    /// The number of numbers in this node and below.
    var total: Int
    var left: Int32 = 0
    var right: Int32 = 0
    var priority: UInt64
  }

  /// Node 0 stands for no node.
  private var nodes = [Node(run: Run(first: 0, count: 0), total: 0, priority: 0)]

  /// Makes a sequence of one run.
  ///
  /// - Complexity: O(1)
  mutating func sequence(_ run: Run) -> Root {
    guard run.count > 0 else { return .empty }
    // The finalizer of SplitMix64, applied to the node's number.
    var mixed = UInt64(nodes.count) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    nodes.append(Node(run: run, total: run.count, priority: mixed ^ (mixed >> 31)))
    return Root(node: Int32(nodes.count - 1))
  }

  /// Marks a sequence of one number as moved.
  ///
  /// - Complexity: O(1)
  mutating func markMoved(_ root: Root) { nodes[Int(root.node)].run.isMoved = true }

  /// How many numbers a sequence has.
  func count(_ root: Root) -> Int { nodes[Int(root.node)].total }

  /// The number at a place.
  ///
  /// - Parameter place: `0 ..< count(root)`.
  /// - Complexity: O(log *r*) for *r* runs, expected.
  func number(at place: Int, in root: Root) -> Int {
    var place = place
    var node = nodes[Int(root.node)]
    while true {
      let before = nodes[Int(node.left)].total
      if place < before {
        node = nodes[Int(node.left)]
      } else if place < before + node.run.count || node.right == 0 {
        return node.run.first + place - before
      } else {
        place -= before + node.run.count
        node = nodes[Int(node.right)]
      }
    }
  }

  /// Puts a sequence into another.
  ///
  /// - Parameter place: How many numbers stand before it then, `0 ... count(root)`.
  /// - Complexity: O(log *r*) for *r* runs, expected.
  mutating func insert(_ inserted: Root, into root: inout Root, at place: Int) {
    let (front, back) = split(root.node, at: place)
    root.node = join(join(front, inserted.node), back)
  }

  /// Takes numbers out of a sequence.
  ///
  /// - Parameter place: How many numbers stand before them, `0 ... count(root)`.
  /// - Returns: The numbers taken out.
  /// - Complexity: O(log *r*) for *r* runs, expected.
  mutating func take(_ count: Int, from root: inout Root, at place: Int) -> Root {
    let (front, rest) = split(root.node, at: place)
    let (taken, back) = split(rest, at: count)
    root.node = join(front, back)
    return Root(node: taken)
  }

  /// The first numbers of a tree, and the rest.
  private mutating func split(_ node: Int32, at place: Int) -> (Int32, Int32) {
    let (left, tail, right) = cut(node, at: place)
    return (left, tail.map { join(sequence($0).node, right) } ?? right)
  }

  /// Visits the runs of a sequence in order.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  func forEachRun(in root: Root, _ body: (Run) -> Void) {
    var path: [Int32] = []
    var node = root.node
    while node != 0 || !path.isEmpty {
      while node != 0 {
        path.append(node)
        node = nodes[Int(node)].left
      }
      let visited = nodes[Int(path.removeLast())]
      body(visited.run)
      node = visited.right
    }
  }

  /// Cuts a tree in two, and the end off the run that the cut goes through: joined to the rest it gets a node
  /// with a priority of its own.
  private mutating func cut(_ node: Int32, at place: Int) -> (left: Int32, tail: Run?, right: Int32) {
    guard node != 0 else { return (0, nil, 0) }
    let entry = nodes[Int(node)]
    let start = nodes[Int(entry.left)].total
    let end = start + entry.run.count
    defer { sumUp(node) }
    if place <= start {
      let (left, tail, right) = cut(entry.left, at: place)
      nodes[Int(node)].left = right
      return (left, tail, node)
    }
    if place >= end {
      let (left, tail, right) = cut(entry.right, at: place - end)
      nodes[Int(node)].right = left
      return (node, tail, right)
    }
    nodes[Int(node)].run.count = place - start
    nodes[Int(node)].right = 0
    let tail = Run(first: entry.run.first + place - start, count: end - place, isMoved: entry.run.isMoved)
    return (node, tail, entry.right)
  }

  private mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
    guard left != 0 else { return right }
    guard right != 0 else { return left }
    if nodes[Int(left)].priority > nodes[Int(right)].priority {
      nodes[Int(left)].right = join(nodes[Int(left)].right, right)
      sumUp(left)
      return left
    }
    nodes[Int(right)].left = join(left, nodes[Int(right)].left)
    sumUp(right)
    return right
  }

  private mutating func sumUp(_ node: Int32) {
    let entry = nodes[Int(node)]
    nodes[Int(node)].total =
      nodes[Int(entry.left)].total + entry.run.count + nodes[Int(entry.right)].total
  }
}

/// Sequences of numbers, stored as runs of consecutive ones, that can be cut and joined anywhere.
///
/// Each sequence is a treap: a binary tree over the runs in which every node has a higher priority than its
/// children. Priorities come from a fixed sequence of well mixed numbers, so that trees are balanced and
/// everything is repeatable. All sequences share one array of nodes; what is cut off and dropped stays in it until
/// the whole is freed.
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

  /// A sequence of one number, marked as moved.
  ///
  /// - Complexity: O(1)
  mutating func moved(_ root: Root) -> Root {
    nodes[Int(root.node)].run.isMoved = true
    return root
  }

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

  /// Cuts a sequence in two.
  ///
  /// - Parameter place: How many numbers the first part has, `0 ... count(root)`.
  /// - Complexity: O(log *r*) for *r* runs, expected.
  mutating func cut(_ root: Root, at place: Int) -> (Root, Root) {
    // A run that the cut goes through loses its tail first, which then gets a node with a priority of its own.
    let tail = shortenRun(in: root.node, at: place)
    let (left, right) = cutBetweenRuns(root.node, at: place)
    guard let tail else { return (Root(node: left), Root(node: right)) }
    return (Root(node: left), Root(node: join(sequence(tail).node, right)))
  }

  /// Puts one sequence behind another.
  ///
  /// - Complexity: O(log *r*) for *r* runs, expected.
  mutating func join(_ left: Root, _ right: Root) -> Root {
    Root(node: join(left.node, right.node))
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

  /// Takes the numbers from a place on out of the run that holds it.
  ///
  /// - Returns: The numbers taken out, or `nil` when the place is between runs.
  private mutating func shortenRun(in root: Int32, at place: Int) -> Run? {
    var path: [Int32] = []
    var place = place
    var node = root
    while node != 0 {
      path.append(node)
      let entry = nodes[Int(node)]
      let before = nodes[Int(entry.left)].total
      if place <= before {
        node = entry.left
      } else if place >= before + entry.run.count {
        place -= before + entry.run.count
        node = entry.right
      } else {
        let kept = place - before
        let tail = Run(
          first: entry.run.first + kept, count: entry.run.count - kept, isMoved: entry.run.isMoved)
        nodes[Int(node)].run.count = kept
        for visited in path { nodes[Int(visited)].total -= tail.count }
        return tail
      }
    }
    return nil
  }

  private mutating func cutBetweenRuns(_ node: Int32, at place: Int) -> (Int32, Int32) {
    guard node != 0 else { return (0, 0) }
    let entry = nodes[Int(node)]
    let before = nodes[Int(entry.left)].total
    if place <= before {
      let (left, right) = cutBetweenRuns(entry.left, at: place)
      nodes[Int(node)].left = right
      sumUp(node)
      return (left, node)
    }
    let (left, right) = cutBetweenRuns(entry.right, at: place - before - entry.run.count)
    nodes[Int(node)].right = left
    sumUp(node)
    return (node, right)
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

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view resolved to a tree, to be measured and placed any number of times, each time from nothing.
///
/// Benchmarks time the layout with it, apart from the making of the tree, and charts measure their labels.
package struct PreparedLayout {
  private let tree: ViewTree
  private let root: Int?
  private let settings: LayoutSettings

  /// Resolves a view into its tree, which can then be measured for several proposals.
  package init(
    _ view: some View, in environment: EnvironmentValues = EnvironmentValues(),
    settings: LayoutSettings = .standard
  ) {
    var resolver = ViewResolver(environment: environment, settings: settings)
    resolver.resolveChildren(view, in: .stack(.vertical))
    let root = resolver.takeSingle(from: 0) {
      $0.addStack(.vertical, guide: .horizontalCenter, spacing: nil, from: 0)
    }
    self.root = root.map { Int($0) }
    tree = resolver.tree
    self.settings = settings
  }

  /// The size that the view chooses of what it is offered, in points; nil if it shows nothing.
  package func size(for proposal: ProposedViewSize) -> Size? {
    guard let root else { return nil }
    var engine = LayoutEngine(tree: tree, settings: settings)
    return engine.size(of: root, for: Proposal(proposal))
  }

  /// Measures and places every view.
  ///
  /// - Parameter room: What is offered to the view.
  /// - Returns: The sum of the left and upper edges of all frames, which no layout can know that has not placed them.
  package func checksum(in room: Size) -> Double {
    guard let root else { return 0 }
    var engine = LayoutEngine(tree: tree, settings: settings)
    let proposal = Proposal(room)
    let size = engine.size(of: root, for: proposal)
    engine.place(root, at: .zero, proposal: proposal, size: size)
    return engine.frames.reduce(0) { $0 + ($1.minX.isNaN ? 0 : $1.minX + $1.minY) }
  }
}

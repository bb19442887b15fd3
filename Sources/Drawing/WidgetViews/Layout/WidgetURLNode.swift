// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A `widgetURL(_:)`: the URL that a tap on the widget opens.
struct WidgetURLNode {
  /// The URL.
  var url: String
  /// The nodes of the view; none if it shows nothing.
  var nodes: [Int32]
}

extension LayoutEngine {
  /// The URLs that shown views say, as positions in the tree's list; what was not chosen to be shown says nothing.
  ///
  /// Where no view that is seen says one, hidden ones count, and then views that show nothing.
  ///
  /// - Parameters:
  ///   - roots: The nodes of the widget's content and of its background.
  ///   - takesAny: Whether views count that are only in part in the tree, as of a widget that is reduced to a line.
  /// - Returns: The positions, the innermost first.
  func widgetURLs(in roots: [Int], takesAny: Bool) -> [Int] {
    let all = tree.rare.widgetURLs
    guard !all.isEmpty else { return [] }
    for countsHidden in [false, true] {
      let reached = nodes(in: roots, countsHidden: countsHidden)
      let shown = all.indices.filter { all[$0].nodes.contains(where: reached.contains) }
      if !shown.isEmpty { return shown }
    }
    let rest = all.indices.filter { takesAny || all[$0].nodes.isEmpty }
    return Array(rest.suffix(1))
  }

  private func nodes(in roots: [Int], countsHidden: Bool) -> Set<Int32> {
    var reached: Set<Int32> = []
    // A list and not recursion, so that deep trees need no deep stack.
    var next = roots.map { Int32($0) }
    while let node = next.popLast() {
      guard reached.insert(node).inserted else { continue }
      if case .hidden = tree.nodes[Int(node)].kind, !countsHidden { continue }
      next += parts(of: Int(node))
    }
    return reached
  }
}

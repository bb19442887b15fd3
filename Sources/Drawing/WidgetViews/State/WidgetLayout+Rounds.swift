// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension WidgetLayout {
  /// How often a view is laid out again because what it keeps was changed.
  private static let roundLimit = 5

  /// Lays views out until what they do when they appear changes nothing any more.
  ///
  /// A view that measures itself writes the length into its state, and is drawn with it: a simulator's pictures show the length, and not the
  /// initial value.
  ///
  /// - Parameter layOut: Lays the views out once, with what was kept at their places.
  /// - Returns: The last layout, with a problem if it is not the final one.
  static func settled(_ layOut: (StateScope) -> WidgetLayout) -> WidgetLayout {
    let scope = StateScope()
    var layout = layOut(scope)
    // An object that a view made in the first round counts as a change, as what is written into it is not seen.
    var before = 0
    for _ in 0..<roundLimit {
      layout.callObservers()
      guard scope.changeCount != before else { return layout }
      before = scope.changeCount
      scope.beginRound()
      layout = layOut(scope)
    }
    layout.noteUnsettledState()
    return layout
  }

  /// Shows each observer what it observes, the innermost first.
  private func callObservers() {
    for observer in engine.tree.rare.observers {
      let isPlaced = observer.nodes.contains { !engine.frames[Int($0)].minX.isNaN }
      guard isPlaced, let scope = observer.scope else { continue }
      let value = observer.value(engine, observer.nodes)
      let old = scope.exchange(value, at: observer.index)
      observer.action(old, value)
    }
  }
}

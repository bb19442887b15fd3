// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The distances that a view prefers at its edges.
///
/// Two neighbors of a stack without a spacing of its own compare what they prefer at the edges that face each other; see
/// ``distance(to:along:fallback:)``. Source: OpenSwiftUI, `Spacing.swift` and `Text+Spacing.swift`; the results for texts side by
/// side, one above the other, and beside spacers are measured.
struct Spacing: Hashable {
  /// The preferences of a view at its upper or lower edge; a missing one is not a number.
  struct Edge: Hashable {
    /// Against anything, if nothing else is in common.
    var unnamed = Double.nan
    /// The distance between two texts.
    var textToText = Double.nan
    /// The distance of a view above a text.
    var aboveText = Double.nan
    /// The distance of a view below a text.
    var belowText = Double.nan
  }

  /// A view of the usual kind: it touches no text from above (its lower edge) or from below (its upper edge) of itself.
  static let standard = Spacing(top: Edge(belowText: 0), bottom: Edge(aboveText: 0))

  /// A view that prefers nothing.
  static let none = Spacing()

  var top = Edge()
  var bottom = Edge()
  /// At the leading edge, against anything.
  var leading = Double.nan
  /// At the trailing edge, against anything.
  var trailing = Double.nan

  /// A spacer in a stack: it stands close to anything.
  ///
  /// Source: measured for both axes.
  static func spacer(along axis: Axis) -> Spacing {
    switch axis {
    case .horizontal: Spacing(leading: 0, trailing: 0)
    case .vertical: Spacing(top: Edge(unnamed: 0), bottom: Edge(unnamed: 0))
    }
  }

  /// The distance to the next view.
  ///
  /// It is the largest of what both views prefer in the same category, added up; where they share none, the larger of what they prefer
  /// against anything; if neither does, the fallback.
  func distance(to next: Spacing, along axis: Axis, fallback: Double) -> Double {
    switch axis {
    case .horizontal: return Self.larger(trailing, next.leading, or: fallback)
    case .vertical:
      let named = Self.larger(
        Self.larger(
          bottom.textToText + next.top.textToText, bottom.aboveText + next.top.aboveText, or: .nan),
        bottom.belowText + next.top.belowText, or: .nan)
      guard named.isNaN else { return named }
      return Self.larger(bottom.unnamed, next.top.unnamed, or: fallback)
    }
  }

  /// The preferences, those at some edges those of a usual view again.
  ///
  /// Padding, and a frame with a length of its own, come between the view and its neighbors.
  func resetting(_ edges: WidgetViews.Edge.Set) -> Spacing {
    var spacing = self
    if edges.contains(.top) { spacing.top = Self.standard.top }
    if edges.contains(.bottom) { spacing.bottom = Self.standard.bottom }
    if edges.contains(.leading) { spacing.leading = .nan }
    if edges.contains(.trailing) { spacing.trailing = .nan }
    return spacing
  }

  /// Takes over the larger of each preference.
  mutating func formUnion(_ other: Spacing, edges: WidgetViews.Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading, or: .nan) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing, or: .nan) }
  }

  /// The larger of two numbers, the one if the other is none, or what is given if neither is one.
  fileprivate static func larger(_ a: Double, _ b: Double, or none: Double) -> Double {
    if a.isNaN { return b.isNaN ? none : b }
    return b.isNaN ? a : max(a, b)
  }
}

extension Spacing.Edge {
  fileprivate mutating func formUnion(_ other: Self) {
    unnamed = Spacing.larger(unnamed, other.unnamed, or: .nan)
    textToText = Spacing.larger(textToText, other.textToText, or: .nan)
    aboveText = Spacing.larger(aboveText, other.aboveText, or: .nan)
    belowText = Spacing.larger(belowText, other.belowText, or: .nan)
  }
}

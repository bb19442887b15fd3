// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The distances that a view prefers at its edges.
///
/// Source: Apple's documentation of `ViewSpacing`.
public struct ViewSpacing: Hashable, Sendable {
  /// The preferences of a view that prefers no distance.
  public static let zero = ViewSpacing(value: .none, fallback: LayoutSettings.standard.stackSpacing)

  var value: Spacing
  /// The distance between two views that say nothing about it, in points.
  var fallback: Double

  init(value: Spacing, fallback: Double) {
    self.value = value
    self.fallback = fallback
  }

  /// Creates the distances that a usual view prefers.
  public init() {
    self.init(value: .standard, fallback: LayoutSettings.standard.stackSpacing)
  }

  /// The distance to the next view, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    value.distance(to: next.value, along: axis, fallback: fallback)
  }

  /// Takes over the larger of each distance at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    value.formUnion(other.value, edges: edges)
  }

  /// The distances with the larger of each at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The size and the guides of a view, for a function that sets a guide.
public struct ViewDimensions: Hashable, Sendable {
  private var size: Size

  /// The guides that are set, and where.
  private var explicitValues: [Guide: Double] = [:]

  init(size: Size) {
    self.size = size
  }

  /// The width of the view, in points.
  public var width: Double { size.width }

  /// The height of the view, in points.
  public var height: Double { size.height }

  /// The distance of a guide from the leading edge, in points.
  public subscript(guide: HorizontalAlignment) -> Double { value(of: guide.guide) }

  /// The distance of a guide from the upper edge, in points.
  public subscript(guide: VerticalAlignment) -> Double { value(of: guide.guide) }

  /// The distance of a guide that a view in the view sets; nil if none does.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { explicitValues[guide.guide] }

  /// The distance of a guide that a view in the view sets; nil if none does.
  public subscript(explicit guide: VerticalAlignment) -> Double? { explicitValues[guide.guide] }

  mutating func set(_ guide: Guide, _ value: Double) {
    explicitValues[guide] = value
  }

  private func value(of guide: Guide) -> Double {
    explicitValues[guide] ?? guide.defaultValue(in: size)
  }
}

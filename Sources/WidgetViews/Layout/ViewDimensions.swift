// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The size and the guides of a view, for a function that sets a guide.
public struct ViewDimensions: Hashable, Sendable {
  private var size: Size
  private var values: [Double]
  private var guides: GuideSet = []

  init(size: Size) {
    self.size = size
    values = Guide.allCases.map { $0.defaultValue(in: size) }
  }

  /// The width, in points.
  public var width: Double { size.width }

  /// The height, in points.
  public var height: Double { size.height }

  /// The distance of a guide from the leading edge, in points.
  public subscript(guide: HorizontalAlignment) -> Double { values[Int(guide.guide.rawValue)] }

  /// The distance of a guide from the upper edge, in points.
  public subscript(guide: VerticalAlignment) -> Double { values[Int(guide.guide.rawValue)] }

  /// The distance of a guide that a view in the view sets; nil if none does.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    guides.contains(guide.guide) ? self[guide] : nil
  }

  /// The distance of a guide that a view in the view sets; nil if none does.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    guides.contains(guide.guide) ? self[guide] : nil
  }

  mutating func set(_ guide: Guide, _ value: Double) {
    values[Int(guide.rawValue)] = value
    guides.formUnion(GuideSet(guide))
  }
}

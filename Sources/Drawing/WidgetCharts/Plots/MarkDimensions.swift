// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The widths or the heights of the marks of a plot: the same for all, or one that each element has.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private let dimension: (DataElement) -> MarkDimension

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) {
    self.dimension = dimension
  }

  func callAsFunction(_ element: DataElement) -> MarkDimension { dimension(element) }

  /// The lengths that the chart chooses.
  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

  /// A length in points, at any scale.
  public static func fixed(_ length: Double) -> MarkDimensions {
    MarkDimensions { _ in .fixed(length) }
  }

  /// The whole step of the scale without a length in points at both sides.
  public static func inset(_ length: Double) -> MarkDimensions {
    MarkDimensions { _ in .inset(length) }
  }

  /// A part of the step of the scale, from 0 to 1.
  public static func ratio(_ ratio: Double) -> MarkDimensions {
    MarkDimensions { _ in .ratio(ratio) }
  }

  /// The length of each element in points, at any scale.
  public static func fixed(
    _ keyPath: KeyPath<DataElement, some BinaryFloatingPoint>
  ) -> MarkDimensions {
    MarkDimensions { .fixed(Double($0[keyPath: keyPath])) }
  }

  /// The whole step of the scale without the length of each element in points at both sides.
  public static func inset(
    _ keyPath: KeyPath<DataElement, some BinaryFloatingPoint>
  ) -> MarkDimensions {
    MarkDimensions { .inset(Double($0[keyPath: keyPath])) }
  }

  /// The part of the step of the scale that each element has, from 0 to 1.
  public static func ratio(
    _ keyPath: KeyPath<DataElement, some BinaryFloatingPoint>
  ) -> MarkDimensions {
    MarkDimensions { .ratio(Double($0[keyPath: keyPath])) }
  }

  /// Creates a fixed length, in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// Creates a fixed length, in points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

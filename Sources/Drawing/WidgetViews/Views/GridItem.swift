// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The columns, or rows, that a lazy grid is to have.
public struct GridItem: Hashable, Sendable {
  /// The size of a column or row, in points.
  public enum Size: Hashable, Sendable {
    /// One of a fixed length.
    case fixed(Double)
    /// One that takes its part of what is left, within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns or rows of the same size as fit into the space of one, within limits.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The length of the column or row, or its limits.
  public var size: Size

  /// The distance to the next one, in points; nil is the usual one.
  public var spacing: Double?

  /// The alignment of views that are smaller than their cells; nil for the alignment of the grid.
  public var alignment: Alignment?

  /// Creates a column or row; with an adaptive size several.
  public init(
    _ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The columns, or rows, that a lazy grid is to have.
public struct GridItem: Hashable, Sendable {
  /// How long columns, or rows, are, in points.
  public enum Size: Hashable, Sendable {
    /// One of a fixed length.
    case fixed(Double)
    /// One that takes its part of what is left, within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many as fit into one part, all of the same length, within limits.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The length of the column or row, or its limits.
  public var size: Size

  /// The distance to the next one, in points; nil is the usual one.
  public var spacing: Double?

  /// Where a cell stands that is smaller than its place; nil is where the grid says.
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

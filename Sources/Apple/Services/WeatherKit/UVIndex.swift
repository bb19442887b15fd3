// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The index of ultraviolet radiation.
public struct UVIndex: Codable, Hashable, Sendable {
  /// The index, which is 0 at night and 11 or more at its strongest.
  public let value: Int
  /// The category of the index.
  public let category: ExposureCategory

  /// A category of the World Health Organization.
  public enum ExposureCategory: String, CaseIterable, Codable, Comparable, CustomStringConvertible,
    Hashable, Sendable
  {
    /// The index is at most 2.
    case low
    /// The index is 3 to 5.
    case moderate
    /// The index is 6 or 7.
    case high
    /// The index is 8 to 10.
    case veryHigh
    /// The index is 11 or more.
    case extreme

    /// The name of the category, in English.
    public var description: String {
      self == .veryHigh ? "Very High" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }

    /// The name of the category for VoiceOver, in English.
    public var accessibilityDescription: String { description }

    /// The indices that the category has.
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }

    /// Whether a category is of lower indices than another.
    public static func < (left: Self, right: Self) -> Bool {
      left.rangeValue.lowerBound < right.rangeValue.lowerBound
    }
  }
}

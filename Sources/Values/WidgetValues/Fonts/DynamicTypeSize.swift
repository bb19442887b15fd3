// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The size of text that a user prefers, with SwiftUI's names.
public enum DynamicTypeSize: String, CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case xSmall
  /// The second smallest size.
  case small
  /// One step below the default.
  case medium
  /// The default size of a device.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// The largest size outside the accessibility settings.
  case xxxLarge
  /// The first of the accessibility sizes, AX1 in the Human Interface Guidelines.
  case accessibility1
  /// The second of the accessibility sizes, AX2.
  case accessibility2
  /// The third of the accessibility sizes, AX3.
  case accessibility3
  /// The fourth of the accessibility sizes, AX4.
  case accessibility4
  /// The largest of all, AX5.
  case accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The short name of the Human Interface Guidelines: `AX1` to `AX5`, for the others the name.
  public var shortName: String {
    isAccessibilitySize ? "AX" + rawValue.suffix(1) : rawValue
  }

  /// All names under which a size is found, the smallest size first: those of SwiftUI, and the short ones.
  public static let names = allCases.map(\.rawValue) + allCases.suffix(5).map(\.shortName)

  /// The size of a name, of SwiftUI or short, in any case of its letters; nil if there is none.
  public static func named(_ name: String) -> DynamicTypeSize? {
    let name = name.lowercased()
    return allCases.first { $0.rawValue.lowercased() == name || $0.shortName.lowercased() == name }
  }

  /// The place among all sizes: 0 is the smallest.
  var rank: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

extension DynamicTypeSize: Comparable {
  /// Whether text of the first size is the smaller one.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rank < right.rank
  }
}

extension DynamicTypeSize {
  /// A length that grows with the text, as `@ScaledMetric` computes it.
  ///
  /// The length is multiplied by the leading that the style has at this size, divided by the one that it has at `large`,
  /// and rounded to a pixel. So a symbol of 32 points relative to `footnote` has 52 × 32 / 18 = 92⅓ points at AX5.
  ///
  /// - Parameters:
  ///   - value: The length at ``large``, in points.
  ///   - style: The text style that it follows.
  ///   - displayScale: The pixels of a point.
  /// - Returns: The length at this size, in points.
  public func scaled(
    _ value: Double, relativeTo style: Font.TextStyle = .body, displayScale: Double
  ) -> Double {
    let factor = style.leading(at: self) / style.leading(at: .large)
    return (value * factor * displayScale).rounded() / displayScale
  }
}

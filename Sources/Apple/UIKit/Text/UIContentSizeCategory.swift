// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
package import WidgetViews

/// The size of text that the user chose, by its UIKit name.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size, such as `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The smallest size of text.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// A size between the smallest and the medium.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A size below the usual one.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual size of text.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A size above the usual one.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The second largest of the usual range.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the usual range.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of the larger sizes for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the larger sizes.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the larger sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the larger sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all sizes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  /// No size is chosen.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")

  /// The notification that the user chose another size; never posted here.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  private static let sizes: [(UIContentSizeCategory, DynamicTypeSize)] = [
    (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large),
    (.extraLarge, .xLarge), (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge),
    (.accessibilityMedium, .accessibility1), (.accessibilityLarge, .accessibility2),
    (.accessibilityExtraLarge, .accessibility3), (.accessibilityExtraExtraLarge, .accessibility4),
    (.accessibilityExtraExtraExtraLarge, .accessibility5),
  ]

  /// Whether it is one of the larger sizes for accessibility.
  public var isAccessibilityCategory: Bool {
    rawValue.hasPrefix("UICTContentSizeCategoryAccessibility")
  }

  /// Creates the category of a size of SwiftUI's.
  package init(_ size: DynamicTypeSize) {
    self = Self.sizes.first { $0.1 == size }?.0 ?? .large
  }

  /// The size of SwiftUI's; nil for one that is not specified.
  package var typeSize: DynamicTypeSize? { Self.sizes.first { $0.0 == self }?.1 }

  /// The place among all sizes, the smallest first; nil for one that is not specified.
  private var place: Int? { Self.sizes.firstIndex { $0.0 == self } }
}

extension UIContentSizeCategory: Comparable {
  /// Whether text is smaller in the first size; false if one is not specified.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    guard let first = first.place, let second = second.place else { return false }
    return first < second
  }
}

extension UITraitCollection {
  /// The size of text; that which the user chose if it is not specified.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
      ?? UIContentSizeCategory(WidgetViews.Environment(\.dynamicTypeSize).wrappedValue)
  }
}

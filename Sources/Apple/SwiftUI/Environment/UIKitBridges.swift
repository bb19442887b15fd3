// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Settings of the user and of the screen by their names of UIKit, and back.

public import UIKit
public import WidgetViews

extension DynamicTypeSize {
  /// Creates the size of a category of UIKit; nil if it is not specified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.typeSize else { return nil }
    self = size
  }
}

extension ContentSizeCategory {
  /// Creates the category by its name of UIKit; nil if it is not specified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.typeSize else { return nil }
    self.init(size)
  }
}

extension UIContentSizeCategory {
  /// Creates the category of a size; one that is not specified for nil.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { UIContentSizeCategory($0) } ?? .unspecified
  }

  /// Creates the category by its name of SwiftUI; one that is not specified for nil.
  public init(_ contentSizeCategory: ContentSizeCategory?) {
    self.init(contentSizeCategory?.dynamicTypeSize)
  }
}

extension ColorSchemeContrast {
  /// Creates the contrast by its name of UIKit; nil if it is not specified.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    case .unspecified: return nil
    }
  }
}

extension UIAccessibilityContrast {
  /// Creates the contrast by its name of SwiftUI; one that is not specified for nil.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    self = colorSchemeContrast.map { $0 == .increased ? .high : .normal } ?? .unspecified
  }
}

extension UserInterfaceSizeClass {
  /// Creates the size class by its name of UIKit; nil if it is not specified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Creates the size class by its name of SwiftUI; one that is not specified for nil.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
  }
}

extension LayoutDirection {
  /// Creates the direction by its name of UIKit; nil if it is not specified.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Creates the direction by its name of SwiftUI.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }
}

extension EdgeInsets {
  /// Creates insets from those of UIKit, in points.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates insets of UIKit from others, in points.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}

extension TextInputAutocapitalization {
  /// Creates the rule by its name of UIKit; nil for one that is not known.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

extension Text.LineStyle {
  /// Creates the line of a style of UIKit, with its pattern; nil for no line.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard !nsUnderlineStyle.isEmpty else { return nil }
    // Dashes with dots have the bits of both.
    let patterns: [(NSUnderlineStyle, Pattern)] = [
      (.patternDashDotDot, .dashDotDot), (.patternDashDot, .dashDot), (.patternDash, .dash),
      (.patternDot, .dot),
    ]
    self.init(pattern: patterns.first { nsUnderlineStyle.contains($0.0) }?.1 ?? .solid)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetValues

/// Changes the attributes of a text in a configuration.
public struct UIConfigurationTextAttributesTransformer {
  /// Returns the changed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates what changes attributes with a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// Changes a color of a configuration.
public struct UIConfigurationColorTransformer {
  /// Returns the changed color.
  public let transform: (UIColor) -> UIColor

  /// Creates what changes a color with a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Makes a gray of a color, as bright as it is.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      let parts = color.parts(in: .current)
      let gray = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
      return UIColor(white: CGFloat(gray), alpha: CGFloat(parts.opacity))
    }
  }
  /// Takes the tint color in place of a color.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }
  /// Takes the tint color in place of a color; in gray contexts it would be gray.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }
}

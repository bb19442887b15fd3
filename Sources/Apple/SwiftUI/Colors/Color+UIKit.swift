// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreGraphics
public import Foundation
public import UIKit
public import WidgetViews

extension Color {
  /// Creates a color from a UIKit color.
  @_disfavoredOverload public init(_ color: UIColor) { self = color.color }

  /// Creates a color from a UIKit color.
  public init(uiColor color: UIColor) { self = color.color }

  /// Creates a color from a Core Graphics color.
  public init(cgColor color: CGColor) { self = UIColor(cgColor: color).color }

  /// Creates a color from a Core Graphics color.
  @_disfavoredOverload public init(_ color: CGColor) { self.init(cgColor: color) }

  /// Creates the color of an asset catalog; the bundle is ignored.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// The sRGB components of the color with the current traits; never nil here.
  public var cgColor: CGColor? { UIColor(self).cgColor }
}

extension Color.Resolved {
  /// The color by its Core Graphics name.
  public var cgColor: CGColor { UIColor(Color(self)).cgColor }
}

extension Font {
  /// Creates a font from a UIKit font.
  @_disfavoredOverload public init(_ font: UIFont) { self = font.font }
}

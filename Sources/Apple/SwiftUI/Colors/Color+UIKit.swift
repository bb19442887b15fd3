// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreGraphics
public import Foundation
public import UIKit
public import WidgetViews

extension Color {
  /// A color of UIKit's.
  @_disfavoredOverload public init(_ color: UIColor) { self = color.color }

  /// A color of UIKit's.
  public init(uiColor color: UIColor) { self = color.color }

  /// A color of CoreGraphics'.
  public init(cgColor color: CGColor) { self = UIColor(cgColor: color).color }

  /// A color of CoreGraphics'.
  @_disfavoredOverload public init(_ color: CGColor) { self.init(cgColor: color) }

  /// The color of a name in a bundle's catalog: the program has one catalog.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// The color as its parts, as far as it is the same everywhere.
  public var cgColor: CGColor? { UIColor(self).cgColor }

  /// The color in an environment, as its parts.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolved(in: environment.colorAppearance, catalog: environment.colors)
  }
}

extension Font {
  /// A font of UIKit's.
  @_disfavoredOverload public init(_ font: UIFont) { self = font.font }
}

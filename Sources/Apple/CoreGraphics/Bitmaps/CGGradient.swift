// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation
package import WidgetViews

/// A gradient between colors.
public final class CGGradient: _CFObject, @unchecked Sendable {
  package let gradient: Gradient

  /// Creates a gradient of colors at locations from 0 to 1, or at equal distances if that is nil;
  /// nil without colors.
  public init?(
    colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.engine }
    guard !colors.isEmpty else { return nil }
    guard let locations else {
      gradient = Gradient(colors: colors)
      return
    }
    gradient = Gradient(
      stops: colors.enumerated().map { Gradient.Stop(color: $1, location: locations[$0]) })
  }
}

extension CGGradient {
  /// Creates a gradient of colors by their components; nil without colors.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - components: The components of each color, and its alpha behind them.
  ///   - locations: The locations from 0 to 1; equal distances if nil.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * length)
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

extension CGColor {
  /// The color as a color of the drawing engine.
  package var engine: Color {
    let parts = components ?? [0, 0, 0, 1]
    return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A color as its parts in sRGB.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity, from 0 to 1.
  public let components: [CGFloat]?

  /// Makes a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Makes a color of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The number of parts, opacity included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Whether the parts are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Adds the parts to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

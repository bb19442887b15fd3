// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A color of the sRGB space, as numbers.
public struct ResolvedColor: Hashable, Sendable {
  /// No color: what is behind it shows unchanged.
  public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

  /// The part of red, from 0 to 1, as it is written in `#RRGGBB`.
  public var red: Double

  /// The part of green, from 0 to 1.
  public var green: Double

  /// The part of blue, from 0 to 1.
  public var blue: Double

  /// The opacity, from 0 to 1.
  public var opacity: Double

  /// Creates a color from its components.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ResolvedColor {
  /// The relative luminance of WCAG 2, from 0 for black to 1 for white, regardless of the opacity.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of WCAG 2 to the color behind it, from 1 for none to 21 for black on white.
  ///
  /// Where the color is not opaque, what shows through is part of it. The color behind is taken as opaque.
  public func contrastRatio(on background: ResolvedColor) -> Double {
    let front = composited(over: background).relativeLuminance
    let back = background.relativeLuminance
    return (max(front, back) + 0.05) / (min(front, back) + 0.05)
  }

  /// The color that is seen where it is over another, mixed in sRGB as iOS does.
  public func composited(over background: ResolvedColor) -> ResolvedColor {
    let behind = background.opacity * (1 - opacity)
    let total = opacity + behind
    guard total > 0 else { return .clear }
    func mixed(_ part: KeyPath<ResolvedColor, Double>) -> Double {
      (self[keyPath: part] * opacity + background[keyPath: part] * behind) / total
    }
    return ResolvedColor(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: total)
  }

  /// The part of light that a part of sRGB stands for; parts outside of 0 to 1 are the nearest of these.
  package static func linear(_ part: Double) -> Double {
    let part = min(max(0, part), 1)
    return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
  }

  /// A number to the power of 2.4, which the standard library alone does not offer.
  ///
  /// x²·⁴ is x² times the fifth root of x², found by Newton's method. Numbers are from 0.08 to 1 here, and the method
  /// comes down from 1, so that it ends when it no longer falls.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    while true {
      let fourth = root * root * root * root
      let next = root - (root * fourth - square) / (5 * fourth)
      guard next < root else { return square * root }
      root = next
    }
  }
}

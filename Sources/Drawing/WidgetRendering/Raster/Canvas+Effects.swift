// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension Canvas {
  /// Blurs what was painted, puts a shadow behind it, or changes its colors; other effects are not the canvas'.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - scale: How many pixels a point has.
  mutating func apply(_ effect: DisplayEffect, scale: Double) {
    switch effect {
    case .blur(let radius): blur(sigma: radius * scale)
    case .shadow(let color, let radius, let x, let y):
      let tint = PremultipliedColor(color)
      let (dx, dy) = (Self.pixels(x * scale), Self.pixels(y * scale))
      var shadow = Canvas(width: width, height: height)
      let source = self
      shadow.replace(painted.moved(x: dx, y: dy)) { tint * source[$0 - dx, $1 - dy].w }
      shadow.blur(sigma: radius * scale)
      shadow.paint(self, opacity: 1)
      self = shadow
    case .colors(let matrix):
      map { color in
        let opaque = color / color.w
        return PremultipliedColor(
          matrix(
            ResolvedColor(
              red: Double(opaque.x), green: Double(opaque.y), blue: Double(opaque.z),
              opacity: Double(color.w))))
      }
    case .transform, .blend, .isolate, .mask, .erase: break
    }
  }

  /// A number of pixels, not more than any canvas has.
  private static func pixels(_ length: Double) -> Int {
    Int(min(max(length.rounded(), -1e5), 1e5))
  }

  /// Three means over a row and a column each are near a Gaussian blur.
  private mutating func blur(sigma: Double) {
    // The width of a mean whose third power has the deviation. Source: W3C Filter Effects, feGaussianBlur.
    let size = Self.pixels(sigma * 3 * (2 * Double.pi).squareRoot() / 4)
    let reach = min(size / 2, max(width, height))
    guard reach > 0 else { return }
    let area = painted.moved(x: 0, y: 0, enlarged: 3 * reach)
    for _ in 0..<3 { smooth(area, reach: reach) }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension BlendMode {
  /// A color, mixed with the one behind it (W3C Compositing and Blending).
  func mixed(_ front: PremultipliedColor, _ back: PremultipliedColor) -> PremultipliedColor {
    guard front.w > 0 else { return back }
    if self == .plusLighter {
      return (front + back).clamped(lowerBound: .zero, upperBound: PremultipliedColor(repeating: 1))
    }
    guard back.w > 0 else { return front }
    let (source, behind) = (front / front.w, back / back.w)
    var blended = separate(source, behind)
    blended.w = 1
    // Where both are, the blended color; where only one is, that one.
    var result =
      blended * (front.w * back.w) + front * (1 - back.w) + back * (1 - front.w)
    result.w = front.w + back.w * (1 - front.w)
    return result
  }

  /// The blended color of two opaque ones.
  private func separate(
    _ source: PremultipliedColor, _ behind: PremultipliedColor
  ) -> PremultipliedColor {
    func each(_ mix: (Float, Float) -> Float) -> PremultipliedColor {
      PremultipliedColor(
        mix(source.x, behind.x), mix(source.y, behind.y), mix(source.z, behind.z), 1)
    }
    func hard(_ first: Float, _ second: Float) -> Float {
      first <= 0.5 ? 2 * first * second : 1 - 2 * (1 - first) * (1 - second)
    }
    switch self {
    case .multiply: return source * behind
    case .screen: return source + behind - source * behind
    case .overlay: return each { hard($1, $0) }
    case .hardLight: return each(hard)
    case .darken: return each(Swift.min)
    case .lighten: return each(Swift.max)
    case .colorDodge: return each { $1 == 0 ? 0 : $0 >= 1 ? 1 : Swift.min(1, $1 / (1 - $0)) }
    case .colorBurn: return each { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - Swift.min(1, (1 - $1) / $0) }
    case .softLight:
      return each { first, second in
        if first <= 0.5 { return second - (1 - 2 * first) * second * (1 - second) }
        let curve =
          second <= 0.25
          ? ((16 * second - 12) * second + 4) * second : second.squareRoot()
        return second + (2 * first - 1) * (curve - second)
      }
    case .difference: return each { abs($0 - $1) }
    case .exclusion: return source + behind - 2 * source * behind
    case .hue:
      return source.withSaturation(behind.saturation).withBrightness(behind.luma)
    case .saturation:
      return behind.withSaturation(source.saturation).withBrightness(behind.luma)
    case .color: return source.withBrightness(behind.luma)
    case .luminosity: return behind.withBrightness(source.luma)
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter:
      return source
    }
  }
}

extension PremultipliedColor {
  /// The luma of the blend modes that keep hues, with their own weights.
  fileprivate var luma: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate var saturation: Float { Swift.max(x, y, z) - Swift.min(x, y, z) }

  /// The color with another luma; parts that come out of the range draw the others toward the luma.
  fileprivate func withBrightness(_ wanted: Float) -> PremultipliedColor {
    var result = self + (wanted - luma)
    let (low, high) = (
      Swift.min(result.x, result.y, result.z), Swift.max(result.x, result.y, result.z)
    )
    if low < 0 { result = wanted + (result - wanted) * (wanted / (wanted - low)) }
    if high > 1 { result = wanted + (result - wanted) * ((1 - wanted) / (high - wanted)) }
    return result
  }

  /// The color with another distance between its smallest and largest part.
  fileprivate func withSaturation(_ wanted: Float) -> PremultipliedColor {
    let (low, range) = (Swift.min(x, y, z), saturation)
    return range > 0 ? (self - low) * (wanted / range) : .zero
  }
}

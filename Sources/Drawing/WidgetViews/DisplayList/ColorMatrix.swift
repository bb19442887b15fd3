// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A change of colors: each new part is a sum of the old red, green, blue and opacity, and of a constant.
///
/// The parts are those of sRGB from 0 to 1, not multiplied by the opacity; what comes out of the range is moved to its nearest end.
public struct ColorMatrix: Hashable, Sendable {
  /// Four rows of five numbers: red, green, blue, opacity, constant.
  public let values: [Double]

  private init(_ values: [Double]) {
    self.values = values
  }

  /// Takes the numbers of a change; nil if they are not twenty.
  package init?(values: [Double]) {
    guard values.count == 20 else { return nil }
    self.values = values
  }

  /// The change of a color.
  public func callAsFunction(_ color: ResolvedColor) -> ResolvedColor {
    func row(_ index: Int) -> Double {
      let first = index * 5
      let sum =
        values[first] * color.red + values[first + 1] * color.green
        + values[first + 2] * color.blue + values[first + 3] * color.opacity + values[first + 4]
      return min(max(sum, 0), 1)
    }
    return ResolvedColor(red: row(0), green: row(1), blue: row(2), opacity: row(3))
  }

  /// The parts of the luma, as filter effects have them (W3C Filter Effects).
  private static let (red, green, blue) = (0.2126, 0.7152, 0.0722)

  /// Keeps a part of the saturation: 0 is gray, 1 changes nothing, more is more colorful.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let rest = 1 - amount
    return ColorMatrix([
      red * rest + amount, green * rest, blue * rest, 0, 0,
      red * rest, green * rest + amount, blue * rest, 0, 0,
      red * rest, green * rest, blue * rest + amount, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  /// Adds an amount to red, green and blue; 0 changes nothing, and components range from 0 to 1.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    each(slope: 1, constant: amount)
  }

  /// Multiplies the distance of each part from the middle.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    each(slope: amount, constant: (1 - amount) / 2)
  }

  /// Turns each part into its opposite.
  public static let inversion = each(slope: -1, constant: 1)

  /// Multiplies each part with that of a color.
  public static func multiplication(_ color: ResolvedColor) -> ColorMatrix {
    ColorMatrix([
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0,
      color.opacity, 0,
    ])
  }

  /// Turns the hue by an angle, and keeps the luma.
  public static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let turn = Turn(degrees: angle.degrees.isFinite ? angle.degrees : 0)
    let (cosine, sine) = (turn.cosine, turn.sine)
    return ColorMatrix([
      0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
      0.072 - cosine * 0.072 + sine * 0.928, 0, 0,
      0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.14,
      0.072 - cosine * 0.072 - sine * 0.283, 0, 0,
      0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
      0.072 + cosine * 0.928 + sine * 0.072, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  /// Black, as opaque as it was bright.
  public static let luminanceToAlpha = ColorMatrix([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, red, green, blue, 0, 0,
  ])

  private static func each(slope: Double, constant: Double) -> ColorMatrix {
    ColorMatrix([
      slope, 0, 0, 0, constant, 0, slope, 0, 0, constant, 0, 0, slope, 0, constant, 0, 0, 0, 1, 0,
    ])
  }
}

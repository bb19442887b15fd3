// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ResolvedColor {
  /// Creates a color from its components in a color space; what is outside of sRGB becomes the nearest part of it.
  public init(
    _ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
    switch colorSpace {
    case .sRGB: break
    case .sRGBLinear: setLight(red, green, blue)
    case .displayP3:
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      // From the primaries of Display P3 to those of sRGB; both have the white point D65.
      setLight(
        1.224_940_2 * r - 0.224_940_4 * g, -0.042_056_9 * r + 1.042_057_1 * g,
        -0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b)
    }
  }

  /// The color, mixed with another.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - part: How much of the other there is, from 0 to 1.
  ///   - isPerceptual: Whether to mix in Oklab, where equal steps look equal, and not in sRGB.
  /// - Returns: The mixed color.
  package func mixed(
    with other: ResolvedColor, by part: Double, isPerceptual: Bool
  ) -> ResolvedColor {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
    guard isPerceptual else {
      return ResolvedColor(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        opacity: mix(opacity, other.opacity))
    }
    let (first, second) = (oklab, other.oklab)
    let (l, a, b) = (
      mix(first.l, second.l), mix(first.a, second.a), mix(first.b, second.b)
    )
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(l + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let medium = cube(l - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let short = cube(l - 0.089_484_177_5 * a - 1.291_485_548 * b)
    var mixed = self
    mixed.setLight(
      4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
      -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
      -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short)
    mixed.opacity = mix(opacity, other.opacity)
    return mixed
  }

  /// The color in Oklab.
  ///
  /// Source: Björn Ottosson, A perceptual color space for image processing.
  private var oklab: (l: Double, a: Double, b: Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let long = Self.cubeRoot(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let medium = Self.cubeRoot(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let short = Self.cubeRoot(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return (
      0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
      1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short,
      0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
    )
  }

  private mutating func setLight(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = Self.encoded(red)
    self.green = Self.encoded(green)
    self.blue = Self.encoded(blue)
  }

  /// The part of sRGB for a part of light: the inverse of the function above 0.0031308 is 1.055 · x^(5/12) − 0.055.
  private static func encoded(_ light: Double) -> Double {
    let light = light.isNaN ? 0 : min(max(light, 0), 1)
    guard light > 0.003_130_8 else { return 12.92 * light }
    let fifth = light * light * light * light * light
    return 1.055 * cubeRoot(fifth.squareRoot().squareRoot()) - 0.055
  }

  /// The cube root of a number from 0 to 1, by Newton's method from above.
  private static func cubeRoot(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = 1.0
    while true {
      let next = root - (root - number / (root * root)) / 3
      guard next < root else { return root }
      root = next
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Color {
  /// A color as it is drawn, by its parts in sRGB.
  public struct Resolved: ShapeStyle, Hashable, Codable, CustomStringConvertible {
    /// The part of red, from 0 to 1.
    public var red: Float
    /// The part of green, from 0 to 1.
    public var green: Float
    /// The part of blue, from 0 to 1.
    public var blue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a color from its components in a color space, each from 0 to 1; what is outside of sRGB becomes the nearest part of it.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        ResolvedColor(
          colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
          opacity: Double(opacity)))
    }

    /// Creates a color from that of the layout.
    init(_ color: ResolvedColor) {
      red = Float(color.red)
      green = Float(color.green)
      blue = Float(color.blue)
      opacity = Float(color.opacity)
    }

    /// The part of red as an amount of light, from 0 to 1.
    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.encoded(newValue) }
    }
    /// The part of green as an amount of light, from 0 to 1.
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.encoded(newValue) }
    }
    /// The part of blue as an amount of light, from 0 to 1.
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.encoded(newValue) }
    }

    /// The color as `#RRGGBBAA`.
    public var description: String {
      let bytes = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      return "#"
        + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// The color as a style.
    public var shapeStyle: ShapeStyleValue { .color(Color(self)) }

    private static func linear(_ part: Float) -> Float { Float(ResolvedColor.linear(Double(part))) }

    private static func encoded(_ light: Float) -> Float {
      Float(ResolvedColor(.sRGBLinear, red: Double(light), green: 0, blue: 0).red)
    }
  }

  /// Creates a color of one that is resolved, which is the same in every appearance.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the color as it is drawn in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(resolved(in: environment))
  }

  /// Returns the color as it is drawn in an environment.
  package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    resolved(in: environment.colorAppearance, catalog: environment.colors)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import WidgetViews

extension GraphicsContext {
  /// Changes the pictures of later drawing.
  ///
  /// - Parameters:
  ///   - filter: The change, which is made after those that were added before.
  ///   - options: The color space of the change, which is always sRGB here.
  ///   - file: The file of the call, which a report names.
  ///   - line: The line of the call.
  public mutating func addFilter(
    _ filter: Filter, options: FilterOptions = FilterOptions(), file: StaticString = #fileID,
    line: UInt = #line
  ) {
    filters.append { filter.apply($0, "\(file):\(line)") }
  }

  /// Options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colors are changed in the linear space.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Options of a shadow, of which only that alone is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow is in front.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// The shadow is drawn alone.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// The shadow is that of what is transparent.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// The shadow and the picture are no group.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Options of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edges stay opaque; they do not here.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Colors are dithered; they are not here.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// A change of the picture of a drawing step.
  public struct Filter {
    /// A function that returns the changed picture, given the place of the call.
    let apply: (AnyView, String) -> AnyView

    private init(_ apply: @escaping (AnyView) -> some View) {
      self.apply = { view, _ in AnyView(apply(view)) }
    }

    private init(undrawn name: String) {
      apply = { AnyView($0.notDrawn(name, at: $1)) }
    }

    /// A projection; a perspective one is reported and not drawn.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { $0.projectionEffect(matrix) }
    }

    /// A shadow behind the picture; its blend mode is reported if it is another than `normal`.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      guard blendMode == .normal,
        options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha])
      else { return undrawn("shadow") }
      return Filter { $0.shadow(color: color, radius: radius, x: x, y: y) }
    }

    /// All colors multiplied with a color.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { $0.colorMultiply(color) }
    }

    /// The hue of all colors turned by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { $0.hueRotation(angle) } }

    /// How colorful the picture is, multiplied: 0 leaves gray.
    public static func saturation(_ amount: Double) -> Filter { Filter { $0.saturation(amount) } }

    /// More brightness: −1 leaves black, 1 white.
    public static func brightness(_ amount: Double) -> Filter { Filter { $0.brightness(amount) } }

    /// The distance of colors from the middle gray, multiplied.
    public static func contrast(_ amount: Double) -> Filter { Filter { $0.contrast(amount) } }

    /// Less color: 1 leaves gray.
    public static func grayscale(_ amount: Double) -> Filter { Filter { $0.grayscale(amount) } }

    /// The opposite colors; a part of them is reported and not drawn.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      if amount == 0 { return Filter { $0 } }
      return amount == 1 ? Filter { $0.colorInvert() } : undrawn("colorInvert")
    }

    /// A black picture, as opaque as it was bright.
    public static var luminanceToAlpha: Filter { Filter { $0.luminanceToAlpha() } }

    /// A blur with a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { $0.blur(radius: radius) }
    }

    /// One color where the picture is opaque enough; it is reported and not drawn.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter { undrawn("alphaThreshold") }

    private static func undrawn(_ name: String) -> Filter {
      Filter(undrawn: "GraphicsContext.Filter.\(name)")
    }
  }
}

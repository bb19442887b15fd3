// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A color, as a widget names it.
public struct Color: Hashable, Sendable {
  /// The usual forms of colors: numbers only, so that copying one counts no references.
  private enum Base: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    case accent
    /// The color is in ``composition``.
    case composed
  }

  /// A color that is made of others, or has a name; behind one reference.
  private final class Composition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case named(String)
      case adapted(ColorVariants)
      case mixed(Color, Color, part: Double, isPerceptual: Bool)
    }

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
    }

    static func == (left: Composition, right: Composition) -> Bool {
      left === right || left.kind == right.kind
    }

    func hash(into hasher: inout Hasher) { hasher.combine(kind) }
  }

  private var base: Base
  private var composition: Composition?
  private var opacityFactor = 1.0

  private init(base: Base) {
    self.base = base
  }

  private init(_ kind: Composition.Kind) {
    base = .composed
    composition = Composition(kind)
  }

  /// Creates a color from its components in sRGB, each from 0 to 1, which is the same in every appearance.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    base = .fixed(ResolvedColor(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a color from its components in a color space, each from 0 to 1; what is outside of sRGB becomes the nearest part of it.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    base = .fixed(
      ResolvedColor(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a gray in a color space, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from its hue, as a part of the circle of colors, its saturation and its brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
    func part(_ offset: Double) -> Double {
      let place = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates a color that depends on the appearance.
  ///
  /// - Parameters:
  ///   - light: The color on a light background.
  ///   - dark: The color on a dark background.
  ///   - lightIncreased: The color on a light background if the user asked for more contrast; nil for `light`.
  ///   - darkIncreased: The color on a dark background if the user asked for more contrast; nil for `dark`.
  public init(
    light: Color, dark: Color, lightIncreased: Color? = nil, darkIncreased: Color? = nil
  ) {
    self.init(
      .adapted(
        ColorVariants(
          light: light, dark: dark, lightIncreased: lightIncreased ?? light,
          darkIncreased: darkIncreased ?? dark)))
  }

  /// Creates a color of the `ColorCatalog` of the environment; nothing is drawn of one that is not in it.
  public init(_ name: String) {
    self.init(.named(name))
  }

  /// Creates a color from a resource of an asset catalog.
  public init(_ resource: ColorResource) {
    self.init(.named(resource.name))
  }

  /// Creates a color from its components.
  public init(_ color: ResolvedColor) {
    base = .fixed(color)
  }

  /// Creates a gray in sRGB, from 0 for black to 1 for white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color of the system's.
  public init(system systemColor: SystemColor) {
    base = .system(systemColor)
  }

  /// The color, more transparent: its opacity is multiplied by the given one, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacityFactor *= opacity
    return color
  }

  /// The color, mixed with another: 0 is the color itself, 1 the other.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - part: How much of the other there is.
  ///   - colorSpace: Whether equal steps look equal, or are equal numbers.
  /// - Returns: The mixed color.
  public func mix(
    with other: Color, by part: Double, in colorSpace: MixingSpace = .perceptual
  ) -> Color {
    Color(
      .mixed(
        self, other, part: part.isNaN ? 0 : min(max(part, 0), 1),
        isPerceptual: colorSpace == .perceptual))
  }

  /// The color as it is drawn in an appearance.
  ///
  /// - Parameters:
  ///   - appearance: What system colors and pairs depend on.
  ///   - catalog: The colors that have names; those that are missing are clear.
  /// - Returns: The color as numbers.
  package func resolved(
    in appearance: ColorAppearance, catalog: ColorCatalog = ColorCatalog()
  ) -> ResolvedColor {
    var color =
      switch base {
      case .fixed(let color): color
      case .system(let color): color.resolved(in: appearance)
      case .accent:
        // A color of a catalog does not refer to others by name.
        (catalog[ColorCatalog.accentName] ?? Color(system: .systemBlue)).resolved(in: appearance)
      case .composed: composedColor(in: appearance, catalog: catalog)
      }
    color.opacity *= opacityFactor
    return color
  }

  /// The color that is made of others, or has a name; it is apart, as it needs more room on the stack.
  @inline(never)
  private func composedColor(
    in appearance: ColorAppearance, catalog: ColorCatalog
  ) -> ResolvedColor {
    switch composition?.kind {
    case nil: .clear
    case .named(let name): catalog[name]?.resolved(in: appearance) ?? .clear
    case .adapted(let variants):
      variants.color(in: appearance).resolved(in: appearance, catalog: catalog)
    case .mixed(let first, let second, let part, let isPerceptual):
      first.resolved(in: appearance, catalog: catalog)
        .mixed(
          with: second.resolved(in: appearance, catalog: catalog), by: part,
          isPerceptual: isPerceptual)
    }
  }

  /// Whether the appearance alone decides what it looks like.
  package var isPlain: Bool {
    switch base {
    case .fixed, .system: true
    case .accent, .composed: false
    }
  }

  /// The names of catalog colors that the color is made of.
  package var catalogNames: [String] {
    switch composition?.kind {
    case nil: []
    case .named(let name): [name]
    case .adapted(let variants):
      [variants.light, variants.dark, variants.lightIncreased, variants.darkIncreased]
        .flatMap(\.catalogNames)
    case .mixed(let first, let second, _, _): first.catalogNames + second.catalogNames
    }
  }
}

extension Color {
  /// No color: what is behind it shows unchanged.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black in every appearance.
  public static let black = Color(white: 0)
  /// White in every appearance.
  public static let white = Color(white: 1)
  /// Text of the first level.
  public static let primary = Color(system: .label)
  /// Text of the second level.
  public static let secondary = Color(system: .secondaryLabel)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The color of what can be tapped: blue, unless the catalog of the environment has an `AccentColor`.
  public static let accentColor = Color(base: .accent)
  /// The gray of the system's palette, which differs between light and dark.
  public static let gray = Color(system: .systemGray)
  /// The system's red, resolved by the appearance at hand.
  public static let red = Color(system: .systemRed)
  /// The system's orange, resolved by the appearance at hand.
  public static let orange = Color(system: .systemOrange)
  /// The system's yellow, resolved by the appearance at hand.
  public static let yellow = Color(system: .systemYellow)
  /// The system's green, resolved by the appearance at hand.
  public static let green = Color(system: .systemGreen)
  /// The system's mint, resolved by the appearance at hand.
  public static let mint = Color(system: .systemMint)
  /// The system's teal, resolved by the appearance at hand.
  public static let teal = Color(system: .systemTeal)
  /// The system's cyan, resolved by the appearance at hand.
  public static let cyan = Color(system: .systemCyan)
  /// The system's blue, resolved by the appearance at hand.
  public static let blue = Color(system: .systemBlue)
  /// The system's indigo, resolved by the appearance at hand.
  public static let indigo = Color(system: .systemIndigo)
  /// The system's purple, resolved by the appearance at hand.
  public static let purple = Color(system: .systemPurple)
  /// The system's pink, resolved by the appearance at hand.
  public static let pink = Color(system: .systemPink)
  /// The system's brown, resolved by the appearance at hand.
  public static let brown = Color(system: .systemBrown)
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A wallpaper behind widgets: a gradient from top to bottom and soft spots, drawn for this
/// project.
public struct Wallpaper: Hashable, Sendable {
  /// A soft spot: its color in the middle, and nothing of it at its edge.
  public struct Spot: Hashable, Sendable {
    /// The color in the middle.
    public var color: ResolvedColor

    /// The middle, in parts of the picture's width and height.
    public var center: UnitPoint

    /// The radius, as a part of the picture's longer side.
    public var radius: Double

    /// Creates a spot; center and radius are fractions of the picture's lengths.
    public init(color: ResolvedColor, center: UnitPoint, radius: Double) {
      self.color = color
      self.center = center
      self.radius = radius
    }

    /// The paint of the spot over a rectangle: a radial gradient that fades out at its radius.
    package func paint(in rect: Rect) -> Paint {
      var clear = color
      clear.opacity = 0
      return .radialGradient(
        [GradientStop(color: color, location: 0), GradientStop(color: clear, location: 1)],
        center: center, from: 0, to: radius * max(rect.width, rect.height))
    }
  }

  /// The `day` wallpaper: a light sky.
  public static let day = Wallpaper(
    name: "day",
    stops: [
      GradientStop(color: ResolvedColor(rgba: 0x4F7F_C9FF), location: 0),
      GradientStop(color: ResolvedColor(rgba: 0xC28F_B4FF), location: 1),
    ],
    spots: [
      Spot(
        color: ResolvedColor(rgba: 0x8FB4_E8CC), center: UnitPoint(x: 0.15, y: 0.2), radius: 0.6),
      Spot(
        color: ResolvedColor(rgba: 0xD98F_9CB0), center: UnitPoint(x: 0.9, y: 0.85), radius: 0.7),
    ])

  /// The `night` wallpaper: a dark sky.
  public static let night = Wallpaper(
    name: "night",
    stops: [
      GradientStop(color: ResolvedColor(rgba: 0x0B14_2EFF), location: 0),
      GradientStop(color: ResolvedColor(rgba: 0x5A2F_55FF), location: 1),
    ],
    spots: [
      Spot(
        color: ResolvedColor(rgba: 0x2B3A_78B0), center: UnitPoint(x: 0.8, y: 0.15), radius: 0.6),
      Spot(color: ResolvedColor(rgba: 0x7A36_5890), center: UnitPoint(x: 0.1, y: 0.9), radius: 0.6),
    ])

  /// A picture with bright and dark parts beside each other, on which texts are hard to read.
  public static let busy = Wallpaper(
    name: "busy",
    stops: [
      GradientStop(color: ResolvedColor(rgba: 0xE8B8_5AFF), location: 0),
      GradientStop(color: ResolvedColor(rgba: 0x1E4D_4AFF), location: 1),
    ],
    spots: [
      Spot(
        color: ResolvedColor(rgba: 0xFFFF_FFFF), center: UnitPoint(x: 0.2, y: 0.15), radius: 0.22),
      Spot(
        color: ResolvedColor(rgba: 0x1A12_2EFF), center: UnitPoint(x: 0.62, y: 0.3), radius: 0.25),
      Spot(
        color: ResolvedColor(rgba: 0xE045_2CFF), center: UnitPoint(x: 0.95, y: 0.1), radius: 0.25),
      Spot(
        color: ResolvedColor(rgba: 0xF7F3_D0FF), center: UnitPoint(x: 0.45, y: 0.65), radius: 0.2),
      Spot(
        color: ResolvedColor(rgba: 0x0F2A_66FF), center: UnitPoint(x: 0.1, y: 0.8), radius: 0.28),
      Spot(
        color: ResolvedColor(rgba: 0xB7E0_6AFF), center: UnitPoint(x: 0.88, y: 0.8), radius: 0.24),
    ])

  /// The wallpapers that there are.
  public static let all = [day, night, busy]

  /// The name by which commands choose the wallpaper, such as `day`.
  public let name: String

  /// The colors, from the top to the bottom.
  public let stops: [GradientStop]

  /// The spots, the hindmost first.
  public let spots: [Spot]

  /// Creates a wallpaper of colors from the top to the bottom, and of spots on them.
  public init(name: String, stops: [GradientStop], spots: [Spot] = []) {
    self.name = name
    self.stops = stops
    self.spots = spots
  }

  /// The wallpaper of a name; nil if there is none.
  public static func named(_ name: String) -> Wallpaper? {
    all.first { $0.name == name }
  }

  /// The wallpaper that goes with an appearance.
  public static func standard(for scheme: ColorScheme) -> Wallpaper {
    scheme == .light ? day : night
  }

  /// The gradient that is drawn behind the spots.
  public var paint: Paint { .linearGradient(stops, from: .top, to: .bottom) }

  /// All that is drawn over a rectangle, the hindmost first.
  package func paints(in rect: Rect) -> [Paint] { [paint] + spots.map { $0.paint(in: rect) } }
}

extension DisplayList {
  /// The wallpaper of a picture: the chosen one, else the dark one unless the widget is in full
  /// color.
  package func wallpaper(chosen: Wallpaper?) -> Wallpaper? {
    chosen ?? (renderingMode == .fullColor ? nil : .night)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What is behind widgets: colors from the top of the picture to its bottom, drawn for this project.
public struct Wallpaper: Hashable, Sendable {
  /// A light sky.
  public static let day = Wallpaper(
    name: "day",
    stops: [
      GradientStop(color: ResolvedColor(rgba: 0x4F7F_C9FF), location: 0),
      GradientStop(color: ResolvedColor(rgba: 0x9A9C_D8FF), location: 0.6),
      GradientStop(color: ResolvedColor(rgba: 0xCB90_A8FF), location: 1),
    ])

  /// A dark sky.
  public static let night = Wallpaper(
    name: "night",
    stops: [
      GradientStop(color: ResolvedColor(rgba: 0x0B14_2EFF), location: 0),
      GradientStop(color: ResolvedColor(rgba: 0x2B24_54FF), location: 0.6),
      GradientStop(color: ResolvedColor(rgba: 0x5A2F_55FF), location: 1),
    ])

  /// The wallpapers that there are.
  public static let all = [day, night]

  /// The name.
  public let name: String

  /// The colors, from the top to the bottom.
  public let stops: [GradientStop]

  /// Makes a wallpaper of colors from the top to the bottom.
  public init(name: String, stops: [GradientStop]) {
    self.name = name
    self.stops = stops
  }

  /// The wallpaper of a name; nil if there is none.
  public static func named(_ name: String) -> Wallpaper? {
    all.first { $0.name == name }
  }

  /// The wallpaper that goes with an appearance.
  public static func standard(for scheme: ColorScheme) -> Wallpaper {
    scheme == .light ? day : night
  }

  /// What is drawn.
  public var paint: Paint { .linearGradient(stops, from: .top, to: .bottom) }
}

extension DisplayList {
  /// What is behind the widget in a picture: what was chosen, else something dark if the widget is white.
  package func wallpaper(chosen: Wallpaper?) -> Wallpaper? {
    chosen ?? (renderingMode == .fullColor ? nil : .night)
  }
}

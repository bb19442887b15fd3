// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The families of widgets as array sizes name them.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
  /// `systemSmall`.
  case small = "Small"
  /// `systemMedium`.
  case medium = "Medium"
  /// `systemLarge`.
  case large = "Large"
  /// `systemExtraLarge`.
  case extraLarge = "ExtraLarge"
  /// `accessoryInline`.
  case accessoryInline = "AccessoryInline"
  /// `accessoryCorner`.
  case accessoryCorner = "AccessoryCorner"
  /// `accessoryCircular`.
  case accessoryCircular = "AccessoryCircular"
  /// `accessoryRectangular`.
  case accessoryRectangular = "AccessoryRectangular"

  /// The size class of a family under its WidgetKit name, such as `systemMedium`; nil for a name that is none.
  public init?(widgetFamily name: String) {
    let system =
      name.hasPrefix("system")
      ? name.dropFirst(6) : Substring(name.prefix(1).uppercased() + name.dropFirst())
    self.init(rawValue: String(system))
    guard widgetFamily == name else { return nil }
  }

  /// The family's name in WidgetKit.
  public var widgetFamily: String {
    switch self {
    case .small, .medium, .large, .extraLarge: "system" + rawValue
    case .accessoryInline, .accessoryCorner, .accessoryCircular, .accessoryRectangular:
      rawValue.prefix(1).lowercased() + rawValue.dropFirst()
    }
  }

  /// The class whose size counts where this one is not listed; nil where the size is 1 then.
  public var fallback: SizeClass? {
    switch self {
    case .extraLarge: .large
    case .large: .medium
    case .medium: .small
    case .small: nil
    case .accessoryCorner: .small
    case .accessoryCircular: .accessoryCorner
    case .accessoryRectangular, .accessoryInline: .accessoryCircular
    }
  }
}

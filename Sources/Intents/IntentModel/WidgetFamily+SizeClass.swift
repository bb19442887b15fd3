// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetValues

/// How array sizes name a family, and whose size counts if a family has none.
extension WidgetFamily {
  /// The family that array sizes call by a name, such as `Medium`; nil if it is not the name of a family.
  public init?(sizeClassName name: String) {
    guard let family = Self.allCases.first(where: { $0.sizeClassName == name }) else { return nil }
    self = family
  }

  /// The name of the family in array sizes, such as `Medium`.
  public var sizeClassName: String {
    switch self {
    case .systemSmall: "Small"
    case .systemMedium: "Medium"
    case .systemLarge: "Large"
    case .systemExtraLarge: "ExtraLarge"
    case .accessoryCorner: "AccessoryCorner"
    case .accessoryCircular: "AccessoryCircular"
    case .accessoryRectangular: "AccessoryRectangular"
    case .accessoryInline: "AccessoryInline"
    }
  }

  /// The family whose size counts if this one is not listed; nil if the size is 1 then.
  var fallback: WidgetFamily? {
    switch self {
    case .systemExtraLarge: .systemLarge
    case .systemLarge: .systemMedium
    case .systemMedium: .systemSmall
    case .systemSmall: nil
    case .accessoryCorner: .systemSmall
    case .accessoryCircular: .accessoryCorner
    case .accessoryRectangular, .accessoryInline: .accessoryCircular
    }
  }
}

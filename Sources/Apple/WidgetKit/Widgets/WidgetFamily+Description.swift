// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

extension WidgetFamily: CustomStringConvertible {
  /// The name of the family, such as `systemSmall`.
  public var description: String { name(of: self) }
}

/// Returns the raw value that a type declares itself, whatever this module adds to it.
private func name<Family: RawRepresentable>(of family: Family) -> Family.RawValue {
  family.rawValue
}

extension WidgetFamily {
  /// The upright shape of the extra large widget.
  ///
  /// No device here has it, so it stands for ``systemExtraLarge``, and a widget that supports both is drawn once.
  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  public static var systemExtraLargePortrait: WidgetFamily { .systemExtraLarge }

  /// Creates a family of the Home Screen of its number on Apple's systems, from 0 for the small one to 3; nil for any other number.
  public init?(rawValue: Int) {
    let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
    guard families.indices.contains(rawValue) else { return nil }
    self = families[rawValue]
  }

  /// The number of the family on Apple's systems, from 0 for the small one of the Home Screen; the name is ``description``.
  @_disfavoredOverload public var rawValue: Int {
    switch self {
    case .systemSmall: 0
    case .systemMedium: 1
    case .systemLarge: 2
    case .systemExtraLarge: 3
    case .accessoryCorner: 4
    case .accessoryCircular: 5
    case .accessoryRectangular: 6
    case .accessoryInline: 7
    }
  }
}

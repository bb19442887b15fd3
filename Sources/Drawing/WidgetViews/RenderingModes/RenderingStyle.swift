// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The ways in which users see a widget: its rendering modes, and the accented one on clear glass.
package enum RenderingStyle: String, CaseIterable, Hashable, Sendable {
  /// In the colors of its views, on a Home Screen that is not tinted.
  case fullColor
  /// Accented, on the tinted glass of a Home Screen.
  case accented
  /// Accented, on the clear glass of a Home Screen.
  case clear
  /// Without colors, as on a Lock Screen and in StandBy at night.
  case vibrant

  /// The style of a rendering mode.
  package init(_ mode: WidgetRenderingMode, isClear: Bool = false) {
    switch mode {
    case .fullColor: self = .fullColor
    case .accented: self = isClear ? .clear : .accented
    case .vibrant: self = .vibrant
    }
  }

  /// The rendering mode that a view finds in its environment.
  package var mode: WidgetRenderingMode {
    switch self {
    case .fullColor: .fullColor
    case .accented, .clear: .accented
    case .vibrant: .vibrant
    }
  }

  /// The styles in which a device shows a family: an accessory is on a Lock Screen only.
  package static func all(of family: WidgetFamily) -> [RenderingStyle] {
    family.isAccessory ? [.vibrant] : allCases
  }
}

extension DisplayList {
  /// An accented widget on clear glass: what stands for its background is brighter and shows more of the wallpaper.
  package func onClearGlass(_ settings: LayoutSettings = .standard) -> DisplayList {
    guard renderingMode == .accented, let ground = settings.accentedGround,
      case .fill(let outline, .color(ground)) = items.first
    else { return self }
    var list = self
    list.items[0] = .fill(outline, .color(settings.clearGround))
    return list
  }
}

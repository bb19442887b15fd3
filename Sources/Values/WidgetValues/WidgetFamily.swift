// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The shapes in which a system shows widgets, with WidgetKit's names.
public enum WidgetFamily: String, CaseIterable, Hashable, Sendable {
  /// A square on the Home Screen, in Today View, in StandBy and on the desktop.
  case systemSmall
  /// A medium widget: the width of two small widgets and the height of one.
  case systemMedium
  /// A large widget: the width and the height of two small widgets.
  case systemLarge
  /// An extra-large widget: the width of four small widgets and the height of two; not on iPhone.
  case systemExtraLarge
  /// A corner of a watch face.
  case accessoryCorner
  /// A circle on a Lock Screen or a watch face.
  case accessoryCircular
  /// Two cells of a Lock Screen, or a card of a watch's Smart Stack.
  case accessoryRectangular
  /// A line of text above the clock.
  case accessoryInline

  /// Whether widgets of the family are shown on a Lock Screen or a watch face, and not on a Home
  /// Screen.
  public var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    }
  }
}

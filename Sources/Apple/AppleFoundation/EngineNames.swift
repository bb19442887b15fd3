// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

// A module with a property of the same name and a Foundation type cannot name the engine's; here it
// can.

extension GeometryProxy {
  /// The size, in points, in the type of the drawing engine.
  package var engineSize: Size { size }
}

extension Path {
  /// The current point of the path in the type of the drawing engine; nil if the path is empty.
  package var enginePoint: Point? { currentPoint }

  /// The bounding rectangle of the path in the type of the drawing engine.
  package var engineBounds: Rect { boundingRect }
}

extension EnvironmentValues {
  /// The identifier of the locale, such as `ja_JP`.
  package var engineLocale: String {
    get { locale }
    set { locale = newValue }
  }

  /// The time zone in which texts show dates.
  package var engineTimeZone: TimeZoneRules {
    get { timeZone }
    set { timeZone = newValue }
  }

  /// The user's calendar, in the type of the drawing engine.
  package var engineCalendar: WidgetCalendar {
    get { calendar }
    set { calendar = newValue }
  }
}

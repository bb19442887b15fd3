// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

// A module that has a property of the same name with a type of Foundation's cannot name the engine's: here it can.

extension GeometryProxy {
  /// The size with the engine's numbers.
  package var engineSize: Size { size }
}

extension Path {
  /// The point at which the next line begins, with the engine's numbers.
  package var enginePoint: Point? { currentPoint }

  /// The smallest rectangle around the path, with the engine's numbers.
  package var engineBounds: Rect { boundingRect }
}

extension EnvironmentValues {
  /// The language and the region, as in `ja_JP`.
  package var engineLocale: String {
    get { locale }
    set { locale = newValue }
  }

  /// The zone whose clocks texts show.
  package var engineTimeZone: TimeZoneRules {
    get { timeZone }
    set { timeZone = newValue }
  }

  /// The person's calendar.
  package var engineCalendar: WidgetCalendar {
    get { calendar }
    set { calendar = newValue }
  }
}

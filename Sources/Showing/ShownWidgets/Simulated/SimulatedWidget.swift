// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import StringTables
package import TimelineSimulation
import WidgetPrograms
package import WidgetTimeline
import WidgetViews

/// The widget of a catalog as it is simulated; it sends no requests.
package struct SimulatedWidget {
  /// The short name of the widget of the catalog.
  package static let quickActions = "quick-actions"

  /// The widget to simulate.
  package let widget: TimelineWidget

  /// The language and region of its texts.
  package let locale: String

  /// The widget that is shown.
  package let shown: ShownWidget

  /// The names of widgets: all short names, then all kinds of the examples.
  package static var names: [String] {
    ExampleWidget.all.map(\.name) + [quickActions] + ExampleWidget.all.map(\.kind)
  }

  /// The short names, for a message.
  package static var list: String {
    (ExampleWidget.all.map(\.name) + [quickActions]).map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The short names of the widgets that send requests, for a message.
  package static var askingList: String {
    let names = ExampleWidget.all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// Simulates what is shown of a catalog.
  ///
  /// - Parameters:
  ///   - shown: The widget, of a catalog.
  ///   - locale: The language and region of the texts; nil for the catalog's own.
  package init(_ shown: ShownWidget, locale: LocaleName?) {
    let choice = shown.choice
    widget = TimelineWidget(catalogOf: shown.widget, locale: locale, choice: { choice })
    self.locale = locale?.identifier ?? "en"
    self.shown = shown
  }

  /// The load profile of the widget, which is never reloaded without a request.
  package var profile: LoadProfile {
    LoadProfile(kind: widget.kind, schedule: .never, endpoints: [])
  }
}

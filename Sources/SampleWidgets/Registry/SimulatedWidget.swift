// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions
import SourceText
package import StringTables
package import TimelineSimulation
package import WidgetTimeline
import WidgetViews

/// The widget that is simulated.
package struct SimulatedWidget {
  /// The short name of the widget of the catalog.
  package static let quickActions = "quick-actions"

  /// The short name, as in `recipes`.
  package let name: String

  /// The widget.
  package let widget: TimelineWidget

  /// The sample widget; nil for the widget of a catalog, which sends no requests.
  package let sample: SampleWidget?

  /// The language and region of its texts.
  package let locale: String

  /// The catalog whose images are shown; nil if the widget has its own.
  package let catalog: ActionCatalog?

  /// The names of widgets: all short names, then all kinds.
  package static var names: [String] {
    SampleWidget.all.map(\.name) + [quickActions] + SampleWidget.all.map(\.kind)
  }

  /// Every endpoint of the sample widgets: those that they ask, and those that their sample feeds answer.
  package static var knownEndpoints: [String] {
    let names = SampleWidget.all.flatMap { widget in
      let sample = try? FeedFile(SourceFile(name: widget.name, text: widget.sampleFeed))
      return widget.endpoints.map(\.pattern) + (sample?.endpointNames ?? [])
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// A sample widget in a language and region.
  package init(_ known: SampleWidget, locale: String) {
    name = known.name
    widget = known.widget(locale: locale)
    sample = known
    self.locale = locale
    catalog = nil
  }

  /// The widget of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - intent: Its intent.
  ///   - choice: What was chosen; nil for the defaults.
  ///   - family: The family that is asked for; nil, or one that is unknown, for the catalog's first.
  ///   - locale: The language and region of the texts; nil for the catalog's own.
  package init(
    _ catalog: ActionCatalog, _ intent: WidgetIntent, choice: WidgetChoice?, family: String?,
    locale: LocaleName?
  ) {
    let family =
      (family ?? catalog.widget.families.first?.value).flatMap { WidgetFamily(rawValue: $0) }
      ?? .systemMedium
    let choice = choice ?? intent.defaultChoice(for: family)
    name = Self.quickActions
    widget = TimelineWidget(catalogOf: intent, locale: locale, choice: { choice })
    sample = nil
    self.locale = locale?.identifier ?? "en"
    self.catalog = catalog
  }

  /// What a reload asks for in a fleet, and when it wants the next one.
  package func profile(in family: WidgetFamily) -> LoadProfile {
    sample?.profile(in: family) ?? LoadProfile(kind: widget.kind, schedule: .never, endpoints: [])
  }

  /// What it makes of the answer to its first request.
  package func reading(in family: WidgetFamily) -> @Sendable (FeedValue) -> FleetFeed.Answer? {
    { [sample] body in sample?.answer(reading: body, in: family) }
  }

  /// The short names, for a message.
  package static var list: String {
    (SampleWidget.all.map(\.name) + [quickActions]).map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The short names of the widgets that send requests, for a message.
  package static var askingList: String {
    let names = SampleWidget.all.filter { !$0.endpoints.isEmpty }.map(\.name)
    return names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
      + (names.last ?? "")
  }
}

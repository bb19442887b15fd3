// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import AppIntents
import Foundation
package import Intents
package import WidgetViews

/// A widget of a program, as the host asks for it.
///
/// What is asked is asked on the main thread, one question after the other; the answers of completion handlers come from any thread.
package struct HostedWidget {
  /// What a person chooses for the widget.
  package enum Configuration {
    /// Nothing.
    case fixed
    /// The parameters of an intent of an intent definition.
    case intent(INIntent.Type)
    /// The parameters of an app intent.
    case appIntent(any AppIntent.Type)
  }

  /// The name by which the app and the system speak of the widget.
  package var kind: String

  /// The name that people see; nil if none was given.
  package var displayName: Text?

  /// What people read of it in the gallery; nil if nothing was given.
  package var description: Text?

  /// The shapes that it has, in the order in which they were given.
  package var families: [WidgetFamily] = WidgetFamily.allCases

  /// What a person chooses.
  package var configuration: Configuration

  /// Whether the content reaches the widget's edges.
  package var areContentMarginsDisabled = false

  /// Whether the system may take the background away.
  package var isContainerBackgroundRemovable = true

  /// Why the widget is not drawn, in a sentence; nil if it is.
  package var refusal: String?

  /// What is shown before there is anything to show.
  package var placeholder: (HostedContext) -> HostedEntry?

  /// What is shown in the gallery and in passing; the intent is nil where nothing is chosen.
  package var snapshot: (HostedContext, Any?, @escaping @Sendable (HostedEntry) -> Void) -> Void

  /// What is shown from now on; the intent is nil where nothing is chosen.
  package var timeline: (HostedContext, Any?, @escaping @Sendable (HostedTimeline) -> Void) -> Void

  /// The entry that shows a value of the provider's type of entries; nil for a value of another type.
  package var entry: (Any) -> HostedEntry? = { _ in nil }

  /// Makes a widget.
  package init(
    kind: String, configuration: Configuration,
    placeholder: @escaping (HostedContext) -> HostedEntry?,
    snapshot:
      @escaping (
        HostedContext, Any?, @escaping @Sendable (HostedEntry) -> Void
      ) -> Void,
    timeline:
      @escaping (
        HostedContext, Any?, @escaping @Sendable (HostedTimeline) -> Void
      ) -> Void
  ) {
    self.kind = kind
    self.configuration = configuration
    self.placeholder = placeholder
    self.snapshot = snapshot
    self.timeline = timeline
  }

  /// Names a widget that compiles and is not drawn.
  package init(kind: String, refusal: String) {
    self.init(
      kind: kind, configuration: .fixed, placeholder: { _ in nil }, snapshot: { _, _, _ in },
      timeline: { _, _, _ in })
    families = []
    self.refusal = refusal
  }
}

/// What a provider is told of the widget.
package struct HostedContext: Sendable {
  /// The shape.
  package var family: WidgetFamily

  /// Whether it is shown in the gallery.
  package var isPreview: Bool

  /// The size, in points.
  package var size: Size

  /// Makes a context.
  package init(family: WidgetFamily, isPreview: Bool, size: Size) {
    self.family = family
    self.isPreview = isPreview
    self.size = size
  }
}

/// An entry of a timeline, with the view that shows it.
///
/// Entries hold what a provider puts into them. They are handed from the thread that made them to the main thread, and used nowhere else
/// after that, as the system does it.
package struct HostedEntry: @unchecked Sendable {
  /// The moment from which it is shown.
  package var date: Date

  /// How much it matters: a score and a number of seconds; nil if it is not said.
  package var relevance: (score: Float, duration: Double)?

  /// The view.
  package var view: () -> AnyView

  /// What the view of a preview says of how it is to be seen.
  package var asked: (EnvironmentValues) -> AskedLook = { _ in AskedLook() }

  /// Makes an entry.
  package init(
    date: Date, relevance: (score: Float, duration: Double)?,
    view: @escaping () -> AnyView
  ) {
    self.date = date
    self.relevance = relevance
    self.view = view
  }
}

/// What a provider answers.
package struct HostedTimeline: Sendable {
  /// When the system asks again.
  package enum Policy: Sendable {
    /// After the last entry.
    case atEnd
    /// After a moment.
    case after(Date)
    /// Not before the app asks for it.
    case never
  }

  /// The entries, as the provider orders them.
  package var entries: [HostedEntry]

  /// When the system asks again.
  package var policy: Policy

  /// Makes a timeline.
  package init(entries: [HostedEntry], policy: Policy) {
    self.entries = entries
    self.policy = policy
  }
}

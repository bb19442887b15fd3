// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import AppIntents
import Foundation
package import Intents
package import WidgetViews

/// A widget of a program, as the host asks for it.
///
/// Its functions are called on the main thread, one at a time; completion handlers may be called
/// from any thread.
package struct HostedWidget {
  /// The parameters that the user can choose for the widget.
  package enum Configuration {
    /// The widget has no parameters.
    case fixed
    /// The parameters of an intent from an intent definition.
    case intent(INIntent.Type)
    /// The parameters of an app intent.
    case appIntent(any AppIntent.Type)
  }

  /// The identifier of the widget's kind.
  package var kind: String

  /// The name that the gallery shows; nil if none was given.
  package var displayName: Text?

  /// The description that the gallery shows; nil if none was given.
  package var description: Text?

  /// The supported families, in the order of their declaration.
  package var families: [WidgetFamily] = WidgetFamily.allCases

  /// The views of a Live Activity; nil for a widget or a control.
  package var activity: (any HostedActivity)?

  /// The parameters that the user can choose.
  package var configuration: Configuration

  /// Whether the content can reach the widget's edges.
  package var areContentMarginsDisabled = false

  /// Whether the system may remove the background.
  package var isContainerBackgroundRemovable = true

  /// The presentations of a Live Activity or a control, which has no families; none for a widget.
  package var presentations: [WidgetPresentation] = []

  /// A function that returns the placeholder entry; nil for none.
  package var placeholder: (HostedContext) -> HostedEntry?

  /// A function that passes on the entry of the gallery; the intent is nil without parameters or
  /// choices.
  package var snapshot: (HostedContext, Any?, @escaping @Sendable (HostedEntry) -> Void) -> Void

  /// A function that passes on the timeline from now on; the intent is nil without parameters or
  /// choices.
  package var timeline: (HostedContext, Any?, @escaping @Sendable (HostedTimeline) -> Void) -> Void

  /// A function that returns the hosted entry of a provider's entry; nil for a value of another
  /// type.
  package var entry: (Any) -> HostedEntry? = { _ in nil }

  /// Creates a widget with the functions of its provider.
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
}

/// The views of a Live Activity, as far as the modifiers of its configuration change them.
package protocol HostedActivity: AnyObject {
  /// Whether the small family has a view of its own; otherwise it shows both sides of the compact Dynamic Island.
  var hasSmallView: Bool { get set }
}

/// The context in which a provider is asked.
package struct HostedContext: Sendable {
  /// The family of the widget.
  package var family: WidgetFamily

  /// Whether the widget is shown in the gallery.
  package var isPreview: Bool

  /// The size of the widget, in points.
  package var size: Size

  /// A function that tells the user a sentence about the answer.
  package var note: @Sendable (String) -> Void = { _ in }

  /// Creates a context of a provider's question.
  package init(family: WidgetFamily, isPreview: Bool, size: Size) {
    self.family = family
    self.isPreview = isPreview
    self.size = size
  }
}

/// An entry of a timeline, with the view that shows it.
///
/// Entries contain the provider's own values. They are passed from the thread that created them to
/// the main thread, and used only there, as in the system.
package struct HostedEntry: @unchecked Sendable {
  /// The date from which the entry is shown.
  package var date: Date

  /// The relevance: a score and a duration in seconds; nil for none.
  package var relevance: (score: Float, duration: Double)?

  /// A function that returns the view of the entry.
  package var view: () -> AnyView

  /// A function that returns the look that a preview's view asks for.
  package var asked: (EnvironmentValues) -> AskedLook = { _ in AskedLook() }

  /// Creates an entry with the function of its view.
  package init(
    date: Date, relevance: (score: Float, duration: Double)?,
    view: @escaping () -> AnyView
  ) {
    self.date = date
    self.relevance = relevance
    self.view = view
  }
}

/// The timeline of a provider.
package struct HostedTimeline: Sendable {
  /// The earliest time at which the provider is asked again.
  package enum Policy: Sendable {
    /// After the date of the last entry.
    case atEnd
    /// After the given date.
    case after(Date)
    /// Not until the app requests it.
    case never
  }

  /// The entries in the provider's order.
  package var entries: [HostedEntry]

  /// The policy that decides when the provider is asked again.
  package var policy: Policy

  /// Creates a timeline of hosted entries.
  package init(entries: [HostedEntry], policy: Policy) {
    self.entries = entries
    self.policy = policy
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import TimelineSimulation
package import WidgetTimeline

/// The widget that a report is about.
package struct ReportSubject: Sendable {
  /// The short name, as in `recipes`.
  package let name: String

  /// The name by which the app and the system know the widget, as in `RecipeWidget`.
  package let kind: String

  /// The display name of the widget; empty if there is none.
  package let displayName: String

  /// The endpoints that it asks; `images/*` is every endpoint that begins so.
  package let endpoints: [String]

  /// The language and region of its texts.
  package let locale: String

  /// Creates the subject of reports on a widget.
  package init(name: String, widget: TimelineWidget, endpoints: [String], locale: String) {
    self.name = name
    kind = widget.kind
    displayName = widget.displayName
    self.endpoints = endpoints
    self.locale = locale
  }
}

/// The feed that answered the requests of a run.
package struct ReportFeed: Sendable {
  /// The file; nil if the widget asks for nothing.
  package let file: FeedFile?

  /// The path that was given; nil for an example's own feed.
  private let path: String?

  /// Creates the description of a feed, from its file and path.
  package init(_ file: FeedFile?, path: String?) {
    self.file = file
    self.path = path
  }

  /// The name of the feed in a report.
  package func name(_ texts: RunTexts = RunTexts()) -> String {
    path ?? texts(file == nil ? .feedNone : .feedSample)
  }
}

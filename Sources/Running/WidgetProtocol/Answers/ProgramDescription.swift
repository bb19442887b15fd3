// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The widgets of a program.
package struct ProgramDescription: Hashable, Sendable {
  /// The widgets, in the order of the bundle.
  package var widgets: [DescribedWidget]

  /// Whether the program has the app's intents extension.
  package var hasHandler: Bool

  /// Creates the description of a program.
  package init(
    widgets: [DescribedWidget], hasHandler: Bool = false
  ) {
    self.widgets = widgets
    self.hasHandler = hasHandler
  }

  package init(_ message: MessageReader) throws(MessageError) { self = try message.read() }

  package func write(to writer: inout MessageWriter) { put(on: &writer) }
}

extension ProgramDescription: WireObject {
  static var blank: ProgramDescription { ProgramDescription(widgets: []) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("widgets", &widgets)
    try wire.member("hasHandler", &hasHandler)
  }
}

/// A widget of a program.
package struct DescribedWidget: Hashable, Sendable {
  /// The kind of configuration of a widget.
  package enum Configuration: Hashable, Sendable {
    /// The user cannot configure it.
    case fixed
    /// The parameters of an intent of an intent definition, whose class has this name.
    case intent(String)
    /// The parameters of an app intent, whose type has this name.
    case appIntent(String)
  }

  /// The name by which the app and the system speak of the widget.
  package var kind: String

  /// The widget's name in the gallery; empty if none was given.
  package var displayName: String

  /// The widget's description in the gallery; empty if none was given.
  package var description: String

  /// The shapes that it has, in the order in which they were given.
  package var families: [WidgetFamily]

  /// The presentations of a Live Activity or a control, which has no families; none for a widget.
  package var presentations: [WidgetPresentation] = []

  /// The kind of configuration of the widget.
  package var configuration: Configuration

  /// Whether the content reaches the widget's edges.
  package var areContentMarginsDisabled: Bool

  /// Whether the system may remove the background; otherwise it shows the widget in fewer places.
  package var isContainerBackgroundRemovable = true

  /// Creates the description of a widget.
  package init(
    kind: String, displayName: String = "", description: String = "",
    families: [WidgetFamily], configuration: Configuration = .fixed,
    areContentMarginsDisabled: Bool = false
  ) {
    self.kind = kind
    self.displayName = displayName
    self.description = description
    self.families = families
    self.configuration = configuration
    self.areContentMarginsDisabled = areContentMarginsDisabled
  }
}

extension DescribedWidget: WireObject {
  static var blank: DescribedWidget { DescribedWidget(kind: "", families: []) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("kind", &kind)
    try wire.member("displayName", &displayName)
    try wire.member("description", &description)
    try wire.member("families", &families)
    var intent: String? = if case .intent(let name) = configuration { name } else { nil }
    try wire.member("intent", ifAny: &intent)
    var appIntent: String? = if case .appIntent(let name) = configuration { name } else { nil }
    try wire.member("appIntent", ifAny: &appIntent)
    configuration =
      intent.map(Configuration.intent) ?? appIntent.map(Configuration.appIntent) ?? .fixed
    try wire.member("contentMarginsDisabled", &areContentMarginsDisabled)
    try wire.member("backgroundRemovable", &isContainerBackgroundRemovable, unless: true)
    try wire.member("presentations", &presentations, unless: [])
  }
}

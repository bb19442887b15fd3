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

  package init(_ message: MessageReader) throws(MessageError) {
    self.init(
      widgets: try message.member("widgets").array { (reader) throws(MessageError) in
        try DescribedWidget(reader)
      },
      hasHandler: try message.member("hasHandler").bool())
  }

  package func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.key("widgets")
      writer.array(widgets) { $1.write(to: &$0) }
      writer.key("hasHandler")
      writer.bool(hasHandler)
    }
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

  init(_ message: MessageReader) throws(MessageError) {
    self.init(
      kind: try message.member("kind").string(),
      displayName: try message.member("displayName").string(),
      description: try message.member("description").string(),
      families: try message.member("families").array { (reader) throws(MessageError) in
        try reader.name()
      },
      areContentMarginsDisabled: try message.member("contentMarginsDisabled").bool())
    presentations =
      try message["presentations"]?.array { (reader) throws(MessageError) in
        try reader.name()
      } ?? []
    isContainerBackgroundRemovable = try message["backgroundRemovable"]?.bool() ?? true
    if let name = try message["intent"]?.string() {
      configuration = .intent(name)
    } else if let name = try message["appIntent"]?.string() {
      configuration = .appIntent(name)
    }
  }

  func write(to writer: inout MessageWriter) {
    writer.object { writer in
      for (key, text) in [
        ("kind", kind), ("displayName", displayName), ("description", description),
      ] {
        writer.key(key)
        writer.string(text)
      }
      writer.key("families")
      writer.array(families) { $0.string($1.rawValue) }
      switch configuration {
      case .fixed: break
      case .intent(let name):
        writer.key("intent")
        writer.string(name)
      case .appIntent(let name):
        writer.key("appIntent")
        writer.string(name)
      }
      writer.key("contentMarginsDisabled")
      writer.bool(areContentMarginsDisabled)
      if !isContainerBackgroundRemovable {
        writer.key("backgroundRemovable")
        writer.bool(false)
      }
      if !presentations.isEmpty {
        writer.key("presentations")
        writer.array(presentations) { $0.string($1.rawValue) }
      }
    }
  }
}

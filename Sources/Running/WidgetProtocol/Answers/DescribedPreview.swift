// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// A preview that the sources declare.
package struct DescribedPreview: Hashable, Sendable {
  /// The name of the preview, or that of its widget or type.
  package var name: String

  /// The shape in which it is shown; nil if it does not say.
  package var family: WidgetFamily?

  /// The presentation of a Live Activity in which it is shown; nil for a widget or a view.
  package var presentation: WidgetPresentation?

  /// The location of the declaration, as in `Widget.swift:12`, or the name of a type.
  package var place: String

  /// The kind of the widget that it shows; nil for a view.
  package var kind: String?

  /// Whether the content of the widget reaches its edges.
  package var areContentMarginsDisabled: Bool

  /// Creates the description of a preview.
  package init(
    name: String, family: WidgetFamily?, presentation: WidgetPresentation? = nil, place: String,
    kind: String? = nil, areContentMarginsDisabled: Bool = false
  ) {
    self.name = name
    self.family = family
    self.presentation = presentation
    self.place = place
    self.kind = kind
    self.areContentMarginsDisabled = areContentMarginsDisabled
  }

  package init(_ message: MessageReader) throws(MessageError) {
    self.init(
      name: try message.member("name").string(),
      family: try message["family"].map { (family) throws(MessageError) in try family.name() },
      presentation: try message["presentation"].map { (presentation) throws(MessageError) in
        try presentation.name()
      },
      place: try message.member("place").string(), kind: try message["widget"]?.string(),
      areContentMarginsDisabled: try message["contentMarginsDisabled"]?.bool() ?? false)
  }

  package func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.key("name")
      writer.string(name)
      if let family {
        writer.key("family")
        writer.string(family.rawValue)
      }
      if let presentation {
        writer.key("presentation")
        writer.string(presentation.rawValue)
      }
      writer.key("place")
      writer.string(place)
      if let kind {
        writer.key("widget")
        writer.string(kind)
        writer.key("contentMarginsDisabled")
        writer.bool(areContentMarginsDisabled)
      }
    }
  }
}

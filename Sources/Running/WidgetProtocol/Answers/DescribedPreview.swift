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
}

extension [DescribedPreview] {
  /// Reads the previews of a program.
  package init(_ message: MessageReader) throws(MessageError) { self = try message.read() }

  /// Writes the previews as an answer.
  package func write(to writer: inout MessageWriter) { put(on: &writer) }
}

extension DescribedPreview: WireObject {
  static var blank: DescribedPreview { DescribedPreview(name: "", family: nil, place: "") }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("name", &name)
    try wire.member("family", ifAny: &family)
    try wire.member("presentation", ifAny: &presentation)
    try wire.member("place", &place)
    try wire.member("widget", ifAny: &kind)
    var areDisabled = kind.map { _ in areContentMarginsDisabled }
    try wire.member("contentMarginsDisabled", ifAny: &areDisabled)
    areContentMarginsDisabled = areDisabled ?? false
  }
}

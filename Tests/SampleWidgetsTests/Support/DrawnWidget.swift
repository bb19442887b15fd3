// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import SampleWidgets
import StringTables
import Testing
import WidgetTimeline
import WidgetViews

/// A widget drawn as a phone of 390 by 844 points shows it.
struct DrawnWidget {
  var list: DisplayList

  /// Draws a view.
  init(
    _ view: some View, family: WidgetFamily, margins: ContentMargins = .standard,
    scheme: ColorScheme = .light, mode: WidgetRenderingMode? = nil, locale: String = "ja",
    device: WidgetDevice = .default, typeSize: DynamicTypeSize = .large
  ) throws {
    let look = WidgetLook(
      device: device, family: family, margins: margins, appearance: scheme, typeSize: typeSize,
      mode: mode, locale: LocaleName(locale))
    let canvas = try #require(look.canvas)
    list = DisplayList(
      rendering: view, on: canvas, in: look.environment(images: ImageCatalog()))
  }

  /// Draws an entry of a widget.
  init(
    _ entry: AnyTimelineEntry, of widget: TimelineWidget, family: WidgetFamily,
    scheme: ColorScheme = .light, mode: WidgetRenderingMode? = nil, locale: String = "ja",
    device: WidgetDevice = .default, typeSize: DynamicTypeSize = .large
  ) throws {
    try self.init(
      entry.view, family: family,
      margins: widget.areContentMarginsDisabled ? .disabled : .standard, scheme: scheme,
      mode: mode, locale: locale, device: device, typeSize: typeSize)
  }

  /// The texts, in the order in which they are drawn.
  var texts: [String] {
    list.items.compactMap { item in
      if case .text(let text) = item { text.string } else { nil }
    }
  }

  /// The frame of the only view of an identifier.
  func frame(of identifier: String) throws -> Rect {
    let frames = list.elements.filter { $0.identifier == identifier }.map(\.frame)
    try #require(frames.count == 1, "\(identifier): \(frames)")
    return frames[0]
  }
}

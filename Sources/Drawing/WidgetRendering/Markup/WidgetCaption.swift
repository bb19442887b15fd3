// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The caption that the Home Screen writes below a widget: the app's name, white with a soft
/// shadow.
///
/// The size of 12 points and the distance of 6 are measured on pictures of iOS; Apple does not publish them.
struct WidgetCaption {
  private static let fontSize = 12.0
  private static let gap = 6.0

  /// The display list of the caption, in the coordinates of the widget.
  let list: DisplayList

  /// How much room it takes below the widget, in points.
  let height: Double

  /// Creates the caption of a widget; nil for one that has none: without a name, or as wide as an accessory.
  init?(_ name: String, below widget: DisplayList) {
    guard !name.isEmpty else { return nil }
    let size = widget.size
    let text = Text(verbatim: name).font(.system(size: Self.fontSize)).lineLimit(1)
      .foregroundStyle(.white).shadow(color: .black.opacity(0.35), radius: 1.5, y: 0.5)
    height = Self.gap + 16
    let canvas = WidgetCanvas(
      family: .systemSmall, size: Size(width: size.width, height: size.height + height))
    list = DisplayList(
      rendering: text.frame(height: 16)
        .frame(width: size.width, height: size.height + height, alignment: .bottom), on: canvas)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import WidgetViews

/// One shortcut as the whole widget, for a family that has one target.
nonisolated struct SingleShortcut: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.images) private var images
  @Environment(\.widgetRenderingMode) private var renderingMode
  @Environment(\.colorScheme) private var colorScheme

  var shown: StyledShortcut

  private var shortcut: Shortcut { shown.shortcut }
  private var style: WidgetStyle { shown.style }

  var body: some View {
    switch family {
    case .accessoryInline:
      HStack(spacing: 4) {
        // The system shows one text and an image before it, and nothing else.
        if let name = shortcut.imageName, images[name] != nil {
          icon(side: 16)
            .frame(width: 16)
        }
        title
          .lineLimit(1)
      }
    case .accessoryCircular, .accessoryCorner:
      ZStack {
        AccessoryWidgetBackground()
        // Without a title: a circle has no room for both.
        icon(side: 32)
          .frame(width: 32)
      }
    case .accessoryRectangular:
      HStack(spacing: 8) {
        icon(side: 32)
          .frame(width: 32)
        title
        Spacer()
      }
    default:
      VStack(alignment: .leading, spacing: 8) {
        tiledIcon
        Spacer()
        title
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(maxHeight: .infinity)
    }
  }

  /// The icon on a tile of its own.
  private var tiledIcon: some View {
    let tile = style.tile.color(in: colorScheme)
    return icon(side: style.iconSize)
      .frame(width: style.iconSize, height: style.iconSize)
      // An icon on an invisible tile is aligned with the title.
      .padding(tile.isClear ? 0 : 8)
      .background(
        renderingMode == .fullColor ? tile : .colorlessTile,
        in: RoundedRectangle(cornerRadius: style.cornerRadius))
  }

  private func icon(side: Double) -> some View {
    ShortcutIcon(shown: shown, side: side)
  }

  private var title: some View {
    ShortcutTitle(shown: shown)
  }
}

extension Color {
  /// Whether nothing of it is seen in any appearance.
  fileprivate var isClear: Bool { resolved(in: ColorAppearance()).opacity == 0 }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import WidgetViews

/// A tile of the widget: an icon and a title, which lead to the destination.
struct ShortcutTile: View {
  /// The height, in points, whatever the size of the type.
  static let height = 58.0

  @Environment(\.widgetRenderingMode) private var renderingMode

  var shortcut: Shortcut

  var body: some View {
    if let url = shortcut.url {
      Link(destination: url) { content }
    } else {
      // A destination that is gone keeps its place, and a tap on it opens the app as a tap beside the tiles does.
      content
    }
  }

  private var isMissing: Bool { shortcut.state == .missing }

  private var content: some View {
    HStack(spacing: 0) {
      ShortcutIcon(shortcut: shortcut)
        .foregroundColor(isMissing ? TileColor.missing : TileColor.icon)
        .widgetAccentable()
        .frame(width: ShortcutIcon.length)
        .padding(8)
      Text(shortcut.title)
        .font(.footnote)
        .foregroundColor(isMissing ? TileColor.missing : TileColor.title)
        .accessibilityIdentifier(QuickActionWidgetView.titleIdentifier(of: shortcut))
      Spacer()
    }
    .frame(height: Self.height)
    .background(
      renderingMode == .fullColor ? TileColor.ground : TileColor.colorlessGround,
      in: RoundedRectangle(cornerRadius: 8))
  }
}

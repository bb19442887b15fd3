// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import WidgetViews

/// A shortcut and what it is drawn in.
///
/// Each modifier copies the view that it changes, and a reference is copied faster than all that it refers to.
final class StyledShortcut: Sendable {
  let shortcut: Shortcut
  let style: WidgetStyle

  init(_ shortcut: Shortcut, _ style: WidgetStyle) {
    self.shortcut = shortcut
    self.style = style
  }
}

/// A tile of the widget: an icon and a title, which lead to the destination.
nonisolated struct ShortcutTile: View {
  @Environment(\.widgetRenderingMode) private var renderingMode
  @Environment(\.colorScheme) private var colorScheme

  var shown: StyledShortcut

  /// The height, in points, whatever the size of the type.
  var height: Double

  private var style: WidgetStyle { shown.style }

  var body: some View {
    if let url = shown.shortcut.url {
      Link(destination: url) { tile }
    } else {
      // A destination that is gone keeps its place, and a tap on it opens the app as a tap beside the tiles does.
      tile
    }
  }

  private var tile: some View {
    content
      .frame(height: height)
      .background(
        renderingMode == .fullColor ? style.tile.color(in: colorScheme) : .colorlessTile,
        in: RoundedRectangle(cornerRadius: style.cornerRadius))
  }

  @ViewBuilder private var content: some View {
    switch style.titlePlacement {
    case .beside:
      HStack(spacing: 0) {
        icon
          .frame(width: style.iconSize)
          .padding(8)
        title
        Spacer()
      }
    case .below:
      VStack(spacing: 4) {
        icon
          // One line of text needs the rest.
          .frame(width: style.iconSize, height: min(style.iconSize, max(8, height - 28)))
        title
          .multilineTextAlignment(.center)
      }
      .padding(4)
      .frame(maxWidth: .infinity)
    }
  }

  private var icon: some View {
    // What the paddings leave of the tile, where that is less.
    ShortcutIcon(shown: shown, side: min(style.iconSize, max(8, height - 16)))
  }

  private var title: some View {
    ShortcutTitle(shown: shown)
  }
}

/// The title of a shortcut.
nonisolated struct ShortcutTitle: View {
  @Environment(\.colorScheme) private var colorScheme

  var shown: StyledShortcut

  var body: some View {
    let (shortcut, style) = (shown.shortcut, shown.style)
    return Text(shortcut.title)
      .font(style.font)
      .foregroundColor(
        shortcut.state == .missing ? .missingShortcut : style.title.color(in: colorScheme)
      )
      .accessibilityIdentifier(QuickActionWidgetView.titleIdentifier(of: shortcut))
  }
}

extension Color {
  /// A tile where the system takes the widget's colors away: so transparent that what is white stays legible on it.
  static let colorlessTile = Color(white: 1, opacity: 0.16)

  /// Icon and title of a destination that is gone.
  static let missingShortcut = Color(system: .secondaryLabel)
}

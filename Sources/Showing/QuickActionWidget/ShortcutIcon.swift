// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import WidgetViews

/// The icon of a shortcut: the destination's image, else its monogram.
nonisolated struct ShortcutIcon: View {
  @Environment(\.images) private var images
  @Environment(\.colorScheme) private var colorScheme

  var shown: StyledShortcut

  /// The width and the height of a monogram, in points.
  var side: Double

  private var shortcut: Shortcut { shown.shortcut }
  private var style: WidgetStyle { shown.style }

  var body: some View {
    content
      .foregroundColor(
        shortcut.state == .missing ? .missingShortcut : style.tint.color(in: colorScheme)
      )
      .widgetAccentable()
  }

  @ViewBuilder private var content: some View {
    if let name = shortcut.imageName, images[name] != nil {
      Image(decorative: name)
        .resizable()
        .renderingMode(rendering)
        .scaledToFit()
    } else {
      RoundedRectangle(cornerRadius: side / 4)
        .strokeBorder(Color(system: .separator), lineWidth: 1)
        .overlay {
          Text(monogram)
            .font(.system(size: side * 17 / 32, weight: .semibold))
            .accessibilityHidden(true)
        }
        .frame(width: side, height: side)
    }
  }

  /// Whether the image keeps its colors; nil leaves it to the image.
  private var rendering: Image.TemplateRenderingMode? {
    switch style.iconRendering {
    case .original: .original
    case .template: .template
    case nil: nil
    }
  }

  /// The first letter of the title; of a destination that is gone, a question mark.
  private var monogram: String {
    guard shortcut.state == .resolved, let first = shortcut.title.first else { return "?" }
    return first.uppercased()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import WidgetViews

/// The icon of a tile: the destination's image, else its monogram.
struct ShortcutIcon: View {
  /// The width, and the height of a monogram, in points.
  static let length = 32.0

  @Environment(\.images) private var images

  var shortcut: Shortcut

  var body: some View {
    if let name = shortcut.imageName, images[name] != nil {
      Image(decorative: name)
        .resizable()
        .renderingMode(.template)
        .scaledToFit()
    } else {
      RoundedRectangle(cornerRadius: 8)
        .strokeBorder(Color(.separator), lineWidth: 1)
        .overlay {
          Text(monogram)
            .font(.system(size: 17, weight: .semibold))
            .accessibilityHidden(true)
        }
        .frame(height: Self.length)
    }
  }

  /// The first letter of the title; of a destination that is gone, a question mark.
  private var monogram: String {
    guard shortcut.state == .resolved, let first = shortcut.title.first else { return "?" }
    return first.uppercased()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A picture that an entry carries; it fills what it is offered, and is cut there.
///
/// Views name images of a catalog, and a loaded picture is in none: it is put into the catalog of its own view.
struct PictureView: View {
  private static let name = "picture"

  @Environment(\.images) private var images
  @Environment(\.redactionReasons) private var redactionReasons

  /// The picture; nil shows a neutral ground with a symbol.
  var picture: ImageAsset?

  /// The symbol where there is no picture.
  var symbol: String

  var body: some View {
    if let picture {
      Color.clear
        .overlay {
          Image(decorative: Self.name)
            .resizable()
            .widgetAccentedRenderingMode(.desaturated)
            .scaledToFill()
            .environment(\.images, catalog(with: picture))
        }
        .clipped()
    } else {
      Color(.secondarySystemFill)
        .overlay {
          // The placeholder of a symbol would be a square in the ground.
          if !redactionReasons.contains(.placeholder) {
            Image(systemName: symbol)
              .font(.title2)
              .foregroundStyle(.tertiary)
              .accessibilityHidden(true)
          }
        }
    }
  }

  private func catalog(with picture: ImageAsset) -> ImageCatalog {
    var catalog = images
    catalog[Self.name] = picture
    return catalog
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetValues

/// The style of the widget of a catalog: the members of its `style`, each with its default.
///
/// The widget is a grid of tiles, each an icon with a title. What is not said is as in the article about the widget that this one is modeled on:
/// two columns of tiles 58 points high, with an orange icon and a small title.
package struct WidgetStyle: Hashable, Sendable {
  /// The colors that an icon is drawn in.
  package enum IconRendering: String, CaseIterable, Hashable, Sendable {
    /// The icon keeps its own colors.
    case original
    /// The tint: only the icon's opacity counts.
    case template
  }

  /// The position of the title of a tile.
  package enum TitlePlacement: String, CaseIterable, Hashable, Sendable {
    /// The title is beside the icon.
    case beside
    /// The title is below the icon.
    case below
  }

  /// The layout of the widget in a family.
  package enum Layout: String, CaseIterable, Hashable, Sendable {
    /// Every shortcut, in a tile of its own.
    case grid
    /// The first shortcut, which a tap anywhere in the widget opens.
    case oneDestination
  }

  /// The differences of a family from the style; nil for what does not differ.
  package struct Family: Hashable, Sendable {
    /// The layout of the family; nil for the usual one.
    package var layout: Layout?

    /// The number of columns of tiles; nil for that of the style.
    package var columns: Int?

    /// The height of a tile, in points.
    package var tileHeight: Double?

    /// Creates a family without differences.
    package init() {}
  }

  /// The colors if a catalog says nothing.
  package static let standard = WidgetStyle()

  /// The color of icons that are templates, and of the letters that replace icons.
  package var tint = StyleColor(Color(system: .systemOrange))

  /// The background color of the tiles.
  package var tile = StyleColor(Color(system: .secondarySystemBackground))

  /// The color behind the tiles.
  package var ground = StyleColor(Color(system: .systemBackground))

  /// The color of the titles.
  package var title = StyleColor(Color(system: .label))

  /// The names of the color sets that the style names.
  package var assetNames: [String] { [tint, tile, ground, title].compactMap(\.assetName) }

  /// The number of columns, if the family has no other.
  package var columns = 2

  /// The height of a tile, in points, if the family has no other.
  package var tileHeight = 58.0

  /// The radius of a tile's corners, in points.
  package var cornerRadius = 8.0

  /// The distance between two tiles, in points.
  package var spacing = 8.0

  /// The position of the title of a tile.
  package var titlePlacement = TitlePlacement.beside

  /// The font of the titles.
  package var font = Font.footnote

  /// The width of icons, in points.
  package var iconSize = 32.0

  /// The colors that icons are drawn in; nil leaves it to each image.
  package var iconRendering: IconRendering?

  /// The differences of some families from the style.
  package var families: [WidgetFamily: Family] = [:]

  /// The style of a catalog that says nothing.
  package init() {}

  /// The layout in a family: one with a single tap target shows one destination, unless the catalog
  /// says otherwise.
  package func layout(in family: WidgetFamily) -> Layout {
    if family.isAccessory { return .oneDestination }
    return families[family]?.layout ?? (family == .systemSmall ? .oneDestination : .grid)
  }

  /// The number of columns in a family.
  package func columns(in family: WidgetFamily) -> Int { families[family]?.columns ?? columns }

  /// The height of a tile in a family, in points.
  package func tileHeight(in family: WidgetFamily) -> Double {
    families[family]?.tileHeight ?? tileHeight
  }
}

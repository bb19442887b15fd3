// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetValues

/// How the widget of a catalog is drawn: the members of its `style`, each with what is drawn without it.
///
/// The widget is a grid of tiles, each an icon with a title. What is not said is as in the article about the widget that this one is modeled on:
/// two columns of tiles 58 points high, with an orange icon and a small title.
package struct WidgetStyle: Hashable, Sendable {
  /// What an icon is drawn with.
  package enum IconRendering: String, CaseIterable, Hashable, Sendable {
    /// Its own colors.
    case original
    /// The tint: only the icon's opacity counts.
    case template
  }

  /// Where the title of a tile stands.
  package enum TitlePlacement: String, CaseIterable, Hashable, Sendable {
    /// Beside the icon.
    case beside
    /// Below the icon.
    case below
  }

  /// What a family shows.
  package enum Layout: String, CaseIterable, Hashable, Sendable {
    /// Every shortcut, in a tile of its own.
    case grid
    /// The first shortcut, which a tap anywhere in the widget opens.
    case oneDestination
  }

  /// What is different in a family; nil for what is not.
  package struct Family: Hashable, Sendable {
    /// What the family shows.
    package var layout: Layout?

    /// The number of columns.
    package var columns: Int?

    /// The height of a tile, in points.
    package var tileHeight: Double?

    /// Changes nothing.
    package init() {}
  }

  /// The colors if a catalog says nothing.
  package static let standard = WidgetStyle()

  /// The color of icons that are templates, and of the letters that replace icons.
  package var tint = StyleColor(Color(.systemOrange))

  /// The color of tiles.
  package var tile = StyleColor(Color(.secondarySystemBackground))

  /// The color behind the tiles.
  package var ground = StyleColor(Color(.systemBackground))

  /// The color of titles.
  package var title = StyleColor(Color(.label))

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

  /// Where the title of a tile stands.
  package var titlePlacement = TitlePlacement.beside

  /// The font of titles.
  package var font = Font.footnote

  /// The width of icons, in points.
  package var iconSize = 32.0

  /// What icons are drawn with; nil leaves it to each.
  package var iconRendering: IconRendering?

  /// What is different in some families.
  package var families: [WidgetFamily: Family] = [:]

  /// The style of a catalog that says nothing.
  package init() {}

  /// What a family shows: a family with one target shows one destination, unless the catalog says otherwise.
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

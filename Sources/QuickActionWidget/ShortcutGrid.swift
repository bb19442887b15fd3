// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// Where the tiles of the quick-action widget stand.
///
/// The tiles fill two columns of equal width, row by row, inside the widget's content margins. The rows stand in the
/// middle of the height that the margins leave; a grid that is taller than that is centred all the same, so that it
/// runs over the upper and the lower margin, and then over the widget's edges, by the same length.
package struct ShortcutGrid: Hashable, Sendable {
  /// The number of columns.
  package static let columnCount = 2

  /// The distance between two columns, and between two rows, in points.
  package static let spacing = 8.0

  /// The height of a row, in points.
  package static let rowHeight = 58.0

  /// The part of a tile's width in which no text stands, in points.
  ///
  /// There are 8 before the icon, 32 for the icon, 8 behind it, and 8 behind the text.
  package static let textInset = 8.0 + 32 + 8 + 8

  /// The number of tiles.
  package let itemCount: Int

  /// The size of the widget, in points.
  package let widgetSize: Size

  /// The distances between the widget's edges and its content, in points.
  package let margins: EdgeInsets

  /// Lays out tiles in a widget of the given size; a negative count counts as 0.
  package init(itemCount: Int, widgetSize: Size, margins: EdgeInsets) {
    self.itemCount = max(0, itemCount)
    self.widgetSize = widgetSize
    self.margins = margins
  }

  /// Lays out tiles in a widget of a family on a device; nil where the size of the family on the device is not known.
  package init?(
    itemCount: Int, family: WidgetFamily = .systemMedium, device: WidgetDevice = .default,
    margins: ContentMargins = .standard
  ) {
    guard let size = device.size(of: family) else { return nil }
    self.init(itemCount: itemCount, widgetSize: size, margins: margins.insets(for: family))
  }

  /// The number of rows.
  package var rowCount: Int {
    (itemCount + Self.columnCount - 1) / Self.columnCount
  }

  /// The height of all rows and the spacing between them, in points.
  package var contentHeight: Double {
    Double(rowCount) * Self.rowHeight + Double(max(0, rowCount - 1)) * Self.spacing
  }

  /// The width of a column, in points.
  package var columnWidth: Double {
    let room = widgetSize.width - margins.leading - margins.trailing
    let gaps = Double(Self.columnCount - 1) * Self.spacing
    return max(0, (room - gaps) / Double(Self.columnCount))
  }

  /// The width that a tile has for its text, in points.
  package var textWidth: Double {
    max(0, columnWidth - Self.textInset)
  }

  /// How much taller than the rows and both margins the widget is, in points; negative where they do not fit.
  package var spareHeight: Double {
    widgetSize.height - margins.top - margins.bottom - contentHeight
  }

  /// How much taller than the widget the rows and both margins are, in points; 0 where they fit.
  package var overflow: Double {
    itemCount == 0 ? 0 : max(0, -spareHeight)
  }
}

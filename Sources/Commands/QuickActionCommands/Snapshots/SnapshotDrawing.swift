// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import FontFiles
import GoldenPictures
import QuickActionWidget
import ShownWidgets

/// A picture of `snapshot record` and `check`, before it becomes a file.
struct SnapshotDrawing {
  /// The name of the file without its extension.
  var name: String

  /// The title of the widget.
  var title: String

  /// The widget.
  var drawn: DrawnWidget

  /// The path of the program that drew it; nil for a catalog.
  var program: String?

  /// The picture as SVG.
  var golden: GoldenPicture { GoldenPicture(name: name, svg: drawn.svg(title: title)) }

  /// Draws the picture as PNG, as large as the widget.
  ///
  /// - Parameters:
  ///   - fonts: The fonts that texts are drawn in.
  ///   - note: Takes what is not as it should be in it.
  /// - Returns: The file.
  /// - Throws: `CommandFailure` if it cannot be drawn.
  func pixels(_ fonts: FontLibrary, noting note: (String) -> Void) throws -> GoldenFile {
    GoldenFile(
      name: GoldenPicture.fileName(name) + ".png",
      bytes: try PixelPicture(alone: drawn, title: title, fonts: fonts, ground: nil)
        .file(noting: note))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText
package import WidgetValues

/// The images of some names, loaded.
package struct LoadedImages: Sendable {
  /// The images by their names; a name without an image is not in it.
  package var images: [String: ImageAsset] = [:]

  /// The diagnostics of the files, in the order of the names.
  package var diagnostics: [Diagnostic] = []

  /// Every text file that was read, for the lines and columns of the findings.
  package var sources: [SourceFile] = []

  /// Every other file that was read, by name.
  package var bitmaps: [String] = []

  /// The names of images with a PDF file that was not converted, because the request does not ask
  /// for it.
  package var unconverted: Set<String> = []

  /// Whether another request may have other images: of a set, of pixels or of a PDF file, and not of SVG files alone.
  package var dependsOnRequest = false

  /// The names of the images that there are, sorted; empty unless one of the wanted names has none.
  package var knownNames: [String] = []

  /// Whether there is any folder to look for images in.
  package var hasFolder = false

  /// Creates a result without images.
  package init() {}
}

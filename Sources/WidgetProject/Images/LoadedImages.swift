// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText
package import WidgetValues

/// The images of some names, loaded from the disk.
package struct LoadedImages: Sendable {
  /// The images by their names; a name that nothing was found for is not in it.
  package internal(set) var images: [String: ImageAsset] = [:]

  /// What was found in the files, or stands in the way of reading them, in the order of the names.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// Every text file that was read, for the lines and columns of the findings.
  package internal(set) var sources: [SourceFile] = []

  /// Every other file that was read, by name.
  package internal(set) var bitmaps: [String] = []
}

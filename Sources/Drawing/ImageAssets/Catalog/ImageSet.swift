// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import PropertyListSyntax
package import SourceText

/// An image set of an asset catalog: the files of one image, by `Contents.json`.
package struct ImageSet: Sendable {
  /// The name of the file that describes a set, and of the one that describes a folder of sets.
  package static let contentsName = "Contents.json"

  /// The suffix of folders that are image sets.
  package static let folderSuffix = ".imageset"

  /// One file of the set, and when it is shown.
  package struct Image: Hashable, Sendable {
    /// The file's name in the folder.
    package var fileName: Located<String>

    /// The kind of device; `universal` stands for all.
    package var idiom = "universal"

    /// The scale of the image in pixels a point; nil if the file is for all scales.
    package var scale: Int?

    /// The brightness of the background; nil if the file serves both.
    package var luminosity: Luminosity?

    /// Whether the image is for high contrast, for some languages, or for another case that does
    /// not come up here.
    package var isSpecial = false
  }

  /// The brightness of the background.
  package enum Luminosity: String, CaseIterable, Hashable, Sendable {
    /// The light appearance.
    case light
    /// The dark appearance.
    case dark
  }

  /// The rendering mode of an image, by `template-rendering-intent`.
  package enum RenderingIntent: String, CaseIterable, Hashable, Sendable {
    /// A template image, of which only the opacity counts.
    case template
    /// An image in its own colors.
    case original
  }

  /// The file that was read.
  package let source: SourceFile

  /// The files, in the order of `Contents.json`.
  package internal(set) var images: [Image] = []

  /// The rendering mode of the image; nil if the view that shows it decides.
  package internal(set) var renderingIntent: RenderingIntent?

  /// Whether a drawing stays one at every size, by `preserves-vector-representation`.
  package internal(set) var preservesVectors = false

  /// The diagnostics of what is malformed.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// Reads the `Contents.json` of an image set.
  ///
  /// - Parameter source: The file.
  /// - Throws: `PropertyListError` if it is not JSON.
  package init(_ source: SourceFile) throws(PropertyListError) {
    self.source = source
    let document = try PropertyListDocument(source, as: .json)
    diagnostics = Diagnostic.anomalies(of: document)
    decode(document.root)
  }
}

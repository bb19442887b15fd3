// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import PropertyListSyntax
package import SourceText

/// The file that says what recorded pictures show: `quickaction-snapshots.json`.
package struct RecordedPictureFile: Sendable {
  /// The name of the file in the folder of the pictures.
  package static let fileName = "quickaction-snapshots.json"

  /// The version of the format that is read.
  static let supportedVersion = 1

  /// The pictures, each with what all have in common.
  package let pictures: [RecordedPicture]

  /// A file that cannot be used, and why.
  package struct Failure: Error, Sendable {
    /// The findings, at least one, each with its place.
    package let diagnostics: [Diagnostic]

    /// The file with the findings.
    package let source: SourceFile
  }

  /// Reads a file.
  ///
  /// - Throws: ``Failure`` if anything in it is wrong.
  package init(_ source: SourceFile) throws(Failure) {
    let document: PropertyListDocument
    do throws(PropertyListError) {
      document = try PropertyListDocument(source, as: .json)
    } catch {
      throw Failure(diagnostics: [Diagnostic(invalidPropertyList: error)], source: source)
    }
    var decoder = RecordedPictureDecoder(document)
    pictures = decoder.pictures(document)
    guard decoder.mistakes.isEmpty else {
      throw Failure(diagnostics: decoder.mistakes.sorted, source: source)
    }
  }
}

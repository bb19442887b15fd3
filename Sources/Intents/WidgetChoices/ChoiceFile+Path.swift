// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
package import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText

extension ChoiceFile {
  /// Returns the path at which the choice of an intent without a catalog is saved.
  ///
  /// `X.configuration.json` for the only widget intent of a definition without a catalog, otherwise
  /// `X.INTENT.configuration.json`. A file with the other name is used if it is for this intent.
  ///
  /// - Parameters:
  ///   - intent: The name of the intent.
  ///   - definition: The definition that declares it.
  ///   - path: The file of the definition.
  ///   - besideCatalog: Whether a catalog of the definition exists.
  /// - Returns: The path.
  package static func path(
    of intent: String, in definition: IntentDefinition, at path: FilePath, besideCatalog: Bool
  ) -> FilePath {
    let plain = path.folder.appending("\(path.stem).configuration.json")
    let own = path.folder.appending("\(path.stem).\(intent).configuration.json")
    if FileSystem.disk.status(of: own) == .file { return own }
    let isOnly =
      !besideCatalog && definition.widgetIntents.count == 1
      && definition.widgetIntents[0].name?.value == intent
    guard FileSystem.disk.status(of: plain) == .file, let named = intentName(inChoice: plain) else {
      return isOnly ? plain : own
    }
    return named == intent ? plain : own
  }

  /// The intent that a saved choice names; nil if it names none.
  private static func intentName(inChoice path: FilePath) -> String? {
    guard let source = try? FileSystem.disk.source(at: path),
      let document = try? PropertyListDocument(source, as: .json)
    else { return nil }
    return document.root["intent"]?.string
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import PropertyListSyntax
package import SourceText

/// A symbol set of an asset catalog: the file of one symbol, by `Contents.json`.
package struct SymbolSet: Sendable {
  /// The suffix of folders that are symbol sets.
  package static let folderSuffix = ".symbolset"

  /// The name of the symbol's file in the folder; nil if the set has none.
  package let fileName: Located<String>?

  /// The diagnostics of what is malformed.
  package let diagnostics: [Diagnostic]

  /// Reads the `Contents.json` of a symbol set.
  ///
  /// - Parameter source: The file.
  /// - Throws: `PropertyListError` if it is not JSON.
  package init(_ source: SourceFile) throws(PropertyListError) {
    let document = try PropertyListDocument(source, as: .json)
    diagnostics = Diagnostic.anomalies(of: document)
    let entries = document.root["symbols"].map { Array($0.elements) } ?? []
    let named = entries.filter { $0["filename"]?.string != nil }
    let universal = named.first { $0["idiom"]?.string == "universal" }
    guard let name = (universal ?? named.first)?["filename"], let text = name.string else {
      fileName = nil
      return
    }
    fileName = Located(text, at: name.range)
  }
}

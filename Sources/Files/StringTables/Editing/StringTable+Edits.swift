// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
package import SourceText

/// Edits of a `.strings` or `.stringsdict` file that change only the bytes they must.
extension StringTable {
  /// The edits that add texts to a `.strings` file, each marked by a comment.
  ///
  /// A table that is sorted by its keys, as Xcode writes it, stays sorted; any other gets them at its end. A key that is
  /// there already, with what is not a text, is left as it is.
  ///
  /// - Returns: The edits; nil if the file is in a format that is not edited by hand, or has something after its end.
  package func adding(_ texts: [TextToTranslate]) -> [TextEdit]? {
    guard format == .strings, let document = editableDocument else { return nil }
    let present = Set(document.root.entries.map(\.key))
    let texts = texts.filter { !present.contains($0.key) }
    switch document.format {
    case .openStep: return StringsFileLayout(document)?.adding(texts)
    case .xml: return Self.adding(texts, to: document.root)
    case .json, .binary: return nil
    }
  }

  /// The edits that take keys out, with the comments directly above them.
  ///
  /// - Returns: The edits; nil if the file is in a format that is not edited by hand, or has something after its end.
  package func removing(_ keys: Set<String>) -> [TextEdit]? {
    guard format != .stringCatalog, let document = editableDocument else { return nil }
    switch document.format {
    case .openStep: return StringsFileLayout(document)?.removing(keys)
    case .xml:
      let edits = entries.compactMap { entry in
        keys.contains(entry.key.value) ? document.root.removing(key: entry.key.value) : nil
      }
      return edits.count == keys.count ? edits : nil
    case .json, .binary: return nil
    }
  }

  /// The file as a property list, read once more: few tables are edited, so none keeps it.
  private var editableDocument: PropertyListDocument? {
    let document = try? PropertyListDocument(source, as: Self.spelling(of: source))
    guard let document, document.trailingContent == nil, document.root.kind == .dictionary else {
      return nil
    }
    return document
  }

  private static func adding(
    _ texts: [TextToTranslate], to root: PropertyListValue
  ) -> [TextEdit]? {
    let sorted = texts.sorted { $0.key.precedesByBytes($1.key) }
    if root.entries.first(where: { _ in true }) == nil {
      let members = sorted.map { PropertyListLiteral.Member($0.key, .string($0.text)) }
      guard let edit = root.replacing(with: .dictionary(members)) else { return nil }
      return [edit.commented]
    }
    let edits = sorted.compactMap { root.inserting(.string($0.text), forKey: $0.key)?.commented }
    return edits.count == texts.count ? edits : nil
  }
}

extension TextEdit {
  /// The edit with a comment before each key that it adds.
  fileprivate var commented: TextEdit {
    let comment = "<!-- \(TextToTranslate.comment) -->"
    let parts = replacement.split(separator: "<key>", omittingEmptySubsequences: false)
    return TextEdit(range: range, replacement: parts.joined(separator: comment + "<key>"))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MessageStream
import PropertyListSyntax
import SourceText

/// A text that is open in the editor, which counts in place of the file.
struct OpenDocument: Sendable {
  /// The address under which the client knows it.
  let uri: String

  /// The name of the file as findings of the innermost folder spell it; nil for what is outside of all folders, or no file.
  private(set) var name: String?

  /// The names of the file in all folders that it is in, by their numbers.
  private(set) var names: [Int: String] = [:]

  /// The number of its state, which grows with each change.
  private(set) var version: Int

  /// The text in UTF-8.
  private(set) var bytes: [UInt8]

  init(uri: String, version: Int, text: String) {
    (self.uri, self.version) = (uri, version)
    bytes = Array(text.utf8)
  }

  /// Finds the names in folders.
  mutating func findNames(in folders: [ServedFolder]) {
    name = folders.place(of: uri)?.name
    names = [:]
    for served in folders { names[served.number] = served.folder.name(of: uri) }
  }

  /// Changes the text as the client says, one change after the other.
  ///
  /// - Returns: Whether all changes could be understood; what comes after one that cannot is left out.
  @discardableResult
  mutating func apply(
    _ changes: PropertyListValue?, version: Int?, in encoding: PositionEncoding
  ) -> Bool {
    if let version { self.version = version }
    guard let changes, changes.kind == .array else { return false }
    for change in changes.elements {
      guard let text = change["text"]?.string else { return false }
      guard let range = change["range"], range.kind != .null else {
        bytes = Array(text.utf8)
        continue
      }
      guard let place = TextPositions(bytes, in: encoding).range(range) else { return false }
      bytes.replaceSubrange(place.indices, with: text.utf8)
    }
    return true
  }

  /// The text as a file, under its name.
  var source: SourceFile {
    SourceFile(name: name ?? uri, text: String(decoding: bytes, as: UTF8.self))
  }
}

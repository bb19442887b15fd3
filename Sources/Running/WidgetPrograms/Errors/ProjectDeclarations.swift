// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// The names that the Swift files of a project declare.
package struct ProjectDeclarations: Sendable {
  private var files: [String: FilePath] = [:]

  private static let words: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
    "macro", "associatedtype",
  ]

  private static let statements: Set<Substring> = [
    "if", "guard", "while", "for", "switch", "}", "else", "catch", "return",
  ]

  /// Reads files, the first that declares a name being the one.
  init(_ paths: some Sequence<FilePath>, in fileSystem: FileSystem) {
    for path in paths {
      guard let bytes = try? fileSystem.bytes(of: path) else { continue }
      add(String(decoding: bytes, as: UTF8.self), of: path)
    }
  }

  /// The file that declares a name.
  func file(declaring name: String) -> FilePath? { files[name] }

  private mutating func add(_ text: String, of path: FilePath) {
    for line in SwiftLines(text) {
      let words = line.split { $0 == " " || $0 == "\t" }
      // What a statement binds belongs to it alone.
      if let first = words.first, Self.statements.contains(first) { continue }
      for (word, next) in zip(words, words.dropFirst()) where Self.words.contains(word) {
        let name = next.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
          .filter { $0 != "`" }
        if !name.isEmpty, files[name] == nil { files[name] = path }
      }
    }
  }
}

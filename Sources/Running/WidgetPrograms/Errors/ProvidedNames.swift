// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// The names that the modules for widgets declare, by which a typing error differs from something that they lack.
struct ProvidedNames: Sendable {
  private let names: Set<String>

  /// Takes names.
  init(_ names: Set<String> = []) {
    self.names = names
  }

  /// Reads the public declarations in the sources of the modules.
  ///
  /// They are read where a build failed, and only then.
  init(_ folders: [FilePath], in fileSystem: FileSystem) {
    var names: Set<String> = []
    for folder in folders {
      for path in FileSearch.search(folder, in: fileSystem, where: { $0.hasSuffix(".swift") }).files
      {
        guard let bytes = try? fileSystem.bytes(of: path) else { continue }
        Self.add(String(decoding: bytes, as: UTF8.self), to: &names)
      }
    }
    self.names = names
  }

  /// The name that another one may have been meant to be; nil if none is near, or the name itself is there.
  func nearest(to name: String) -> String? {
    guard name.count > 3, !names.contains(name) else { return nil }
    return NearName.of(name, among: names.sorted())
  }

  private static let words: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "macro",
  ]

  private static func add(_ text: String, to names: inout Set<String>) {
    for line in text.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let first = words.first else { continue }
      // Members of a public extension, and cases of a public type, have no word of their own.
      let isCase = first == "case" && !line.contains(":")
      guard isCase || words.contains("public") || Self.words.contains(first) || first == "static"
      else { continue }
      for (word, next) in zip(words, words.dropFirst())
      where Self.words.contains(word) || (isCase && word == "case") {
        let name = next.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if name.count > 3 { names.insert(String(name)) }
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// The names that the Swift files of a project declare.
package struct ProjectDeclarations: Sendable {
  private var files: [String: FilePath] = [:]

  /// The names of types that may have members of Apple's.
  private var extended: Set<String> = []

  /// The types and protocols that give no members to a type that a widget's sources would call by name.
  private static let plain: Set<String> = [
    "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "Int", "LocalizedError", "Sendable", "String", "TimelineEntry",
  ]

  /// What begins a declaration that can give a type members of Apple's.
  private static let types: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "extension",
  ]

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

  /// The file that declares a type all of whose members are the project's own; nil if some may be Apple's.
  func file(declaringPlainType name: String) -> FilePath? {
    extended.contains(name) ? nil : files[name]
  }

  /// Notes that a type has members of what it inherits from, or of what a macro makes of it.
  private mutating func noteInheritance(
    of name: String, as word: Substring, on line: Substring, after last: Substring
  ) {
    let hasAttribute = [line, last].contains { $0.drop(while: \.isWhitespace).first == "@" }
    // What follows on other lines is not known.
    guard ["struct", "enum", "extension"].contains(word), !hasAttribute,
      let end = line.firstIndex(of: "{")
    else {
      extended.insert(name)
      return
    }
    guard let colon = line[..<end].firstIndex(of: ":") else { return }
    let inherited = line[line.index(after: colon)..<end].split { !$0.isLetter && !$0.isNumber }
    if !inherited.allSatisfy({ Self.plain.contains(String($0)) }) { extended.insert(name) }
  }

  private mutating func add(_ text: String, of path: FilePath) {
    var last: Substring = ""
    for line in SwiftLines(text) {
      defer { last = line }
      let words = line.split { $0 == " " || $0 == "\t" }
      // What a statement binds belongs to it alone.
      if let first = words.first, Self.statements.contains(first) { continue }
      for (word, next) in zip(words, words.dropFirst()) {
        let isType = Self.types.contains(word)
        guard isType || Self.words.contains(word) else { continue }
        let name = next.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
          .filter { $0 != "`" }
        guard !name.isEmpty else { continue }
        if isType { noteInheritance(of: name, as: word, on: line, after: last) }
        if word != "extension", files[name] == nil { files[name] = path }
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// The modules that a Swift file imports, as far as its conditions hold where it is compiled.
struct SourceImports: Sendable {
  /// The names, in the order of the file, each once.
  private(set) var modules: [String] = []

  /// Whether a condition asks for iOS.
  ///
  /// Swift decides `os(iOS)` by the system that it compiles for, which is not iOS here. Such a file is compiled from a copy
  /// with another condition.
  private(set) var asksForIOS = false

  /// Whether the file has `@main`.
  private(set) var hasMain = false

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The content.
  ///   - conditions: The active compilation conditions.
  ///   - isAvailable: Whether a module can be imported.
  init(
    _ text: String, conditions: Set<String> = [],
    isAvailable: @escaping (String) -> Bool = { _ in true }
  ) {
    var seen: Set<String> = []
    var branches = ConditionStack()
    for line in SwiftLines(text) {
      if line.hasPrefix("#") {
        let evaluator = ConditionEvaluator(conditions: conditions, isAvailable: isAvailable)
        if line.hasPrefix("#if") || line.hasPrefix("#elseif"), line.contains("os(iOS)") {
          asksForIOS = true
        }
        branches.take(line, evaluator)
        continue
      }
      guard branches.isActive else { continue }
      if line.hasPrefix("@main"), line.dropFirst(5).first.map({ !Self.isLetter($0) }) ?? true {
        hasMain = true
      }
      if let module = Self.module(importedBy: line), seen.insert(module).inserted {
        modules.append(module)
      }
    }
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The module of `import X`, `@testable import X`, `public import struct X.Y`.
  static func module(importedBy line: Substring) -> String? {
    guard line.contains("import") else { return nil }
    var words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }[...]
    while let word = words.first {
      let isModifier =
        word.hasPrefix("@")
        || ["public", "package", "internal", "fileprivate", "private"].contains(word)
      guard isModifier else { break }
      words.removeFirst()
      // An attribute's argument may stand apart.
      if words.first?.hasPrefix("(") == true { words.removeFirst() }
    }
    guard words.first == "import" else { return nil }
    words.removeFirst()
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
    let name = words.first?.prefix { isLetter($0) || $0 == "`" }.filter { $0 != "`" }
    return name?.isEmpty == false ? name : nil
  }

  /// The text with conditions that hold here in place of `os(iOS)`.
  static func compiledForIOS(_ text: String) -> String {
    compiled(text, with: "os(Linux)", inPlaceOf: "os(iOS)")
  }

  /// The text with another condition in place of one.
  static func compiled(_ text: String, with other: String, inPlaceOf condition: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix("#if") || words.hasPrefix("#elseif") else { return String(line) }
      return line.split(separator: condition, omittingEmptySubsequences: false)
        .joined(separator: other)
    }.joined(separator: "\n")
  }
}

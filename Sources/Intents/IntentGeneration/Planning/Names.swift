// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel

/// The conversions of texts to names in code.
extension String {
  /// The text with its first character in upper case.
  package var capitalizingFirstLetter: String {
    // A byte shows that nearly all names begin with a letter of ASCII.
    guard let first = utf8.first else { return self }
    if first < 0x80 {
      guard 0x61...0x7A ~= first else { return self }
      return String(unicodeScalars: first - 0x20) + dropFirst(1)
    }
    return prefix(1).uppercased() + dropFirst()
  }

  /// Whether the text is an identifier of both Swift and Objective-C.
  package var isIdentifier: Bool {
    var isFirst = true
    for scalar in unicodeScalars {
      let isStart =
        scalar.isASCII
        ? (0x61...0x7A ~= scalar.value || 0x41...0x5A ~= scalar.value || scalar == "_")
        : scalar.properties.isXIDStart
      guard
        isStart
          || !isFirst
            && (scalar.isASCII ? 0x30...0x39 ~= scalar.value : scalar.properties.isXIDContinue)
      else { return false }
      isFirst = false
    }
    return !isFirst && self != "_"
  }

  /// The name as Swift code has it where a declaration or a member is named: keywords in back-ticks.
  package var swiftName: String {
    Self.reservedSwiftWords.contains(self) ? "`\(self)`" : self
  }

  /// The name as Swift code has it before a colon, where only three keywords need back-ticks.
  package var swiftLabel: String {
    ["inout", "let", "var"].contains(self) ? "`\(self)`" : self
  }

  /// Whether Objective-C reserves the word, which it has no way to escape.
  package var isReservedInObjectiveC: Bool { Self.reservedObjectiveCWords.contains(self) }

  /// The keywords of C, and the names that Objective-C code never means otherwise.
  private static let reservedObjectiveCWords: Set<String> = [
    "BOOL", "Class", "IMP", "NO", "NULL", "Nil", "SEL", "YES", "auto", "bool", "break", "case",
    "char", "const", "continue", "default", "do", "double", "else", "enum", "extern", "false",
    "float", "for", "goto", "id", "if", "inline", "int", "long", "nil", "register", "restrict",
    "return", "self", "short", "signed", "sizeof", "static", "struct", "super", "switch", "true",
    "typedef", "union", "unsigned", "void", "volatile", "while",
  ]

  /// The words that Swift reserves everywhere, and those that it reserves for members.
  private static let reservedSwiftWords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private init(unicodeScalars byte: UInt8) {
    self.init(Unicode.Scalar(byte))
  }
}

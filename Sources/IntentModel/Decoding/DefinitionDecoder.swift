// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// Decodes the parts of a definition and collects what is malformed in them.
///
/// The functions that decode one kind of part stand in the extensions, one a file.
struct DefinitionDecoder {
  /// The file's name.
  let file: String

  /// What is malformed so far.
  var diagnostics: [Diagnostic] = []

  /// Reports a value that cannot be read as what its key asks for.
  mutating func reportType(
    of entry: PropertyListValue.Entry, expected: String, severity: Severity
  ) {
    diagnostics.append(
      Diagnostic(
        id: "unexpected-value-type", severity: severity,
        message: .unexpectedType(
          key: entry.key, expected: expected, found: entry.value.kind.indefiniteWords),
        at: .init(file: file, range: entry.value.range),
        data: [.init("key", entry.key)]))
  }

  /// Reports an element that is not the dictionary which its array is made of.
  mutating func reportElement(_ element: PropertyListValue, of key: String) {
    diagnostics.append(
      Diagnostic(
        id: "unexpected-value-type", severity: .error,
        message: .unexpectedElement(key: key, found: element.kind.indefiniteWords),
        at: .init(file: file, range: element.range), data: [.init("key", key)]))
  }

  /// Reports a part without the key that everything else refers to it by.
  mutating func reportMissing(
    _ key: String, in declaration: PropertyListValue, part: String, severity: Severity = .error
  ) {
    diagnostics.append(
      Diagnostic(
        id: "missing-key", severity: severity, message: .missingKey(key, part: part),
        at: .init(file: file, range: declaration.openingRange), data: [.init("key", key)]))
  }
}

extension DefinitionDecoder {
  /// The text of an entry.
  mutating func string(_ entry: PropertyListValue.Entry) -> Located<String>? {
    let value = entry.value
    guard let string = value.string else {
      reportType(of: entry, expected: "a string", severity: .warning)
      return nil
    }
    return Located(string, at: value.range)
  }

  /// The flag of an entry: besides `true` and `false`, the number 1 and the text `YES` are true, as at run time.
  mutating func boolean(_ entry: PropertyListValue.Entry) -> Located<Bool>? {
    let value = entry.value
    if let boolean = value.boolean { return Located(boolean, at: value.range) }
    if let number = value.number { return Located(number != 0, at: value.range) }
    if let text = value.string { return Located(text.isTrueText, at: value.range) }
    reportType(of: entry, expected: "a Boolean", severity: .warning)
    return nil
  }

  /// The whole number of an entry: a real one is cut, a text is read as far as it is a number, as at run time.
  mutating func integer(_ entry: PropertyListValue.Entry) -> Located<Int>? {
    let value = entry.value
    if let integer = value.integer { return Located(integer, at: value.range) }
    if let number = value.number, let integer = Int(exactly: number.rounded(.towardZero)) {
      return Located(integer, at: value.range)
    }
    if let boolean = value.boolean { return Located(boolean ? 1 : 0, at: value.range) }
    if let text = value.string { return Located(text.leadingInteger, at: value.range) }
    reportType(of: entry, expected: "an integer", severity: .warning)
    return nil
  }

  /// The dictionary of an entry.
  mutating func dictionary(_ entry: PropertyListValue.Entry) -> PropertyListValue? {
    let value = entry.value
    guard value.kind == .dictionary else {
      reportType(of: entry, expected: "a dictionary", severity: .error)
      return nil
    }
    return value
  }

  /// The elements of an entry's array that are dictionaries, each decoded; the others are reported.
  mutating func elements<Part>(
    _ entry: PropertyListValue.Entry,
    decode: (inout DefinitionDecoder, PropertyListValue) -> Part
  ) -> [Part] {
    let value = entry.value
    guard value.kind == .array else {
      reportType(of: entry, expected: "an array", severity: .error)
      return []
    }
    var parts: [Part] = []
    for element in value.elements {
      guard element.kind == .dictionary else {
        reportElement(element, of: entry.key)
        continue
      }
      parts.append(decode(&self, element))
    }
    return parts
  }
}

extension PropertyListValue {
  /// The opening tag of a container: pointing at all of it would hide what is meant.
  var openingRange: SourceRange {
    let range = fullRange
    let end = source.bytes[range.indices].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
    return end.map { SourceRange(range.start, $0) } ?? range
  }
}

extension String {
  /// Whether the runtime takes the text for true: `YES`, `true`, or a number other than 0.
  fileprivate var isTrueText: Bool {
    let text = drop { $0.isWhitespace || $0 == "+" || $0 == "-" || $0 == "0" }
    return text.first.map { "YyTt123456789".contains($0) } ?? false
  }

  /// The number that the text begins with; 0 where it begins with none.
  fileprivate var leadingInteger: Int {
    let text = drop { $0.isWhitespace }
    let sign = text.prefix { $0 == "-" || $0 == "+" }.prefix(1)
    let digits = text.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }
    return Int(sign + digits) ?? 0
  }
}

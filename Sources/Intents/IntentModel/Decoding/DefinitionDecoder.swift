// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// Decodes the parts of a definition and collects what is malformed in them.
///
/// The functions that decode one kind of part are in the extensions, one a file.
struct DefinitionDecoder {
  /// The diagnostics of what is malformed so far.
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
        at: entry.value.place,
        data: [.init("key", entry.key)]))
  }

  /// Reports an element that is not the dictionary which its array is made of.
  mutating func reportElement(_ element: PropertyListValue, of key: String) {
    diagnostics.append(
      Diagnostic(
        id: "unexpected-value-type", severity: .error,
        message: .unexpectedElement(key: key, found: element.kind.indefiniteWords),
        at: element.place, data: [.init("key", key)]))
  }

  /// Reports a number that is too large for any that the format asks for.
  private mutating func reportSize(of entry: PropertyListValue.Entry) {
    diagnostics.append(
      Diagnostic(
        id: "unexpected-value-type", severity: .warning,
        message: .numberOutOfRange(key: entry.key, spelling: entry.value.spelling),
        at: entry.value.place, data: [.init("key", entry.key)]))
  }

  /// Reports a part without the key that everything else refers to it by.
  ///
  /// A key whose value is of a wrong type is not missing; that was reported.
  mutating func reportMissing(
    _ key: String, in declaration: PropertyListValue, part: String, severity: Severity = .error
  ) {
    guard declaration[key] == nil else { return }
    diagnostics.append(
      Diagnostic(
        id: "missing-key", severity: severity, message: .missingKey(key, part: part),
        at: declaration.place, data: [.init("key", key)]))
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

  /// The flag of an entry: in addition to `true` and `false`, the number 1 and the text `YES` are true, as at run time.
  mutating func boolean(_ entry: PropertyListValue.Entry) -> Located<Bool>? {
    guard let boolean = entry.value.runtimeBoolean else {
      reportType(of: entry, expected: "a Boolean", severity: .warning)
      return nil
    }
    return Located(boolean, at: entry.value.range)
  }

  /// The whole number of an entry: a real one is cut, a text is read as far as it is a number, as at run time.
  mutating func integer(_ entry: PropertyListValue.Entry) -> Located<Int>? {
    let value = entry.value
    if let integer = value.runtimeInteger { return Located(integer, at: value.range) }
    if value.number == nil {
      reportType(of: entry, expected: "an integer", severity: .warning)
    } else {
      reportSize(of: entry)
    }
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

  /// The values of an entry's array, whatever they are.
  mutating func array(_ entry: PropertyListValue.Entry) -> PropertyListValue.Elements? {
    let value = entry.value
    guard value.kind == .array else {
      reportType(of: entry, expected: "an array", severity: .error)
      return nil
    }
    return value.elements
  }

  /// The elements of an entry's array that are dictionaries, each decoded; the others are reported.
  mutating func elements<Part>(
    _ entry: PropertyListValue.Entry,
    decode: (inout DefinitionDecoder, PropertyListValue) -> Part
  ) -> [Part] {
    guard let elements = array(entry) else { return [] }
    var parts: [Part] = []
    // The parts are large, and an array that grows ends up with room for twice as many.
    parts.reserveCapacity(elements.count)
    for element in elements {
      guard element.kind == .dictionary else {
        reportElement(element, of: entry.key)
        continue
      }
      parts.append(decode(&self, element))
    }
    return parts
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import PropertyListSyntax
import SourceText

/// The objects of a project file, by identifier, and what is malformed in those that were looked at.
///
/// A project file is one table of objects that name each other. Nothing is taken for granted: an object may be missing, be
/// of another class, or lead back to itself.
struct XcodeObjects {
  /// An object.
  struct Object {
    /// The key under which others name it.
    let identifier: String

    /// The dictionary.
    let declaration: PropertyListValue

    /// The name of its class.
    let isa: String

    subscript(key: String) -> PropertyListValue? { declaration[key] }
  }

  /// An identifier where an object names another.
  typealias Reference = Located<String>

  let document: PropertyListDocument

  /// The diagnostics of what is malformed so far.
  var diagnostics: [Diagnostic] = []

  private let declarations: [String: PropertyListValue]

  /// - Throws: ``XcodeProjectError`` where the file has no table of objects.
  init(_ document: PropertyListDocument) throws(XcodeProjectError) {
    guard let objects = document.root["objects"], objects.kind == .dictionary else {
      throw .noObjects(document.root)
    }
    self.document = document
    declarations = Dictionary(
      objects.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
  }

  /// The object of an identifier; nil, and nothing reported, where there is none.
  func find(_ identifier: String) -> Object? {
    guard let declaration = declarations[identifier], declaration.kind == .dictionary else {
      return nil
    }
    return Object(
      identifier: identifier, declaration: declaration, isa: declaration["isa"]?.string ?? "")
  }

  /// The object that a reference names, where it is of one of the given classes; otherwise it is reported.
  ///
  /// - Parameters:
  ///   - reference: The reference.
  ///   - key: The key whose value names the object.
  ///   - expected: The classes that may stand here, in words.
  ///   - isExpected: Whether a class may stand here.
  /// - Returns: The object; nil where there is none that may stand here.
  mutating func object(
    _ reference: Reference, in key: String, expected: String, where isExpected: (String) -> Bool
  ) -> Object? {
    guard let declaration = declarations[reference.value] else {
      report(.missingObject(reference.value, in: key), at: reference)
      return nil
    }
    guard let object = find(reference.value) else {
      let found = declaration.kind.indefiniteWords
      report(.objectIsNoDictionary(reference.value, found: found), at: reference)
      return nil
    }
    guard isExpected(object.isa) else {
      report(
        .unexpectedObject(reference.value, in: key, expected: expected, found: object.isa),
        at: reference)
      return nil
    }
    return object
  }

  /// The text of an object's key; nil where it has none, or something else, which is reported.
  mutating func string(_ key: String, of object: Object) -> Located<String>? {
    guard let value = object[key] else { return nil }
    if let string = value.locatedString { return string }
    reportType(of: value, key: key, expected: "a string")
    return nil
  }

  /// The texts of an object's key, which are often identifiers; what is no text is reported.
  mutating func strings(_ key: String, of object: Object) -> [Located<String>] {
    guard let value = object[key] else { return [] }
    guard value.kind == .array else {
      reportType(of: value, key: key, expected: "an array")
      return []
    }
    var strings: [Located<String>] = []
    for element in value.elements {
      if let string = element.locatedString {
        strings.append(string)
      } else {
        reportType(of: element, key: key, expected: "an array of strings, each")
      }
    }
    return strings
  }

  mutating func report(_ message: Diagnostic.Message, at reference: Reference) {
    let file = document.source.name
    let range = document.source.encoding == .binary ? nil : reference.range
    diagnostics.append(.malformedProject(message, at: .init(file: file, range: range)))
  }

  private mutating func reportType(
    of value: PropertyListValue, key: String, expected: String
  ) {
    diagnostics.append(
      .malformedProject(
        .unexpectedValue(key, expected: expected, found: value.kind.indefiniteWords),
        at: value.place))
  }
}

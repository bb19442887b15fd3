// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import PropertyListSyntax
import SourceText

/// The objects of a project file, by identifier, and what is malformed in those that were looked at.
///
/// A project file is one table of objects that name each other. Nothing is taken for granted: an object may be missing, be
/// of another class, or lead back to itself. There are thousands, so that each has a number, by which it is known here
/// (Benchmarks/README.md, "Objects by number").
struct XcodeObjects {
  /// An object.
  struct Object {
    /// The number of the object, less than ``XcodeObjects/count``.
    let number: Int

    /// The key under which others name it.
    fileprivate let key: PropertyListValue

    /// The dictionary.
    let declaration: PropertyListValue

    /// The name of its class.
    let isa: XcodeClass

    /// The text of the key.
    var identifier: String { key.string ?? "" }

    subscript(key: String) -> PropertyListValue? { declaration[key] }
  }

  /// The text of an object that is, or should be, the identifier of another.
  typealias Reference = PropertyListValue

  let document: PropertyListDocument

  /// The diagnostics of what is malformed so far.
  var diagnostics: [Diagnostic] = []

  private let declarations: EntriesByKey

  /// - Throws: ``XcodeProjectError`` where the file has no table of objects.
  init(_ document: PropertyListDocument) throws(XcodeProjectError) {
    guard let objects = document.root["objects"], objects.kind == .dictionary else {
      throw .noObjects(document.root)
    }
    self.document = document
    declarations = EntriesByKey(objects)
  }

  /// More than any number of an object.
  var count: Int { declarations.count }

  /// The number of the object that a reference names; nil, and nothing reported, if there is none.
  func number(of reference: Reference) -> Int? { declarations.number(of: reference) }

  /// The object that a reference names; nil, and nothing reported, where there is none.
  func find(_ reference: Reference) -> Object? {
    number(of: reference).flatMap { object($0) }
  }

  /// The object of an identifier; nil, and nothing reported, where there is none.
  func find(_ identifier: String) -> Object? {
    declarations.number(of: identifier).flatMap { object($0) }
  }

  /// The object with a number; nil, and nothing reported, if it is not a dictionary.
  func object(_ number: Int) -> Object? {
    let declaration = declarations.value(number)
    guard declaration.kind == .dictionary else { return nil }
    return Object(
      number: number, key: declarations.key(number), declaration: declaration,
      isa: XcodeClass(declaration["isa"]))
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
    _ reference: Reference, in key: String, expected: String,
    where isExpected: (XcodeClass) -> Bool
  ) -> Object? {
    guard let number = number(of: reference) else {
      report(.missingObject(reference.string ?? "", in: key), at: reference)
      return nil
    }
    guard let object = object(number) else {
      let found = declarations.value(number).kind.indefiniteWords
      report(.objectIsNoDictionary(reference.string ?? "", found: found), at: reference)
      return nil
    }
    guard isExpected(object.isa) else {
      report(
        .unexpectedObject(
          reference.string ?? "", in: key, expected: expected, found: object.isa.name),
        at: reference)
      return nil
    }
    return object
  }

  /// The text of an object's key, where it is; nil where it has none, or something else, which is reported.
  mutating func reference(_ key: String, of object: Object) -> Reference? {
    guard let value = object[key] else { return nil }
    if value.kind == .string { return value }
    reportType(of: value, key: key, expected: "a string")
    return nil
  }

  /// The text of an object's key; nil where it has none, or something else, which is reported.
  mutating func string(_ key: String, of object: Object) -> Located<String>? {
    reference(key, of: object)?.locatedString
  }

  /// The texts of an object's key, which are often identifiers, where they are; what is no text is reported.
  mutating func references(_ key: String, of object: Object) -> [Reference] {
    guard let value = object[key] else { return [] }
    guard value.kind == .array else {
      reportType(of: value, key: key, expected: "an array")
      return []
    }
    var references: [Reference] = []
    for element in value.elements {
      if element.kind == .string {
        references.append(element)
      } else {
        reportType(of: element, key: key, expected: "an array of strings, each")
      }
    }
    return references
  }

  /// The texts of an object's key; what is no text is reported.
  mutating func strings(_ key: String, of object: Object) -> [Located<String>] {
    references(key, of: object).compactMap(\.locatedString)
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

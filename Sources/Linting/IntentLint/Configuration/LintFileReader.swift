// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// Reads a JSON file that is written for the linter, and collects what is wrong with it.
struct LintFileReader {
  /// The file as it is written.
  let document: PropertyListDocument

  /// The rules that the file can name.
  let rules: RuleSet

  private let id: String
  private var diagnostics: [Diagnostic]

  /// Reads the JSON.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - id: The identifier of what is found in it.
  ///   - rules: The rules that the file can name.
  /// - Throws: ``LintFileError`` if it is not JSON.
  init(_ source: SourceFile, id: String, rules: RuleSet = RuleSet([])) throws(LintFileError) {
    do throws(PropertyListError) {
      document = try PropertyListDocument(source, as: .json)
    } catch {
      throw LintFileError(diagnostics: [Diagnostic(invalidPropertyList: error)], source: source)
    }
    self.id = id
    self.rules = rules
    // What is said twice is said wrongly once: here it is an error.
    diagnostics = Diagnostic.anomalies(of: document).map { anomaly in
      var anomaly = anomaly
      anomaly.severity = .error
      return anomaly
    }
  }

  /// Ends the reading.
  ///
  /// - Throws: ``LintFileError`` where something was wrong.
  func finish() throws(LintFileError) {
    guard diagnostics.isEmpty else {
      throw LintFileError(diagnostics: diagnostics, source: document.source)
    }
  }

  /// Adds a finding.
  mutating func report(_ message: Diagnostic.Message, at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: .error, message: message,
        at: .init(file: document.source.name, range: range)))
  }

  /// The members of an object that are known.
  mutating func members(
    of value: PropertyListValue, known: [String]
  ) -> [(name: String, value: PropertyListValue)] {
    guard value.kind == .dictionary else {
      report(.notAnObject(value), at: value.range)
      return []
    }
    return value.entries.compactMap { entry in
      guard known.contains(entry.key) else {
        report(.unknownMember(entry.key, known: known), at: entry.keyRange)
        return nil
      }
      return (entry.key, entry.value)
    }
  }

  /// Reports a version of the format that is not read.
  mutating func checkVersion(_ value: PropertyListValue, supported: Int) {
    guard value.integer != supported else { return }
    report(.unsupportedVersion(value.spelling, supported: supported), at: value.range)
  }

  /// A text; the subject is that of a sentence about it.
  mutating func string(_ value: PropertyListValue, _ subject: String) -> String? {
    guard let string = value.string else {
      report(.wrongType(subject, expected: "a string", found: value), at: value.range)
      return nil
    }
    return string
  }

  /// Yes or no; the subject is that of a sentence about it.
  mutating func boolean(_ value: PropertyListValue, _ subject: String) -> Bool? {
    guard let boolean = value.boolean else {
      report(.wrongType(subject, expected: "true or false", found: value), at: value.range)
      return nil
    }
    return boolean
  }

  /// The elements of a list.
  mutating func elements(_ value: PropertyListValue, _ name: String) -> [PropertyListValue] {
    guard value.kind == .array else {
      report(.wrongType("'\(name)'", expected: "an array", found: value), at: value.range)
      return []
    }
    return Array(value.elements)
  }

  /// The texts of a list.
  mutating func strings(_ value: PropertyListValue, _ name: String) -> [Located<String>] {
    elements(value, name).compactMap { element in
      string(element, "an element of '\(name)'").map { Located($0, at: element.range) }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notAnObject(_ value: PropertyListValue) -> Self {
    "this must be an object; it is \(value.kind.indefiniteWords)"
  }

  fileprivate static func unknownMember(_ name: String, known: [String]) -> Self {
    let question = NearName.question(name, among: known)
    let names = known.filter { $0 != "$schema" }.map { "'\($0)'" }
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return "unknown setting '\(name)'\(question.isEmpty ? "; expected \(list)" : question)"
  }

  fileprivate static func unsupportedVersion(_ version: String, supported: Int) -> Self {
    "version '\(version)' of this file is not supported; use \(supported)"
  }

  static func wrongType(
    _ subject: String, expected: String, found: PropertyListValue
  ) -> Self {
    "\(subject) must be \(expected); it is \(found.kind.indefiniteWords)"
  }
}

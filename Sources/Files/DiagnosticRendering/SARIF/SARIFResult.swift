// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// A finding as SARIF spells it.
struct SARIFResult {
  private let diagnostic: Diagnostic
  private let ruleIndex: Int
  private let fingerprint: String
  private let places: SARIFPlaces

  init(_ diagnostic: Diagnostic, ruleIndex: Int, fingerprint: String, places: SARIFPlaces) {
    self.diagnostic = diagnostic
    self.ruleIndex = ruleIndex
    self.fingerprint = fingerprint
    self.places = places
  }

  /// The `result` object.
  ///
  /// Members that would be empty are omitted.
  var json: PropertyListLiteral {
    let related = diagnostic.notes.compactMap { note in
      note.place.map {
        places.location($0, message: Self.message(Self.visible([note.message.text])))
      }
    }
    let fixes = diagnostic.fixes.compactMap(json)
    var members: [(String, PropertyListLiteral)] = [
      ("ruleId", .string(diagnostic.id)),
      ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", Self.message(words)),
      ("locations", .array([places.location(diagnostic.place)])),
    ]
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    // The name under which GitHub looks for it, and the only one.
    members.append(
      ("partialFingerprints", .object([("primaryLocationLineHash", .string(fingerprint))])))
    if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
    if !diagnostic.data.isEmpty {
      let data = diagnostic.data.map { ($0.name, PropertyListLiteral.string($0.value)) }
      // In an object of their own, as some names mean something to SARIF here.
      members.append(("properties", .object([("data", .object(data))])))
    }
    return .object(members)
  }

  /// The sentence, and on lines of their own the notes that have no place and the fixes that have no edits.
  private var words: String {
    let notes = diagnostic.notes.filter { $0.place == nil }.map { "note: \($0.message)" }
    let advice = diagnostic.fixes.filter { json($0) == nil }.map { "help: \($0.title)" }
    return Self.visible([diagnostic.message.text] + notes + advice)
  }

  /// A `fix` object; nil if the edits cannot be expressed, or there are none.
  private func json(_ fix: Fix) -> PropertyListLiteral? {
    var replacements: [PropertyListLiteral] = []
    for edit in fix.edits {
      let place = Diagnostic.Place(file: fix.file, range: edit.range)
      guard let region = places.region(place) ?? Self.beginning(edit.range) else { return nil }
      var members = [("deletedRegion", region)]
      if !edit.replacement.isEmpty {
        members.append(("insertedContent", .object([("text", .string(edit.replacement))])))
      }
      replacements.append(.object(members))
    }
    guard !replacements.isEmpty else { return nil }
    return .object([
      ("description", Self.message(Self.visible([fix.title]))),
      (
        "artifactChanges",
        .array([
          .object([
            ("artifactLocation", places.artifact(fix.file)), ("replacements", .array(replacements)),
          ])
        ])
      ),
      ("properties", .object([("safety", .string(fix.safety.rawValue))])),
    ])
  }

  /// The beginning of a file that need not be known for it, as one that is to be made.
  private static func beginning(_ range: SourceRange) -> PropertyListLiteral? {
    guard range == SourceRange(at: 0) else { return nil }
    return .object([
      ("startLine", .integer(1)), ("startColumn", .integer(1)), ("endColumn", .integer(1)),
    ])
  }

  /// Lines in which nothing but their ends is a control character.
  private static func visible(_ lines: [String]) -> String {
    lines.map { VisibleText.of($0) }.joined(separator: "\n")
  }

  /// A `message` object.
  ///
  /// In the plain text of one, braces stand for arguments unless they are doubled, and `[words](address)` is a link unless its
  /// bracket is escaped.
  private static func message(_ text: String) -> PropertyListLiteral {
    var escaped = String.UnicodeScalarView()
    var isBehindBracket = false
    for scalar in text.unicodeScalars {
      if scalar == "{" || scalar == "}" { escaped.append(scalar) }
      if scalar == "(", isBehindBracket {
        escaped.removeLast()
        escaped.append(contentsOf: #"\]"#.unicodeScalars)
      }
      escaped.append(scalar)
      isBehindBracket = scalar == "]"
    }
    return .object([("text", .string(String(escaped)))])
  }
}

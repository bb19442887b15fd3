// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import IntentLint
import PropertyListSyntax
import SourceText

/// What is said of a place: the pages of the rules that found something there, what a key means, and where a text is translated.
struct HoverPage {
  let review: WorkspaceReview
  let subject: SubjectText

  /// The answer to `textDocument/hover`.
  var literal: PropertyListLiteral {
    var texts: [String] = []
    var range: SourceRange?
    if let key = FormatPages.page(at: subject) {
      texts.append(key.text)
      range = key.range
    }
    if let page = TranslationPage(at: subject, in: review)?.text { texts.append(page) }
    for finding in review.findings(in: subject.name) {
      guard let place = finding.place.range, place.start <= subject.offset,
        subject.offset <= place.end, let page = Self.page(of: finding.id), !texts.contains(page)
      else { continue }
      texts.append(page)
      range = range ?? place
    }
    guard !texts.isEmpty else { return .null }
    var members: [(String, PropertyListLiteral)] = [
      ("contents", ["kind": "markdown", "value": .string(texts.joined(separator: "\n\n---\n\n"))])
    ]
    if let range { members.append(("range", subject.positions.range(range))) }
    return .object(members)
  }

  /// The page of a rule; nil for findings that no rule makes.
  static func page(of id: String) -> String? {
    Reviewer.rules.rules.first { $0.metadata.id == id }.map { rule in
      let lines = RulePage(of: rule).markdown.split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.map { withoutLink(String($0)) }.joined(separator: "\n")
    }
  }

  /// A line without its link to the list of rules, which has no address in an editor.
  private static func withoutLink(_ line: String) -> String {
    guard let mark = line.firstRange(of: "](README.md#"),
      let start = line[..<mark.lowerBound].lastIndex(of: "["),
      let end = line[mark.upperBound...].firstIndex(of: ")")
    else { return line }
    let title = String(line[line.index(after: start)..<mark.lowerBound])
    return String(line[..<start]) + title + String(line[line.index(after: end)...])
  }
}

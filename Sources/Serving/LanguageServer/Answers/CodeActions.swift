// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import PropertyListSyntax
import SourceText
import WidgetProject

/// The fixes of what was found at a place, and the comments that leave it out.
struct CodeActions {
  let review: WorkspaceReview
  let session: EditorSession
  let subject: SubjectText

  private static let fixAllKind = "source.fixAll.quickaction"

  /// The answer to `textDocument/codeAction`.
  func literal(_ parameters: PropertyListValue?) -> PropertyListLiteral {
    guard let range = subject.positions.range(parameters?["range"]) else { return .array([]) }
    let only = parameters?["context"]?["only"]
    let kinds = only?.kind == .array ? only?.elements.compactMap(\.string) : nil
    func isWanted(_ kind: String) -> Bool {
      kinds?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    var actions: [PropertyListLiteral] = []
    if isWanted("quickfix") {
      let found = review.findings(in: subject.name).filter { touches($0.place.range, range) }
      actions = fixes(of: found) + comments(leavingOut: found)
    }
    if isWanted(Self.fixAllKind), let action = fixAll() { actions.append(action) }
    return .array(actions)
  }

  /// Whether a finding is in the lines of a range; one about the whole file is in its first.
  private func touches(_ place: SourceRange?, _ range: SourceRange) -> Bool {
    let start = subject.positions.line(around: range.start).lowerBound
    let end = max(subject.positions.line(around: range.end).upperBound, range.end)
    guard let place else { return start == 0 }
    return place.start <= end && start <= place.end
  }

  private func fixes(of findings: [Diagnostic]) -> [PropertyListLiteral] {
    var literals = FindingLiteral(review, session.encoding)
    return findings.flatMap { finding in
      finding.fixes.filter { !$0.isAdvice }.enumerated().compactMap { position, fix in
        action(
          fix.title, "quickfix", WorkspaceChange(fix), of: literals.literal(finding),
          isPreferred: position == 0 && fix.safety == .safe)
      }
    }
  }

  private func comments(leavingOut findings: [Diagnostic]) -> [PropertyListLiteral] {
    let unread = Set(review.project.failures.map(\.place.file))
    guard !unread.contains(subject.name) else { return [] }
    var literals = FindingLiteral(review, session.encoding)
    var titles: Set<String> = []
    return findings.compactMap { finding in
      guard let fix = SuppressionComment.insertion(leavingOut: finding, in: subject.source),
        titles.insert("\(fix.title) \(fix.edits)").inserted
      else { return nil }
      return action(fix.title, "quickfix", WorkspaceChange(fix), of: literals.literal(finding))
    }
  }

  /// All safe fixes of the file at once; nil if it has none.
  private func fixAll() -> PropertyListLiteral? {
    let fixed = FixApplier(appliesUnsafeFixes: false).apply(
      review.findings.filter { finding in finding.fixes.contains { $0.file == subject.name } },
      to: [subject.source])
    guard let text = fixed.texts[subject.name],
      let edit = TextEdit(replacingLinesOf: subject.source.bytes, with: text)
    else { return nil }
    var change = WorkspaceChange()
    change.add([edit], to: subject.name)
    let count = fixed.appliedCount == 1 ? "1 finding" : "\(fixed.appliedCount) findings"
    return action("fix \(count) of this file", Self.fixAllKind, change)
  }

  private func action(
    _ title: String, _ kind: String, _ change: WorkspaceChange,
    of finding: PropertyListLiteral? = nil, isPreferred: Bool = false
  ) -> PropertyListLiteral? {
    guard !change.isEmpty, let edit = change.literal(in: review, of: session) else { return nil }
    var members: [(String, PropertyListLiteral)] = [
      ("title", .string(title)), ("kind", .string(kind)),
    ]
    if let finding { members.append(("diagnostics", [finding])) }
    if isPreferred { members.append(("isPreferred", true)) }
    members.append(("edit", edit))
    return .object(members)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import SourceText
import WidgetProject

/// The comments of a project's files that suppress findings, and the findings that they have suppressed.
struct Suppressions {
  /// A name in a comment.
  private struct Name {
    let file: Int
    let comment: SuppressionComment
    let name: Located<String>
    /// The rules that it means; empty if it is unknown.
    var rules: Set<String> = []
    var problem: UnknownRuleName?
    var isUsed = false

    init(file: Int, comment: SuppressionComment, name: Located<String>, in known: RuleSet) {
      self.file = file
      self.comment = comment
      self.name = name
      do throws(UnknownRuleName) {
        rules = Set(try known.ids(meantBy: name.value))
      } catch {
        problem = error
      }
    }
  }

  /// The identifier of the comments' faults.
  static let unusedID = "unused-suppression"

  private let sources: [SourceFile]
  private var names: [Name] = []
  private var positions: [String: [Int]] = [:]

  /// The comments that name no rule.
  private var empty: [(file: Int, comment: SuppressionComment)] = []

  /// Finds the comments of a project; nil if there are none.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - further: Other files that findings point into.
  ///   - rules: The rules that comments can name.
  init?(_ project: WidgetProject, adding further: [SourceFile] = [], rules: RuleSet) {
    // What could not be parsed has no findings to leave out.
    let unread = Set(project.failures.map(\.place.file))
    let sources = project.sources + further
    let others = Set(further.map(\.name))
    let files = sources.concurrentMap(inChunksOf: 32) { source in
      unread.contains(source.name)
        || !project.isAsked(source.name) && !others.contains(source.name)
        ? [] : SuppressionComment.all(in: source)
    }
    guard files.contains(where: { !$0.isEmpty }) else { return nil }
    self.sources = sources
    for (file, comments) in files.enumerated() {
      for comment in comments {
        if comment.names.isEmpty { empty.append((file, comment)) }
        for name in comment.names {
          positions[sources[file].name, default: []].append(names.count)
          names.append(Name(file: file, comment: comment, name: name, in: rules))
        }
      }
    }
  }

  /// The findings that no comment suppresses.
  mutating func rest(of findings: [Diagnostic]) -> [Diagnostic] {
    var rest: [Diagnostic] = []
    for finding in findings where !suppresses(finding) { rest.append(finding) }
    return rest
  }

  /// Whether a comment suppresses a finding; all comments that do are then in use.
  private mutating func suppresses(_ finding: Diagnostic) -> Bool {
    var isSuppressed = false
    for position in positions[finding.place.file] ?? []
    where names[position].rules.contains(finding.id)
      && names[position].comment.contains(finding.place.range)
    {
      names[position].isUsed = true
      isSuppressed = true
    }
    return isSuppressed
  }

  /// The faults of the comments.
  ///
  /// - Parameter isApplied: Whether a rule was applied to a file: only then is it known to find nothing.
  /// - Returns: A finding for each name that is unknown or suppresses nothing, and for each comment without a name.
  func findings(isApplied: (_ rule: String, _ file: String) -> Bool) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func add(
      _ message: Diagnostic.Message, at range: SourceRange, in file: String, fixes: [Fix] = []
    ) {
      diagnostics.append(
        Diagnostic(
          id: "unused-suppression", severity: .warning, message: message,
          at: .init(file: file, range: range), fixes: fixes))
    }
    let isUnused = names.map { name in
      let file = sources[name.file].name
      return !name.isUsed && name.problem == nil
        && name.rules.allSatisfy { isApplied($0, file) }
    }
    for (position, name) in names.enumerated() {
      let source = sources[name.file]
      if let problem = name.problem {
        add("\(problem)", at: name.name.range, in: source.name)
      } else if isUnused[position] {
        let siblings = names.indices.filter {
          names[$0].file == name.file && names[$0].comment.range == name.comment.range
        }
        let isWhole = siblings.allSatisfy { isUnused[$0] }
        add(
          .unused(name.name.value, name.comment.scope), at: name.name.range, in: source.name,
          fixes: [name.comment.removal(of: isWhole ? nil : name.name, in: source)])
      }
    }
    for (file, comment) in empty {
      add(
        .empty, at: comment.range, in: sources[file].name,
        fixes: [comment.removal(of: nil, in: sources[file])])
    }
    return diagnostics
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String, _ scope: SuppressionComment.Scope) -> Self {
    switch scope {
    case .file: "'\(name)' finds nothing in this file; remove it from the comment"
    case .part: "'\(name)' finds nothing in what follows this comment; remove it from the comment"
    case .nothing:
      "nothing follows this comment, so it suppresses nothing; move or remove it"
    }
  }

  fileprivate static let empty: Self =
    "this comment names no rule, so it suppresses nothing; name the rules after '\(SuppressionComment.marker)'"
}

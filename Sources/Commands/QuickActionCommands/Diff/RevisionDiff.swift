// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ChangeReports
import CommandConsole
import Diagnostics
import Disk
import IntentDiff
import IntentLint
import SourceText
import StringTables
import WidgetRevisions
import WidgetValues

/// The work of `quickaction diff`, once its arguments are resolved.
struct RevisionDiff {
  /// The revisions that are compared.
  let compared: ComparedRevisions

  /// The configuration.
  let configuration: LintConfiguration

  /// The language of titles; nil for the definitions' own.
  let locale: LocaleName?

  /// The day on which allowances are judged.
  let today: String

  /// Where notes go.
  let messages: Messages

  /// A comparison, with all that is needed to report it.
  struct Result {
    let old: LoadedRevision
    let new: LoadedRevision
    let comparison: RevisionComparison
    let report: ChangeReport
    let loader: RevisionLoader
    let sdk: WidgetSDK
  }

  private var loader: RevisionLoader {
    RevisionLoader(git: compared.git, settings: configuration.projectSettings)
  }

  /// Compares the two revisions.
  ///
  /// - Throws: `CommandFailure` if git cannot read one, or a file that is named cannot be read.
  func run() throws -> Result {
    var (old, new, moves) = try load()
    try endIfUnread(old, compared.old)
    try endIfUnread(new, compared.new)
    LoadedRevision.leaveOutUnread(&old, &new)
    note(old)
    note(missing: old.missing)
    return result(old, new, moves: moves, title: compared.oldTitle, newTitle: nil)
  }

  private func load() throws -> (
    old: LoadedRevision, new: LoadedRevision, moves: [String: String]
  ) {
    do throws(GitError) {
      var loaded: [LoadedRevision] = []
      var moves: [String: String] = [:]
      switch (compared.old, compared.new) {
      case (.commit(let old, let oldLabel), .commit(let new, let newLabel)):
        try loader.load(
          [(old, oldLabel), (new, newLabel)], scopes: compared.scopes
        ) { revision, found in
          loaded.append(revision)
          moves = found
        }
      case (.commit(let old, let label), .disk(let paths)):
        try loader.load([(old, label)], scopes: compared.scopes) { revision, _ in
          loaded.append(revision)
        }
        loaded.append(try loader.load(paths, leavingOut: loaded.first?.missing ?? []))
        moves = try compared.git?.moves(from: old, to: nil) ?? [:]
      case (.disk(let old), _):
        loaded.append(try loader.load(old))
        if case .disk(let new) = compared.new { loaded.append(try loader.load(new)) }
      }
      guard let old = loaded.first, let new = loaded.last else {
        throw .failed(command: "cat-file", "nothing was read")
      }
      return (old, new, moves)
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }

  /// Ends with 2 if a file that is named was not read: all that it has would be called gone, or new.
  private func endIfUnread(_ revision: LoadedRevision, _ source: RevisionSource) throws {
    guard case .disk(let paths) = source else { return }
    let unread = revision.failures.filter { paths.contains($0.place.file) }
    if !unread.isEmpty {
      throw CommandFailure(
        unread, sources: revision.sources, style: messages.errorStyle, exitCode: 2)
    }
  }

  /// Compares each commit of a range with the one before it.
  ///
  /// - Throws: `CommandFailure` if no range is given, or git cannot read it.
  func steps() throws -> [ChangeReport] {
    guard case .commit(let old, _) = compared.old, case .commit(let new, _) = compared.new,
      let git = compared.git
    else {
      throw CommandFailure("'--steps' needs a range of commits, such as 'v1.2..v1.3'", exitCode: 2)
    }
    do throws(GitError) {
      var reports: [ChangeReport] = []
      var previous: LoadedRevision?
      var missing: [String] = []
      let commits = try git.steps(from: old, to: new)
      try loader.load(
        commits.map { ($0, Git.shortName($0)) }, scopes: compared.scopes
      ) { revision, moves in
        defer { previous = revision }
        missing = revision.missing
        guard let previous, previous.mount != revision.mount else { return }
        let result = result(
          previous, revision, moves: moves, title: String(previous.mount.dropLast()),
          newTitle: String(revision.mount.dropLast()))
        reports.append(result.report)
      }
      note(missing: missing)
      return reports
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }

  private func result(
    _ old: LoadedRevision, _ new: LoadedRevision, moves: [String: String], title: String?,
    newTitle: String?
  ) -> Result {
    var settings = DiffSettings(locale: locale, moves: moves)
    if let word = configuration.diff.keptBy, let keptBy = DiffSettings.Keeping(rawValue: word) {
      settings.keptBy = keptBy
    }
    let comparison = RevisionComparison(from: old.content, to: new.content, settings: settings)
    let verdict = ChangeVerdict(
      comparison.changes, configuration: configuration, today: today)
    let report = ChangeReport(
      comparison, verdict: verdict,
      labels: (title ?? compared.old.label, newTitle ?? compared.new.label),
      failures: new.failures,
      sources: old.sources + new.sources + (configuration.file.map { [$0] } ?? []),
      currentFolder: new.currentFolder, mount: new.mount)
    return Result(
      old: old, new: new, comparison: comparison, report: report, loader: loader,
      sdk: configuration.sdk ?? .newest)
  }

  /// Says which Swift files are not compared, as a clone without all contents cannot fetch them.
  private func note(missing files: [String]) {
    guard let first = files.first else { return }
    let sentence =
      files.count == 1
      ? "the Swift file '\(first)' is not in this clone, and git cannot fetch it, so a widget that it declares is not compared"
      : "\(files.count) Swift files are not in this clone, such as '\(first)', and git cannot fetch them, so widgets that they declare are not compared"
    messages.note(
      VisibleText.of(
        "\(sentence); connect to the server of the repository, or fetch all with 'git fetch --refetch'"
      ))
  }

  /// Says what of the earlier revision is not compared.
  private func note(_ old: LoadedRevision) {
    for failure in old.failures {
      messages.note(
        VisibleText.of(
          "'\(failure.place.file)' cannot be read (\(failure.message)); it is compared as absent"))
    }
    if !old.submodules.isEmpty {
      let names = old.submodules.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      let rest = old.submodules.count > 3 ? " and \(old.submodules.count - 3) more" : ""
      messages.note(VisibleText.of("submodules are skipped: \(names)\(rest)"))
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Diagnostics
import Disk
import IntentLint
import SourceText
import WidgetPrograms
import WidgetProject
import WidgetRevisions

/// The findings of an earlier revision, of which none is reported again.
struct EarlierFindings {
  /// The revision, as the user wrote it.
  let revision: String

  /// What is checked, with the extensions that are built.
  let extensions: CheckedExtensions

  /// The rules.
  let rules: RuleSet

  /// Checks the revision.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the check, not that of the revision.
  ///   - further: What was found of built extensions now: if anything was looked at, those of the revision are built, too.
  /// - Returns: Its findings.
  /// - Throws: `CommandFailure` if git does not know the revision, or cannot read it.
  func known(
    _ configuration: LintConfiguration, beside further: FurtherFindings
  ) throws -> KnownFindings {
    do throws(GitError) {
      let git = try Git(of: FilePath(extensions.path))
      let commit = try git.commit(revision)
      let built = further.rules.isEmpty ? nil : try built(commit, of: git, configuration)
      let baseline = if let built { built } else { try read(commit, of: git, configuration) }
      return KnownFindings(baseline, in: FilePath(git.root))
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }

  /// The findings in the files of the revision, which stay where they are.
  private func read(
    _ commit: String, of git: Git, _ configuration: LintConfiguration
  ) throws(GitError) -> Baseline {
    let files = try git.checkedFiles(of: commit)
    let mount = FilePath(files.mount)
    let folder = Self.folder(git.path(of: extensions.path), in: mount)
    // What was not there had no findings.
    let paths = files.fileSystem.status(of: folder) == .nothing ? [] : [folder.text]
    let project = ProjectLoader.load(
      paths, in: files.fileSystem, settings: settings(configuration, of: git, in: mount),
      outlinesSwift: true)
    let findings = Linter(rules: rules, configuration: configuration).findings(in: project)
    return Baseline(of: findings, in: project.sources, naming: files.path(of:))
  }

  /// The findings of the revision with those of its extensions, built in a folder of their own; nil if they cannot be built, which
  /// is said.
  private func built(
    _ commit: String, of git: Git, _ configuration: LintConfiguration
  ) throws(GitError) -> Baseline? {
    let messages = extensions.messages
    guard let checkout = TemporaryFolder() else { return nil }
    defer { checkout.remove() }
    let root = FileSystem.disk.resolved(FilePath(checkout.path)).appending("revision")
    messages.note(
      "'\(VisibleText.of(revision))' is built, drawn and run as well, so that what it shows is not reported again"
    )
    try git.checkOut(commit, to: root)
    let folder = Self.folder(git.path(of: extensions.path), in: root)
    let exists = FileSystem.disk.status(of: folder) != .nothing
    let project = ProjectLoader.load(
      exists ? [folder.text] : [], settings: settings(configuration, of: git, in: root),
      outlinesSwift: true)
    let quiet = Messages(console: messages.console, isQuiet: true)
    let earlier = extensions.moved(to: folder, quiet) {
      Self.folder(git.path(of: $0), in: root).text
    }
    let further = (try? earlier.findings(beside: project, configuration)) ?? FurtherFindings()
    if exists, further.rules.isEmpty {
      messages.warn(
        "the extension of '\(VisibleText.of(revision))' cannot be built and run, so what drawing and running show is reported whole"
      )
    }
    let findings = Linter(rules: rules, configuration: configuration)
      .findings(in: project, adding: further)
    return Baseline(of: findings, in: project.sources + further.sources) { name in
      FilePath(name).names(below: root)?.joined(separator: "/") ?? name
    }
  }

  private func settings(
    _ configuration: LintConfiguration, of git: Git, in root: FilePath
  ) -> ProjectSettings {
    var settings = configuration.projectSettings
    settings.localizationFolder = settings.localizationFolder.map {
      root.appending(git.path(of: $0.text))
    }
    return settings
  }

  private static func folder(_ path: String, in root: FilePath) -> FilePath {
    path.isEmpty || path == "." ? root : root.appending(path)
  }
}

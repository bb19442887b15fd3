// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import IntentLint
import WidgetProject
import WidgetRevisions

/// The findings of an earlier revision, of which none is reported again.
struct EarlierFindings {
  /// The revision, as the user wrote it.
  let revision: String

  /// The file or folder that is checked.
  let path: String

  /// Checks the files of the revision.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - configuration: The configuration of the check, not that of the revision.
  /// - Returns: Its findings.
  /// - Throws: `CommandFailure` if git does not know the revision, or cannot read it.
  func known(by rules: RuleSet, _ configuration: LintConfiguration) throws -> KnownFindings {
    do throws(GitError) {
      let git = try Git(of: FilePath(path))
      let commit = try git.checkedFiles(of: try git.commit(revision))
      let scope = git.path(of: path)
      let mount = FilePath(commit.mount)
      let folder = scope.isEmpty || scope == "." ? mount : mount.appending(scope)
      // What was not there had no findings.
      let paths = commit.fileSystem.status(of: folder) == .nothing ? [] : [folder.text]
      var settings = configuration.projectSettings
      settings.localizationFolder = settings.localizationFolder.map {
        mount.appending(git.path(of: $0.text))
      }
      let project = ProjectLoader.load(
        paths, in: commit.fileSystem, settings: settings, outlinesSwift: true)
      let findings = Linter(rules: rules, configuration: configuration).findings(in: project)
      return KnownFindings(
        Baseline(of: findings, in: project.sources, naming: commit.path(of:)),
        in: FilePath(git.root))
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }
}

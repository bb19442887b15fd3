// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import Disk
import IntentFiles
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// What is known of a folder at one moment: its project, and what is wrong in it.
struct WorkspaceReview: Sendable {
  /// The number of the state of the open texts that was looked at.
  var generation = 0

  /// The folder that was checked.
  let folder: EditedFolder

  /// The project, with the open texts in place of files.
  let project: WidgetProject

  /// The settings that it was checked with.
  let configuration: LintConfiguration

  /// The findings, those of files that cannot be read first.
  let findings: [Diagnostic]

  /// The files that findings point into, by name.
  let sources: [String: SourceFile]

  /// The file system that was read from.
  let fileSystem: FileSystem

  /// The catalogs of a definition's parameter.
  func catalogs(of definition: IntentDefinition) -> [ActionCatalog] {
    project.catalogs.filter { project.files(of: $0).definition.text == definition.source.name }
  }

  /// The findings of a file.
  func findings(in file: String) -> [Diagnostic] { findings.filter { $0.place.file == file } }
}

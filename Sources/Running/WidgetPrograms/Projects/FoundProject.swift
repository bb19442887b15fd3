// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import WidgetProject

/// An Xcode project that was found, or made of a specification.
struct FoundProject {
  var project: XcodeProject

  /// Where its files are, with those in memory that a generator would write.
  var fileSystem: FileSystem

  /// The specification that it was made of; nil for a project file.
  var specification: FilePath?

  /// The sentences on how it was found.
  var notes: [String] = []

  /// The sentences on what of its specification is not read.
  var warnings: [String] = []

  /// The path to show to the user.
  var title: String { (specification ?? FilePath(project.source.name).folder).text }
}

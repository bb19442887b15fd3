// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
package import SourceText
package import WidgetProject

/// Applies fixes until there is nothing left to fix, so that a second run changes nothing.
package struct FixLoop: Sendable {
  private let linter: Linter
  private let applier: FixApplier

  /// How often fixes are applied before those that undo one another are given up.
  private static let maximumRoundCount = 10

  /// Creates a loop of checking and fixing.
  package init(linter: Linter, applier: FixApplier) {
    self.linter = linter
    self.applier = applier
  }

  /// The result of the loop.
  package struct Result: Sendable {
    /// The files that change, as they were.
    package var originals: [SourceFile] = []

    /// The new text of each file that changes, by its name.
    package var texts: [String: [UInt8]] = [:]

    /// The number of fixes that were applied.
    package var appliedCount = 0

    /// The findings that were left alone.
    package var known: KnownFindings?

    /// The project with the fixes.
    package var project: WidgetProject
  }

  /// Fixes what can be fixed at the given paths, in memory.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - texts: Texts to fix instead of those on the disk, by path.
  ///   - settings: The exclusions, and where tables are searched for.
  ///   - known: The findings that are left alone.
  /// - Returns: The changed files.
  package func run(
    _ paths: [String], reading texts: [String: [UInt8]] = [:],
    settings: ProjectSettings = ProjectSettings(), leaving known: KnownFindings? = nil
  ) -> Result {
    let project = ProjectLoader.load(paths, reading: texts, settings: settings)
    let originals = project.sources
    var result = Result(known: known, project: project)
    for _ in 0..<Self.maximumRoundCount {
      let sources = result.project.sources
      let findings = linter.findings(in: result.project)
      let round = applier.apply(
        result.known?.new(among: findings, in: sources) ?? findings, to: sources)
      guard !round.texts.isEmpty else { break }
      result.texts.merge(round.texts) { _, new in new }
      result.appliedCount += round.appliedCount
      result.project = ProjectLoader.load(
        paths, reading: texts.merging(result.texts) { _, new in new }, settings: settings)
    }
    result.originals = originals.filter { source in
      result.texts[source.name].map { $0 != source.bytes } ?? false
    }
    return result
  }
}

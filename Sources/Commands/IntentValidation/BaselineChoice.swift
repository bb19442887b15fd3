// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Diagnostics
import Disk
import IntentLint
import SourceText
import TerminalText
import WidgetProject

/// The choice of the baseline of known findings.
package struct BaselineChoice {
  /// The file of the known findings; nil if none are known.
  package var file: String?

  /// The file to write all findings to; nil if they are reported.
  package var newFile: String?

  /// Whether the baseline of the configuration is not used.
  package var isLeftOut = false

  /// Creates the choice of the configuration's baseline.
  package init() {}

  /// The choice with the baseline of a configuration, if the command does not name one.
  func completed(by configuration: LintConfiguration) -> BaselineChoice {
    var choice = self
    if file == nil, !isLeftOut { choice.file = configuration.baseline?.text }
    return choice
  }

  /// The findings of the baseline; nil if none is named, or it is only written.
  ///
  /// - Parameters:
  ///   - isFixing: Whether files are fixed, which leaves known findings alone.
  ///   - style: How errors look.
  /// - Returns: The known findings; nil without a baseline.
  /// - Throws: `CommandFailure` if the baseline cannot be read.
  func known(isFixing: Bool, style: TerminalStyle) throws -> KnownFindings? {
    guard let file, newFile == nil || isFixing else { return nil }
    let source = try CommandFailure.source(at: FilePath(file), style: style)
    do throws(LintFileError) {
      return KnownFindings(try Baseline(source), in: FilePath(file).folder)
    } catch {
      throw CommandFailure(error, style: style)
    }
  }

  /// The findings to report.
  ///
  /// - Parameters:
  ///   - findings: The findings of the linter.
  ///   - project: The project that they are about.
  ///   - known: The findings of the baseline.
  ///   - isApplied: Whether a rule was applied to a file: only then is a finding gone.
  ///   - output: Where notes go.
  /// - Returns: Those that are not known.
  /// - Throws: `CommandFailure` if a baseline cannot be written.
  func apply(
    to findings: [Diagnostic], in project: WidgetProject, known: KnownFindings?,
    isApplied: (_ rule: String, _ file: String) -> Bool, output: ResultOutput
  ) throws -> [Diagnostic] {
    if let newFile {
      return try write(findings, of: project, to: newFile, output: output)
    }
    guard let file, var known else { return findings }
    let base = known.base
    let comparison = known.baseline.compare(
      findings, in: project.sources, naming: { base.path(of: $0) })
    let checked = Set(project.askedSources.map { base.path(of: $0.name) })
    let goneCount = comparison.gone
      // What was not looked at is not gone.
      .filter { entry in
        isApplied(entry.rule, entry.file)
          && (checked.contains(entry.file)
            || FileSystem.disk.status(of: base.folder.appending(entry.file)) == .nothing)
      }
      .reduce(0) { $0 + $1.count }
    if goneCount > 0 {
      let subject = goneCount == 1 ? "1 finding" : "\(goneCount) findings"
      let verb = goneCount == 1 ? "occurs" : "occur"
      let file = VisibleText.of(file)
      output.messages.note(
        "\(subject) of the baseline '\(file)' no longer \(verb); "
          + "regenerate it with '--write-baseline \(file)'")
    }
    return known.new(among: findings, in: project.sources)
  }

  /// Writes the baseline; nothing is reported then.
  private func write(
    _ findings: [Diagnostic], of project: WidgetProject, to file: String, output: ResultOutput
  ) throws -> [Diagnostic] {
    // The findings of a file that cannot be read would be missing, and reported as new later.
    guard project.failures.isEmpty else {
      output.messages.note("the baseline is not written, because some files cannot be read")
      return findings
    }
    let base = PathBase(FilePath(file).folder)
    let baseline = Baseline(
      of: findings, in: project.sources, naming: { base.path(of: $0) })
    try OverwrittenFile(file, by: Array(baseline.text.utf8)).check(isForced: output.overwrites)
    do throws(FileError) {
      try AtomicFile.write(Array(baseline.text.utf8), to: file, expecting: .anything)
    } catch {
      throw CommandFailure(error)
    }
    let subject = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    output.messages.note("wrote \(subject) to the baseline '\(VisibleText.of(file))'")
    return []
  }
}

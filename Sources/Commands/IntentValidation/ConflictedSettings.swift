// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
import Diagnostics
import Disk
package import IntentLint
import SourceText
import TerminalText
import WidgetProject

extension CommandFailure {
  /// Reads a file of settings; an unresolved merge is a finding at its first mark.
  static func source(
    at path: FilePath, style: TerminalStyle
  ) throws(CommandFailure) -> SourceFile {
    do throws(FileError) {
      return try FileSystem.disk.source(at: path)
    } catch {
      let unread = Diagnostic.unread(error, in: .disk)
      guard let source = unread.source else { throw CommandFailure(error) }
      throw CommandFailure([unread.finding], sources: [source], style: style, exitCode: 2)
    }
  }
}

extension ResultOutput {
  /// Reads the files that say how to check.
  ///
  /// If one has an unresolved merge, that is the report, in the format that was asked for, and nothing is
  /// checked: what the file leaves out is not known.
  ///
  /// - Parameters:
  ///   - format: The format; nil if the result is not a report of findings.
  ///   - rules: The rules that the report describes.
  ///   - body: Reads the files.
  /// - Returns: What they say.
  /// - Throws: `CommandFailure`, without words if the report has them.
  package func reportingConflict<Value>(
    as format: LintReport.Format?, rules: RuleSet, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch let failure as CommandFailure {
      guard let format, failure.findings.contains(where: { $0.id == Diagnostic.conflictID }) else {
        throw failure
      }
      let report = LintReport(
        findings: [], failures: failure.findings, sources: failure.sources,
        fileCount: failure.sources.count,
        currentFolder: FileSystem.disk.resolved(FilePath(".")).text, rules: rules)
      try write(report.rendered(as: format, failingSeverity: .error, style: style))
      throw CommandFailure(silently: failure.exitCode)
    }
  }
}

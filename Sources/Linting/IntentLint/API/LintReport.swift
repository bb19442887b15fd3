// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
import Disk
public import SourceText
package import WidgetProject

/// The result of a check.
public struct LintReport: Sendable {
  /// The findings of the rules, in the order of files and places.
  public let findings: [Diagnostic]

  /// The files that could not be read or parsed, in which nothing was checked.
  ///
  /// They count as failures whatever their severity.
  public let failures: [Diagnostic]

  /// The files that were read, by name; findings point into them.
  public let sources: [SourceFile]

  /// Other files and folders that were looked at: bitmaps, tables with a name that nothing reads, and what could not be
  /// read.
  let otherFiles: Set<String>

  /// The number of files that were checked, with the files and folders that could not be read.
  public let fileCount: Int

  /// The files that were only read to understand those that were asked for.
  let surroundingFiles: Set<String>

  /// The absolute path of the folder in which relative paths begin.
  let currentFolder: String

  /// The rules, which some formats describe.
  let rules: RuleSet

  /// Creates a report of the findings in a project.
  package init(
    findings: [Diagnostic], failures: [Diagnostic], in project: WidgetProject,
    adding others: [SourceFile] = [], rules: RuleSet
  ) {
    self.findings = findings
    self.failures = failures
    self.rules = rules
    sources = project.sources + others
    otherFiles = project.otherFiles
    fileCount = project.fileCount
    surroundingFiles = project.surroundingFiles
    currentFolder = project.currentFolder
  }

  /// Creates a report of findings in some files.
  package init(
    findings: [Diagnostic], failures: [Diagnostic], sources: [SourceFile], fileCount: Int,
    currentFolder: String, rules: RuleSet
  ) {
    self.findings = findings
    self.failures = failures
    self.rules = rules
    self.sources = sources
    self.fileCount = fileCount
    self.currentFolder = currentFolder
    otherFiles = []
    surroundingFiles = Set(sources.map(\.name))
  }

  /// Creates one report from several, such as those of the steps of a history; at least one.
  package init(joining reports: [LintReport]) {
    var names: Set<String> = []
    self.init(
      findings: reports.flatMap(\.findings), failures: reports.flatMap(\.failures),
      sources: reports.flatMap(\.sources).filter { names.insert($0.name).inserted },
      fileCount: reports.reduce(0) { $0 + $1.fileCount },
      currentFolder: reports.first?.currentFolder ?? "", rules: reports.first?.rules ?? RuleSet([]))
  }

  /// Whether everything could be read, and nothing of a severity or above was found.
  public func isClean(below severity: Severity = .error) -> Bool {
    failures.isEmpty && !findings.contains { $0.severity >= severity }
  }

  /// The line and column where a place begins; nil for a whole file, and for a file that was not read.
  public func location(of place: Diagnostic.Place) -> SourceLocation? {
    guard let range = place.range else { return nil }
    return sources.first { $0.name == place.file }?.lineTable().location(of: range.start)
  }
}

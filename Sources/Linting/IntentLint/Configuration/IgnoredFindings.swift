// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk

/// The findings that the configuration leaves out because of their files.
package struct IgnoredFindings {
  private let exceptions: [PerFileIgnore]
  private let base: PathBase

  /// The rules that are excluded by file, as far as files were asked for.
  private var rules: [String: Set<String>] = [:]

  /// Creates the exceptions of a configuration; nil if it has none.
  package init?(_ configuration: LintConfiguration) {
    guard !configuration.perFileIgnores.isEmpty else { return nil }
    exceptions = configuration.perFileIgnores
    base = PathBase(configuration.folder ?? FilePath("."))
  }

  /// Whether findings of a rule are excluded in a file.
  package mutating func contains(_ rule: String, in file: String) -> Bool {
    if let known = rules[file] { return known.contains(rule) }
    let path = base.path(of: file)
    let found = exceptions.filter { $0.pattern.fits(path) }
      .reduce(into: Set<String>()) { $0.formUnion($1.rules) }
    rules[file] = found
    return found.contains(rule)
  }

  /// The findings that are left.
  mutating func rest(of findings: [Diagnostic]) -> [Diagnostic] {
    var rest: [Diagnostic] = []
    for finding in findings where !contains(finding.id, in: finding.place.file) {
      rest.append(finding)
    }
    return rest
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import Foundation
package import IntentLint
import TestSupport
import WidgetProject

/// A temporary folder with the files of an example.
package struct ExampleFolder {
  private let url = FileManager.default.temporaryDirectory
    .appending(path: "rule-example-\(UUID().uuidString)")

  /// Writes the files, without their marks.
  package init(_ files: [RuleExample.File]) throws {
    for file in files {
      let url = url.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes ?? Array(MarkedText(file.content).text.utf8)).write(to: url)
    }
  }

  /// Removes the folder.
  package func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  /// What a rule finds in the folder, and what the readers find on its behalf.
  package func findings(of rule: any Rule.Type) -> [Diagnostic] {
    let project = ProjectLoader.load([url.path])
    let linter = Linter(
      rules: .only(rule), configuration: LintConfiguration(checksLayout: true))
    return (project.failures + linter.findings(in: project))
      .filter { $0.id == rule.metadata.id }
  }

  /// The path of a place's file in the folder.
  package func path(of place: Diagnostic.Place) -> String {
    String(place.file.dropFirst(url.path.count + 1))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import Disk
import Foundation
package import IntentLint
import TestSupport
import WidgetProject

/// A temporary folder with the files of an example.
package struct ExampleFolder {
  private let url = FileManager.default.temporaryDirectory
    .appending(path: "rule-example-\(UUID().uuidString)")

  /// The built product in the folder; nil without one.
  private let product: String?

  /// Writes the files, without their marks.
  package init(_ files: [RuleExample.File]) throws {
    product = files.lazy.compactMap { $0.path.split(separator: "/").first }
      .first { $0.hasSuffix(".app") }.map(String.init)
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

  /// What cannot be read in the folder.
  package func failures() -> [Diagnostic] { ProjectLoader.load([url.path]).failures }

  /// What a rule finds in the folder, and what the readers find on its behalf.
  package func findings(of rule: any Rule.Type) -> [Diagnostic] {
    // A product is looked at if it is named.
    let path = product.map { url.appending(path: $0).path } ?? url.path
    let project = ProjectLoader.load([path])
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

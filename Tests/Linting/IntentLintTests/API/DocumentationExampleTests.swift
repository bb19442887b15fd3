// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import IntentLint
import IntentRules
import SourceText
import TestSupport
import Testing

@Suite struct DocumentationExampleTests {
  /// The faults of the widgets below a folder, one line each, checked as the folder's `quickaction.json` says.
  func complaints(about folder: String) throws -> [String] {
    var linter =
      if let file = IntentLinter.configurationFile(nearestTo: folder) {
        try IntentLinter(rules: .intents, configurationFile: file)
      } else {
        IntentLinter(rules: .intents)
      }
    try linter.select(ignoring: ["noncanonical-form"])
    let report = linter.lint([folder])
    return (report.failures + report.findings).map { finding in
      let line = report.location(of: finding.place)?.line ?? 1
      return "\(finding.place.file):\(line): \(finding.severity.rawValue): \(finding.message)"
    }
  }

  @Test("the example of the landing page finds nothing to complain about in the sample")
  func sample() throws {
    let folder = Repository.root.appending(path: "IntentDefinitions").path
    let errors = try complaints(about: folder).filter { $0.contains(": error: ") }
    #expect(errors.isEmpty)
  }

  @Test("the example of the landing page says where a definition is broken")
  func broken() throws {
    let folder = try ScratchFolder()
    try folder.write("<plist>\n<dict>\n<array/>\n</plist>\n", to: "Widget.intentdefinition")
    let lines = try complaints(about: folder.path)
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix(folder.path("Widget.intentdefinition") + ":3: error: expected") == true
    )
  }

  @Test("the page shows the code that is run here")
  func listing() throws {
    let page = "Sources/Linting/IntentLint/IntentLint.docc/IntentLint.md"
    #expect(try CodeListing(of: page).mismatch(withSource: #filePath) == nil)
  }
}

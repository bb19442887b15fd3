// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import Foundation
import IntentLint
import IntentValidation
import RuleTestSupport
import TestSupport
import Testing
import WidgetProject

@testable import IntentRules

@Suite("The rules on real files")
struct RuleCorpusTests {
  @Test(
    "no real file has an error",
    .enabled(if: Repository.corpus != nil, "QUICKACTION_CORPUS names no folder of real files"))
  func noErrors() throws {
    let corpus = try #require(Repository.corpus)
    let findings = Linter(rules: .all).findings(in: ProjectLoader.load([corpus.path]))
    let errors = findings.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map { "\($0.place.file): \($0.message) [\($0.id)]" })")
  }

  @Test("the sample has no error and no warning")
  func sample() {
    let folders = ["IntentDefinitions", "Localization"].map {
      Repository.root.appending(path: $0).path
    }
    let findings = Linter(rules: .all).findings(in: ProjectLoader.load(folders))
    #expect(!findings.contains { $0.severity > .note }, "\(findings)")
  }
}

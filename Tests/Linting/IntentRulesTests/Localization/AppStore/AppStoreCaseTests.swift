// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import IntentLint
import IntentValidation
import RuleTestSupport
import TestSupport
import Testing
import WidgetProject

@testable import IntentRules

/// A project as it was when App Store Connect checked it, and what its email said.
private struct AppStoreCase: Sendable, CustomTestStringConvertible {
  let folder: URL

  var testDescription: String { folder.lastPathComponent }

  /// The folder of the cases, which lies beside the corpus.
  static let folder = Repository.corpus?.deletingLastPathComponent()
    .appending(path: "app-store-cases")

  static let all: [AppStoreCase] = {
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    return (names ?? []).sorted().compactMap { name in
      guard let folder = folder?.appending(path: name) else { return nil }
      let list = folder.appending(path: "expected.tsv").path
      return FileManager.default.fileExists(atPath: list) ? AppStoreCase(folder: folder) : nil
    }
  }()
}

@Suite("The prediction of ITMS-90626 for real applications")
struct AppStoreCaseTests {
  @Test(
    "exactly the lines of the email are predicted",
    .enabled(if: !AppStoreCase.all.isEmpty, "QUICKACTION_CORPUS has no cases beside it"),
    arguments: AppStoreCase.all)
  fileprivate func exact(_ known: AppStoreCase) throws {
    let text = try String(
      contentsOf: known.folder.appending(path: "expected.tsv"), encoding: .utf8)
    let expected = text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t")
      return "\(parts.first ?? "") \(parts.last ?? "")"
    }
    let project = ProjectLoader.load([known.folder.appending(path: "tree").path])
    #expect(project.failures.isEmpty)
    let predicted = AppStoreProject.lines(Linter(rules: .all).findings(in: project))
    #expect(predicted == expected.sorted())
  }
}

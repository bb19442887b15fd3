// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Foundation
import IntentLint
import IntentValidation
import RuleTestSupport
import TestSupport
import Testing

@testable import IntentRules

@Suite("The pages of what readers find")
struct ReaderPageTests {
  /// The modules that read the files of a project, and whose findings are in every report.
  private static let readers = [
    "SourceText", "PropertyListSyntax", "IntentModel", "StringTables", "QuickActions",
    "IntentFiles", "AssetCatalogs", "Disk", "WidgetProject",
  ]

  /// Where a finding has an identifier that no literal spells: one place goes through `CatalogFindingID`, the other has that
  /// of the decoder, which `ObjectFileMistakes(in:id:)` spells.
  private static let spelledElsewhere = ["CatalogMessage.swift", "ObjectFileDecoder.swift"]

  /// What readers of other files find: a saved choice is none of a project's files, so 'validate' never reads it.
  private static let ofOtherFiles = ["invalid-configuration", "invalid-choice"]

  private let pages = Set(RuleSet.all.rules.map { $0.metadata.id })

  @Test("whatever the reader of catalogs finds has a page", arguments: CatalogFindingID.allCases)
  func catalogs(id: CatalogFindingID) {
    #expect(pages.contains(id.rawValue))
  }

  @Test("whatever the reader of images finds has a page")
  func images() throws {
    let file = Repository.root.appending(
      path: "Sources/Drawing/ImageAssets/ImageAssetMessage.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    // Identifiers are the only literals of the file in kebab case.
    let found = Set(text.matches(of: /"([a-z]+(?:-[a-z]+)+)"/).map { String($0.output.1) })
    #expect(found.contains("invalid-svg") && found.contains("unusable-image-name"))
    #expect(found.subtracting(pages).sorted().isEmpty, "these findings have no page")
  }

  @Test("whatever a reader finds has a page, and says so where a test can see it")
  func everyIdentifier() throws {
    var found: Set<String> = []
    for module in Self.readers {
      let folder = try Repository.folder(of: module)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let findings =
          text.matches(of: /\bDiagnostic\(\s*id: ([^\s,]+)/).map(\.output.1)
          + text.matches(of: /\bObjectFileMistakes\(\s*in: \w+, id: ([^\s,)]+)/).map(\.output.1)
        for spelling in findings {
          let isLiteral = spelling.hasPrefix("\"") && spelling.hasSuffix("\"")
          #expect(
            isLiteral || Self.spelledElsewhere.contains { file.hasSuffix($0) },
            "\(file) makes a finding of the identifier \(spelling), which no test can look up")
          if isLiteral { found.insert(String(spelling.dropFirst().dropLast())) }
        }
      }
    }
    #expect(found.contains("invalid-property-list") && found.contains("catalog-definition-missing"))
    let without = found.subtracting(pages).subtracting(Self.ofOtherFiles).sorted()
    #expect(without.isEmpty, "these findings have no page in Sources/Linting/IntentRules")
  }
}

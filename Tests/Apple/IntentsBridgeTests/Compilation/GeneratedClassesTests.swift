// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite("Generated classes compile against Intents", .enabled(if: SwiftCompiler() != nil))
struct GeneratedClassesTests {
  @Test("of the sample, without warnings", arguments: [5, 6])
  func sample(languageMode: Int) throws {
    let definition = Repository.root.appending(
      path: "IntentDefinitions/QuickActionWidget.intentdefinition")
    try check([definition], languageMode)
  }

  @Test("of every kind of parameter, without warnings", arguments: [5, 6])
  func everyKind(languageMode: Int) throws {
    let definition = Repository.root.appending(
      path: "Tests/Apple/IntentsBridgeTests/Fixtures/Cities.intentdefinition")
    try check([definition], languageMode)
  }

  @Test(
    "of all real definitions, without warnings",
    .enabled(if: Repository.corpus != nil, "QUICKACTION_CORPUS names no folder of real files"),
    arguments: [5, 6])
  func corpus(languageMode: Int) throws {
    let cases = Repository.corpus.map {
      $0.deletingLastPathComponent().appending(path: "app-store-cases")
    }
    let files = cases.flatMap {
      FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil)
    }
    let shared = (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "intentdefinition" }.sorted { $0.path < $1.path }
    try check(Repository.corpusFiles(withExtension: "intentdefinition") + shared, languageMode)
  }

  @Test("a fault in them would be found")
  func fault() throws {
    let compiler = try #require(SwiftCompiler())
    let folder = try ScratchFolder()
    try folder.write("import Intents\nlet file = INFile()\n", to: "Fault.swift")
    let output = try compiler.check([folder.url.appending(path: "Fault.swift")], languageMode: 6)
    #expect(output.code != 0)
    #expect(output.text.contains("missing arguments"))
  }

  private func check(_ definitions: [URL], _ languageMode: Int) throws {
    let compiler = try #require(SwiftCompiler())
    let classes = try definitions.map(GeneratedClasses.init)
    #expect(!classes.isEmpty)
    for module in GeneratedClasses.modules(of: classes) {
      let folder = try ScratchFolder()
      let files = try module.enumerated().flatMap { try $1.write(to: folder, "\($0)") }
      let output = try compiler.check(files, languageMode: languageMode)
      #expect(output.code == 0, "\(output.text)")
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// The handler that the article about quick actions prints, as it is printed.
@Suite("The article's handler")
struct ArticleHandlerTests {
  private static let file: URL? = {
    let named = ProcessInfo.processInfo.environment["QUICKACTION_WIDGET_SOURCES"]
    let folder =
      named.map { URL(filePath: $0) }
      ?? Repository.root.deletingLastPathComponent().appending(path: "shared/widget-sources")
    let file = folder.appending(path: "quick-actions/IntentHandler.swift")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }()

  /// What the driver and the handler are linked with.
  private static let modules = [
    "ActionCatalogs", "Diagnostics", "IntentModel", "Intents", "IntentsBridge",
    "PropertyListSyntax", "QuickActions",
    "SourceText", "StringTables", "WidgetValues",
  ]

  @Test(
    "compiles unchanged, and gives the edit sheet its defaults and options",
    .enabled(
      if: file != nil && SwiftCompiler() != nil,
      "left out: QUICKACTION_WIDGET_SOURCES names no folder with quick-actions/IntentHandler.swift")
  )
  func drives() throws {
    let handler = try #require(Self.file)
    let compiler = try #require(SwiftCompiler())
    let definition = Repository.root.appending(
      path: "IntentDefinitions/QuickActionWidget.intentdefinition")
    let folder = try ScratchFolder()
    let classes = try GeneratedClasses(of: definition).write(to: folder, "classes")
    let driver = Repository.root.appending(
      path: "Tests/Apple/IntentsBridgeTests/Fixtures/Driver.swift")
    let program = folder.path("driver")
    let output = try compiler.run(
      [
        "-swift-version", "5", "-parse-as-library", "-Onone", "-o", program, "-I",
        compiler.products.appending(path: "Modules").path, handler.path, driver.path,
      ] + classes.map(\.path) + objects(in: compiler.products))
    try #require(output.code == 0, "\(output.text)")
    let run = try SwiftCompiler.run(program, [definition.path])
    #expect(
      run.text == """
        systemSmall 入力
        systemMedium 入力, レシート撮影, 入出金, 家計簿
        systemLarge 入力, レシート撮影, 入出金, 家計簿
        options ["2 レシート撮影", "3 入出金", "4 家計簿"]
        choice 入出金
        options ["1 入力", "2 レシート撮影", "4 家計簿"]
        refused the app does not offer '9' for 'transitionDestinations'
        intent 家計簿 cashflow hoge://hoge/cashflow

        """)
  }

  /// The object files of the modules, as the tests are linked with them: the folders can also hold those of files that are gone.
  private func objects(in products: URL) throws -> [String] {
    let list = products.appending(path: "QuickActionPackageTests.product/Objects.LinkFileList")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { path in Self.modules.contains { path.contains("/\($0).build/") } }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

@Suite("Sources that come before Foundation's") struct GeneratedSourcesTests {
  private func module(_ text: String, in scratch: ScratchFolder) throws -> ProgramModule {
    try scratch.write(text, to: "A.swift")
    var module = ProgramModule(name: "Widget", target: "Widget", role: .widget)
    module.sources = [FilePath(scratch.path("A.swift"))]
    return module
  }

  @Test(
    "what a class of the program overrides or a protocol asks for is left to Foundation",
    arguments: [
      ("class Files: FileManager {\n  override func urls(for: SearchPathDirectory", true, false),
      ("class Session: URLSession {\n  override func dataTask(with: URL", false, true),
      ("public protocol Files {}\nextension FileManager: Files {}", true, false),
      ("public protocol Loads {}\nextension Foundation.URLSession : Loads {}", false, true),
      ("extension FileManager {\n  var own: URL { urls(for: .cachesDirectory) }\n}", false, false),
      ("class View: UIView {\n  override func draw(_ rect: CGRect) {}\n}", false, false),
    ])
  func overridden(text: String, hasFiles: Bool, hasSession: Bool) throws {
    let scratch = try ScratchFolder()
    let module = try module(text, in: scratch)
    #expect(GeneratedSources.folders(of: module).isEmpty == hasFiles)
    #expect(GeneratedSources.callbacks(of: module).contains("dataTask") != hasSession)
    #expect(GeneratedSources.callbacks(of: module).contains("scheduledTimer"))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

@Suite("Parts that nothing uses") struct UnusedSourcesTests {
  @Test func `An error in a part that was left out before is left`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "@main struct W {}\nfunc unused() {\n  wrong()\n  worse()\n}\n", to: "W.swift")
    let path = FilePath(scratch.path("W.swift"))
    var module = ProgramModule(name: "Widget", target: "Widget", role: .widget)
    module.sources = [path]
    let reached = ReachedSources([module], in: .disk)
    let errors = CompilerMessage.messages(
      in: "\(path.text):3:3: error: wrong\n\(path.text):4:3: error: worse\n")
    #expect(errors.count == 2)
    var unused = UnusedSources()
    // The second error goes with the first.
    #expect(unused.takeParts(with: errors, by: reached, besides: []) == [])
    // It is still there after the program was compiled without the part.
    let last = Array(errors.suffix(1))
    #expect(unused.takeParts(with: last, by: reached, besides: []) == last)
  }

  @Test func `A crash of the compiler leaves out no line of the file`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("import Foundation\n@main struct W {}\n", to: "W.swift")
    let path = FilePath(scratch.path("W.swift"))
    var module = ProgramModule(name: "Widget", target: "Widget", role: .widget)
    module.sources = [path]
    let request = "TypeCheckPrimaryFileRequest(source_file \"\(path.text)\")"
    let errors = CompilerMessage.messages(in: "3.\tWhile evaluating request \(request)\n")
    #expect(errors.map(\.isCrash) == [true])
    var unused = UnusedSources()
    let reached = ReachedSources([module], in: .disk)
    #expect(unused.takeParts(with: errors, by: reached, besides: []) == errors)
    #expect(unused.trapped.isEmpty)
  }
}

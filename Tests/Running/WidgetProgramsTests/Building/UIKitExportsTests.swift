// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

struct UIKitExportsTests {
  @Test func `A module that has names of a service which UIKit hands on imports it`() throws {
    let scratch = try ScratchFolder()
    var module = ProgramModule(name: "Widget", target: "Widget", role: .widget)
    try scratch.write(
      "import UIKit\n\nfunc code(_ context: CIContext) -> UIImage? { nil }", to: "Code.swift")
    try scratch.write("let limit = CI.limit", to: "Limit.swift")
    module.sources = ["Code.swift", "Limit.swift"].map { FilePath(scratch.path($0)) }
    let reached = ReachedSources([module], in: .disk)
    #expect(UIKitExports.used(in: reached.words(of: module.sources)) == ["CoreImage"])
    #expect(UIKitExports.used(in: reached.words(of: [module.sources[1]])).isEmpty)
  }
}

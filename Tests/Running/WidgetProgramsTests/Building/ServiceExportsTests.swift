// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

struct ServiceExportsTests {
  @Test func `A module that has names of a service which UIKit or SwiftUI has on iOS imports it`()
    throws
  {
    let scratch = try ScratchFolder()
    var module = ProgramModule(name: "Widget", target: "Widget", role: .widget)
    try scratch.write(
      "import UIKit\n\nfunc code(_ context: CIContext) -> UIImage? { nil }", to: "Code.swift")
    try scratch.write("let limit = CI.limit", to: "Limit.swift")
    module.sources = ["Code.swift", "Limit.swift"].map { FilePath(scratch.path($0)) }
    try scratch.write(
      "import SwiftUI\n\nstruct List: View { @FetchRequest(sortDescriptors: []) var all: FetchedResults<Item> }",
      to: "List.swift")
    let list = FilePath(scratch.path("List.swift"))
    module.sources.append(list)
    let reached = ReachedSources([module], in: .disk)
    #expect(
      ServiceExports.used(in: reached.words(of: Array(module.sources.prefix(2)))) == ["CoreImage"])
    #expect(ServiceExports.used(in: reached.words(of: [module.sources[1]])).isEmpty)
    #expect(ServiceExports.used(in: reached.words(of: [list])) == ["CoreData"])
  }
}

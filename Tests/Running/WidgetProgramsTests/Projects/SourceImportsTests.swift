// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetPrograms

struct SourceImportsTests {
  private func modules(_ text: String, conditions: Set<String> = []) -> [String] {
    SourceImports(text, conditions: conditions) { $0 != "Missing" }.modules
  }

  @Test func `What a condition asks for is another condition in a copy, and only in conditions`() {
    let text =
      "#if SWIFT_PACKAGE\nlet a = Bundle.module // SWIFT_PACKAGE\n  #elseif !SWIFT_PACKAGE\n#endif"
    #expect(
      SourceImports.compiled(text, with: "OTHER", inPlaceOf: "SWIFT_PACKAGE")
        == "#if OTHER\nlet a = Bundle.module // SWIFT_PACKAGE\n  #elseif !OTHER\n#endif")
  }

  @Test func `Imports of all spellings are found`() {
    let text = """
      // import Commented
      /* import Inside
         import Inside2 */
      @testable import Tested
      @preconcurrency public import Public
      @_spi(Internals) import Hidden
      import struct Foundation.URL
      import A.B; let x = 1
      let text = \"\"\"
        import InText
        \"\"\"
      import Last
      """
    #expect(modules(text) == ["Tested", "Public", "Hidden", "Foundation", "A", "Last"])
  }

  @Test(
    arguments: [
      ("canImport(UIKit)", true), ("canImport(Missing)", false), ("!canImport(Missing)", true),
      ("os(iOS)", true), ("os(macOS) || os(watchOS)", false), ("DEBUG && os(iOS)", true),
      ("RELEASE", false), ("(os(macOS) || DEBUG) && !RELEASE", true),
      ("targetEnvironment(simulator)", false), ("swift(>=5.9)", true),
      ("canImport(UIKit) && !os(watchOS) // comment", true),
    ])
  func `A condition holds as it does on a phone`(condition: String, holds: Bool) {
    let text = "#if \(condition)\nimport Yes\n#else\nimport No\n#endif\nimport After"
    #expect(modules(text, conditions: ["DEBUG"]) == [holds ? "Yes" : "No", "After"])
  }

  @Test func `Only one branch of several holds`() {
    let text = """
      #if os(macOS)
      import A
      #elseif os(iOS)
      import B
      #elseif DEBUG
      import C
      #else
      import D
      #endif
      """
    #expect(modules(text, conditions: ["DEBUG"]) == ["B"])
  }

  @Test func `The attribute of the entry point is found, but not in comments or longer names`() {
    #expect(SourceImports("@main\nstruct A {}").hasMain)
    #expect(SourceImports("  @main struct A {}").hasMain)
    #expect(!SourceImports("// @main\n@mainActor struct A {}").hasMain)
  }

  @Test func `Conditions for iOS are rewritten and nothing else is`() {
    let text = "#if os(iOS) || os(macOS)\nlet a = \"os(iOS)\"\n  #elseif os(iOS)\n#endif\n"
    #expect(SourceImports(text).asksForIOS)
    #expect(
      SourceImports.compiledForIOS(text)
        == "#if os(Linux) || os(macOS)\nlet a = \"os(iOS)\"\n  #elseif os(Linux)\n#endif\n")
    #expect(!SourceImports("let a = \"os(iOS)\"").asksForIOS)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetPrograms

struct AppleSystemSourcesTests {
  @Test func `Names for Objective-C become what compiles without it, line by line`() {
    let text = """
      @objcMembers class Model {
        @objc(did:) private func didChange(_ note: Notification) {}
        @objc func stop() {}
        // @objc in a comment
        func start() { observe(self, #selector(self.didChange(_:)), "a") }
      }
      """
    #expect(
      AppleSystemSources.compiled(text) == """
        \("            ") class Model {
        \("             ") private func didChange(_ note: Notification) {}
        \("       ") func stop() {}
          // @objc in a comment
          func start() { observe(self, Selector("self.didChange(_:)"), "a") }
        }
        """)
    #expect(!AppleSystemSources.isMeant(in: "func stop() {}"))
  }

  @Test func `The C library has its name on Linux, and conditions stay`() {
    let text = """
      #if canImport(Darwin)
      import Darwin
      #endif
      let up = Darwin.ceil(x), own = My.Darwin.y, isDarwin = Darwinian.z
      """
    #expect(
      AppleSystemSources.compiled(text) == """
        #if canImport(Darwin)
        import Glibc
        #endif
        let up = Glibc.ceil(x), own = My.Darwin.y, isDarwin = Darwinian.z
        """)
  }

  @Test func `A part of a module is imported with the whole module`() {
    let text = """
      import os.log // import os.log
      @preconcurrency import Darwin.C
      import struct Foundation.Date
      let text = "import os.log"
      """
    #expect(AppleSystemSources.isMeant(in: "import Foundation\nimport os.log\n"))
    #expect(!AppleSystemSources.isMeant(in: "import struct Foundation.Date\nimport UIKit\n"))
    #expect(
      AppleSystemSources.compiled(text) == """
        import os\("    ") // import os.log
        @preconcurrency import Glibc\("  ")
        import struct Foundation.Date
        let text = "import os.log"
        """)
  }
}

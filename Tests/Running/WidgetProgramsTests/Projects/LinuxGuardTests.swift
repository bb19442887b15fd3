// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetPrograms

@Suite("Code that is left out on Linux alone")
struct LinuxGuardTests {
  @Test func `A file whose code is all in a condition without Linux is compiled`() {
    let text = """
      // Part of a package.
      /*
       With #if 1 in a comment.
       */
      #if !((os(iOS) && arch(arm)) || os(Linux) || os(Android))
      import Combine
      #if DEBUG
      let isDebug = true
      #else
      let isDebug = false
      #endif
      #endif
      // The end.

      """
    #expect(LinuxGuard.isMeant(in: text))
    let compiled = LinuxGuard.compiled(text)
    #expect(
      compiled.contains("#if !((os(iOS) && arch(arm)) || os(Windows) || os(Android))\nimport"))
    #expect(compiled.split(separator: "\n").count == text.split(separator: "\n").count)
    #expect(
      LinuxGuard.compiled("#if !os(Linux)\nlet a = 1\n#endif")
        == "#if !os(Windows)\nlet a = 1\n#endif")
  }

  @Test func `What stands behind an empty branch for Linux is compiled`() {
    let text = """
      extension Array {
        #if os(Linux) || os(Windows)
        // It is missing there.
        #else
        var second: Element { self[1] }
        #endif
      }
      #if DEBUG
      #if os(Linux)
      #else
      import Combine
      #endif
      #endif
      """
    #expect(LinuxGuard.isMeant(in: text))
    let compiled = LinuxGuard.compiled(text)
    #expect(compiled.contains("#if os(Windows) || os(Windows)\n  // It is missing"))
    #expect(compiled.contains("#if DEBUG\n#if os(Windows)\n#else\nimport Combine"))
  }

  @Test(arguments: [
    "#if os(Linux)\nimport Glibc\n#else\nimport Darwin\n#endif",
    "#if os(Linux)\n#if DEBUG\nlet a = 1\n#endif\n#else\nlet b = 1\n#endif",
    "#if os(iOS)\n#else\n#if os(Linux)\nlet a = 1\n#endif\n#endif",
    "#if os(iOS) || !os(Linux)\n#else\nlet b = 1\n#endif",
    "#if os(Linux)\n#endif\n#if DEBUG\n#else\nlet b = 1\n#endif",
    "#else\n#endif\n#endif\n// os(Linux)",
    "import Foundation\n#if !os(Linux)\nlet a = 1\n#endif",
    "#if !os(Linux)\nlet a = 1\n#endif\nlet b = 1",
    "#if !os(Linux)\nlet a = 1\n#else\nlet a = 2\n#endif",
    "#if os(Linux)\nlet a = 1\n#endif",
    "#if !(DEBUG) || (os(Linux))\nlet a = 1\n#endif",
    "#if !(DEBUG && !os(Linux))\nlet a = 1\n#endif",
    "#if !os(Linux)\nlet a = 1",
  ])
  func `Other files stay as they are`(text: String) {
    #expect(!LinuxGuard.isMeant(in: text))
    #expect(LinuxGuard.compiled(text) == text)
  }
}

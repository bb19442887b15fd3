// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetPrograms

struct SourceMemoryTests {
  @Test func `What a file imports is said for the conditions that hold`() {
    let text = """
      import SwiftUI
      #if DEBUG
        #if canImport(OSLog)
          import OSLog
        #endif
      #endif
      """
    #expect(SourceMemory().imports(of: text, conditions: ["DEBUG"]) == ["SwiftUI", "OSLog"])
    #expect(SourceMemory().imports(of: text, conditions: []) == ["SwiftUI"])
  }
}

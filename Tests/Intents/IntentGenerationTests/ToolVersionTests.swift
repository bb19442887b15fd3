// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import Testing

@Suite("Versions of Apple's tool")
struct ToolVersionTests {
  @Test("they are in the order of their numbers, and the last is the default")
  func order() {
    #expect(ToolVersion.allCases.sorted() == ToolVersion.allCases)
    #expect(ToolVersion.allCases.map(\.rawValue) == ["12", "13", "13.2"])
    #expect(GenerationOptions().toolVersion == ToolVersion.allCases.last)
  }

  @Test(
    "visibility is an access level",
    arguments: [
      (GenerationOptions.Visibility.public, SwiftAccess.public), (.project, .internal),
      (.private, .internal),
    ])
  func access(visibility: GenerationOptions.Visibility, access: SwiftAccess) {
    #expect(GenerationOptions(visibility: visibility).swiftAccess == access)
    #expect(
      GenerationOptions(
        visibility: visibility, assumptions: .init(privateAccess: .public)
      ).swiftAccess == (visibility == .private ? .public : access))
  }
}

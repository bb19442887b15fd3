// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetPrograms

struct ObjectiveCSourcesTests {
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
      ObjectiveCSources.compiled(text) == """
        \("            ") class Model {
        \("             ") private func didChange(_ note: Notification) {}
        \("       ") func stop() {}
          // @objc in a comment
          func start() { observe(self, Selector("self.didChange(_:)"), "a") }
        }
        """)
    #expect(!ObjectiveCSources.isMeant(in: "func stop() {}"))
  }
}

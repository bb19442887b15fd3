// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Intents
import Testing

@Suite("Calls to a system that is not here", .serialized)
struct NoEffectTests {
  @Test("shortcuts of people are none, and that is said")
  func shortcuts() throws {
    let shortcut = try #require(INShortcut(intent: INIntent()))
    let (count, messages) = IntentsMessages.collecting {
      var count: Int?
      INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
      INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, _ in count = shortcuts?.count }
      return count
    }
    #expect(count == 0)
    #expect(
      messages == [
        "INVoiceShortcutCenter.setShortcutSuggestions(_:) has no effect on this system; Siri and the Shortcuts app are not here",
        "INVoiceShortcutCenter.getAllVoiceShortcuts(completion:) has no effect on this system; Siri and the Shortcuts app are not here",
      ])
  }

  @Test("Siri is never authorized")
  func siri() {
    #expect(INPreferences.siriAuthorizationStatus() == .restricted)
    let (status, messages) = IntentsMessages.collecting {
      var status: INSiriAuthorizationStatus?
      INPreferences.requestSiriAuthorization { status = $0 }
      return status
    }
    #expect(status == .restricted)
    #expect(messages.count == 1)
  }

  @Test("interactions are recorded until they are deleted")
  func interactions() async throws {
    let interaction = INInteraction(intent: INIntent(), response: nil)
    interaction.groupIdentifier = "NoEffectTests"
    interaction.donate(completion: nil)
    #expect(INInteraction.donated.contains { $0 === interaction })
    INInteraction.delete(with: "NoEffectTests")
    #expect(!INInteraction.donated.contains { $0 === interaction })
    try await interaction.donate()
    #expect(INInteraction.donated.contains { $0 === interaction })
    INInteraction.delete(with: [interaction.identifier])
    #expect(!INInteraction.donated.contains { $0 === interaction })
  }

  private final class Optional: INExtension {
    override func handler(for intent: INIntent) -> Any? { nil }
  }

  @Test("an extension handles its intents itself unless it says otherwise")
  func extensions() {
    let own = INExtension()
    #expect(own.handler(for: INIntent()) as? INExtension === own)
    #expect(Optional().handler(for: INIntent()) == nil)
  }
}

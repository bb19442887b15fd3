// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Intents
import Testing

@testable import DepartureIntents

@Suite struct IntentHandlerTests {
  @Test("a new widget shows the nearest stop")
  func defaultStop() {
    let stop = IntentHandler().defaultStop(for: ShowDeparturesIntent())
    #expect(stop?.identifier == "harbor")
    #expect(stop?.displayString == "Harbor")
    #expect(stop?.platform == "A")
  }

  @Test("the stops come in two sections, each stop once")
  func options() async throws {
    let options = try await IntentHandler().provideStopOptionsCollection(
      for: ShowDeparturesIntent())
    #expect(options.sections.map(\.title) == ["Nearby", "More"])
    let identifiers = options.allItems.map(\.identifier)
    #expect(identifiers == ["harbor", "old market", "university", "airport"])
  }

  @Test("an intent keeps what a user chose")
  func values() {
    let intent = ShowDeparturesIntent()
    #expect(intent.stop == nil && intent.tramsOnly == nil)
    intent.stop = Stop(identifier: "airport", display: "Airport")
    intent.tramsOnly = true
    #expect(intent.stop?.displayString == "Airport")
    #expect(intent.tramsOnly?.boolValue == true)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing

@testable import AppIntents

@Suite struct ShortcutPresentationTests {
  @Test("A shortcut with a presentation of its parameter keeps its phrases")
  func presentation() {
    let shortcut = TeamShortcuts.appShortcuts[0]
    #expect(shortcut.phrases == ["Show ${target} in ${applicationName}"])
    #expect(shortcut.appShortcuts.count == 1)
  }

  @Test("Groups of options keep their order and what they are made of")
  func groups() {
    let groups = AppShortcutOptionsCollectionSpecificationBuilder<String>.buildBlock(
      AppShortcutOptionsCollection(Cities(), title: "Cities", systemImageName: "map"),
      AppShortcutOptionsCollection(Cities(), title: "Others"))
    #expect(groups.map(\.title.key) == ["Cities", "Others"])
    #expect(groups.map(\.systemImageName) == ["map", nil])
  }

  @Test("A phrase that no shortcut is meant by names the app as others do")
  func negativePhrases() {
    #expect(
      TeamShortcuts.negativePhrases.phrases.map(\.phrase) == ["Close ${applicationName}", "Stop"])
    #expect(SampleShortcuts.negativePhrases.phrases.isEmpty)
  }
}

private struct TeamOptions: DynamicOptionsProvider {
  func results() async throws -> [Team] { Team.all }
}

private struct TeamShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenTeam(), phrases: ["Show \(\.$target) in \(.applicationName)"],
      shortTitle: "Show", systemImageName: "person.3",
      parameterPresentation: ParameterPresentation(
        for: \.$target, summary: Summary("Show \(\.$target) with \(.applicationName)"),
        optionsCollections: {
          OptionsCollection(TeamOptions(), title: "Teams", systemImageName: "person.3")
          OptionsCollection(TeamOptions(), title: "Others")
        }))
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Close \(.applicationName)", "Stop"])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// What a scenario may hold.
@Suite struct ScenarioTests {
  private func sentence(_ scenario: DeviceScenario) -> String? {
    do throws(ScenarioError) {
      _ = try DeviceSimulator(scenario)
      return nil
    } catch {
      return error.description
    }
  }

  private func lockScreen(_ families: [WidgetFamily]) -> DeviceScenario {
    DeviceScenario(
      start: midnight,
      widgets: families.enumerated().map {
        PlacedWidget(
          repeatingWidget(kind: "W\($0.offset)", after: .seconds(60)), family: $0.element)
      }, feed: SampleFeed())
  }

  @Test("a Lock Screen takes one line, and circles and rectangles that fill four cells")
  func acceptsLockScreen() {
    let circle = WidgetFamily.accessoryCircular
    let rectangle = WidgetFamily.accessoryRectangular
    for families in [
      [circle, circle, circle, circle], [rectangle, rectangle], [circle, rectangle, circle],
      [.accessoryInline, rectangle, circle], [],
    ] {
      #expect(sentence(lockScreen(families)) == nil)
    }
  }

  @Test("what does not fit on the Lock Screen is refused with the reason")
  func refusesLockScreen() {
    #expect(
      sentence(lockScreen([.accessoryInline, .accessoryInline]))
        == "the widget 'W1' does not fit on the Lock Screen: the one line above the clock is taken by 'W0'"
    )
    #expect(
      sentence(lockScreen([.accessoryRectangular, .accessoryCircular, .accessoryRectangular]))
        == "the widget 'W2' does not fit on the Lock Screen: accessoryRectangular takes 2 of the four "
        + "cells below the clock, and 1 is free")
    #expect(
      sentence(
        lockScreen([.accessoryRectangular, .accessoryRectangular, .accessoryCircular]))
        == "the widget 'W2' does not fit on the Lock Screen: accessoryCircular takes 1 of the four "
        + "cells below the clock, and 0 are free")
  }

  @Test("a widget stands where its family is shown")
  func refusesPages() {
    var scenario = lockScreen([.systemSmall])
    #expect(sentence(scenario) == nil)
    scenario.widgets[0].page = .lockScreen
    #expect(
      sentence(scenario)
        == "the widget 'W0' cannot be placed on the Lock Screen: its family systemSmall is not shown there"
    )
    scenario.widgets[0].family = .accessoryCorner
    #expect(sentence(scenario)?.contains("accessoryCorner is not shown there") == true)
    scenario.widgets[0].widget.supportedFamilies = [.systemMedium]
    #expect(sentence(scenario) == "the widget 'W0' has no family accessoryCorner")
    var slots = LockScreenSlots()
    #expect(throws: ScenarioError.wrongPage(kind: "W", .systemLarge, .lockScreen)) {
      try slots.place(kind: "W", .systemLarge)
    }
    #expect("\(WidgetPage.homeScreen(1))" == "page 2 of the Home Screen")
  }

  @Test("a scenario lasts a second at least, and ten years at most")
  func refusesDurations() {
    var scenario = lockScreen([])
    scenario.duration = .zero
    #expect(
      sentence(scenario) == "'0s' is no length of time that can be simulated; it takes 1s to 3653d")
    scenario.duration = .seconds(4_000 * 86_400)
    #expect(
      sentence(scenario)
        == "'4000d' is no length of time that can be simulated; it takes 1s to 3653d")
  }
}

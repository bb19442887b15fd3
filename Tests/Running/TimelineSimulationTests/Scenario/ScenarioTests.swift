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
        == "the widget 'W1' cannot be placed on the Lock Screen: the line above the clock holds one "
        + "widget, and 'W0' is there; remove it first")
    #expect(
      sentence(lockScreen([.accessoryRectangular, .accessoryCircular, .accessoryRectangular]))
        == "the widget 'W2' cannot be placed on the Lock Screen: 'accessoryRectangular' takes 2 cells "
        + "below the clock, but only 1 of 4 are free; remove a widget first")
  }

  @Test("a widget stands where its family is shown")
  func refusesPages() {
    var scenario = lockScreen([.systemSmall])
    #expect(sentence(scenario) == nil)
    scenario.widgets[0].page = .lockScreen
    #expect(
      sentence(scenario)
        == "the widget 'W0' cannot be placed on the Lock Screen, which does not show systemSmall"
    )
    scenario.widgets[0].family = .accessoryCorner
    #expect(sentence(scenario)?.contains("which does not show accessoryCorner") == true)
    scenario.widgets[0].widget.supportedFamilies = [.systemMedium]
    #expect(sentence(scenario) == "the widget 'W0' does not support accessoryCorner")
    #expect("\(WidgetPage.homeScreen(1))" == "page 2 of the Home Screen")
  }

  @Test("a scenario lasts a second at least, and ten years at most")
  func refusesDurations() {
    var scenario = lockScreen([])
    scenario.duration = .zero
    #expect(
      sentence(scenario) == "cannot simulate '0s'; use 1s to 3653d")
    scenario.duration = .seconds(4_000 * 86_400)
    #expect(
      sentence(scenario)
        == "cannot simulate '4000d'; use 1s to 3653d")
  }
}

/// Looks of a habit.
@Suite struct HabitTests {
  @Test("a habit's looks come each day, each somewhere in its share of it")
  func addsGlances() throws {
    var scenario = DeviceScenario(
      start: midnight, duration: .seconds(2 * 86_400), widgets: [], feed: SampleFeed())
    scenario.addGlances(of: .sometimes, at: .lockScreen)
    #expect(scenario.glances.count == 12)
    for (index, glance) in scenario.glances.enumerated() {
      let share = at(24 * (index / 6) + 7, index % 6 * 150)
      #expect(glance.page == .lockScreen)
      #expect(glance.start >= share)
      #expect(glance.end <= share.advanced(by: .seconds(9_000)))
      #expect(glance.start.duration(to: glance.end) == .seconds(20))
    }
    let clocks = scenario.glances.map {
      midnight.duration(to: $0.start).components.seconds % 86_400
    }
    #expect(Set(clocks).count == 12)
  }
}

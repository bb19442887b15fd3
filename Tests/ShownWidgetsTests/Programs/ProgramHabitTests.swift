// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ShownWidgets
import Testing
import TimelineSimulation
import WidgetTimeline

@Suite("Habits of programs") struct ProgramHabitTests {
  private static let start = Instant(secondsSince1970: 1_763_942_400)

  private func habit(_ due: (Instant) -> Instant?) -> ProgramHabit {
    ProgramHabit(
      ProgramHabit.moments(from: Self.start).map { .init(answered: $0, due: due($0), requests: []) }
    )
  }

  @Test func areDistances() {
    let (schedule, isExact) = habit { $0.advanced(by: .seconds(900)) }.schedule
    #expect(schedule == .after(.seconds(900)))
    #expect(isExact)
  }

  @Test func areMomentsOfAClock() {
    let (schedule, isExact) =
      habit { asked in
        Instant(secondsSince1970: (asked.secondsSince1970 / 14_400 + 1) * 14_400)
      }.schedule
    #expect(
      schedule
        == .at(Self.start.advanced(by: .seconds(14_400)), every: .seconds(14_400)))
    #expect(isExact)
  }

  @Test func areNone() {
    #expect(habit { _ in nil }.schedule.0 == .never)
  }

  @Test func areTheMiddleWhereNoRuleFits() {
    let (schedule, isExact) =
      habit { asked in
        asked.advanced(by: .seconds(600 + asked.secondsSince1970 % 1_000))
      }.schedule
    #expect(!isExact)
    guard case .after(let length) = schedule else {
      Issue.record("not a distance: \(schedule)")
      return
    }
    #expect((Duration.seconds(600)...(.seconds(1_600))).contains(length))
  }

  @Test func requestWhatTheBusiestReloadDoes() {
    let habit = ProgramHabit([
      .init(answered: Self.start, due: nil, requests: ["list", "image", "image"]),
      .init(answered: Self.start, due: nil, requests: ["list", "image", "other"]),
    ])
    #expect(habit.endpoints.map(\.name) == ["list", "image", "other"])
    #expect(habit.endpoints.map(\.requests) == [1, 2, 1])
    #expect(!habit.isAlwaysTheSame)
  }
}

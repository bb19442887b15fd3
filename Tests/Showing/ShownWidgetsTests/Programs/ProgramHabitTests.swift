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

  @Test func areSlotsOfTheDay() {
    let runs = ProgramHabit.moments(from: Self.start).map { asked in
      let slot = Instant(secondsSince1970: asked.secondsSince1970 / 900 * 900)
      let last = slot.advanced(by: .seconds(7 * 900))
      return ProgramHabit.Run(
        answered: asked, due: last,
        slots: .init(start: slot, length: .seconds(900), count: 8), requests: ["list"])
    }
    #expect(ProgramHabit(runs).schedule.0 == .rotating(slot: .seconds(900), entries: 8))
    #expect(ProgramHabit(runs).schedule.isExact)
    // Entries from the moment of the question on are no slots.
    let shifted = runs.map { run in
      ProgramHabit.Run(
        answered: run.answered, due: run.answered.advanced(by: .seconds(6_300)),
        slots: .init(start: run.answered, length: .seconds(900), count: 8), requests: ["list"])
    }
    #expect(ProgramHabit(shifted).schedule.0 == .after(.seconds(6_300)))
  }

  @Test func countFromTheQuestionOrTheAnswer() {
    func habit(_ due: (Instant, Instant) -> Instant) -> ProgramHabit {
      ProgramHabit(
        (0..<10).map { number in
          let asked = Self.start.advanced(by: .seconds(number * 900))
          let answered = asked.advanced(by: .milliseconds(100 + number * 50))
          return .init(
            asked: asked, answered: answered, due: due(asked, answered), requests: ["list"])
        })
    }
    let asked = habit { asked, _ in asked.advanced(by: .seconds(900)) }
    #expect(asked.beginning == .reload)
    #expect(asked.schedule.0 == .after(.seconds(900)))
    #expect(asked.schedule.isExact)
    let answered = habit { $1.advanced(by: .seconds(900)) }
    #expect(answered.beginning == .answer)
    #expect(answered.schedule.0 == .after(.seconds(900)))
    #expect(answered.schedule.isExact)
  }

  @Test func areGovernedByAServerThatIsLeftAloneInMaintenance() {
    let usual = ProgramHabit.moments(from: Self.start).map {
      ProgramHabit.Run(
        answered: $0, due: $0.advanced(by: .seconds(1_800)), requests: ["settings", "list"])
    }
    let maintained = ProgramHabit.Run(
      answered: Self.start, due: Self.start.advanced(by: .seconds(60)), requests: ["settings"])
    var settings = ServerSettings(interval: .seconds(1_800))
    settings.retry = .seconds(60)
    let habit = ProgramHabit(usual + [maintained], maintained: maintained)
    #expect(habit.schedule.0 == .governed(settings))
    #expect(habit.schedule.isExact)
    #expect(habit.isAlwaysTheSame)
    // One that goes on as before is governed by nothing.
    let careless = ProgramHabit(usual, maintained: usual[0])
    #expect(careless.schedule.0 == .after(.seconds(1_800)))
    #expect(habit.unanswered(maintained) == .after(.seconds(60)))
    #expect(careless.unanswered(usual[0]) == .asScheduled)
  }

  @Test func countWhatVariesTogetherByItsFolder() {
    let habit = ProgramHabit([
      .init(answered: Self.start, due: nil, requests: ["list", "images/a", "images/b"]),
      .init(answered: Self.start, due: nil, requests: ["images/c", "list"]),
    ])
    #expect(habit.endpoints == [.init("list"), .init("images/*", requests: 2)])
    #expect(!habit.isAlwaysTheSame)
  }
}

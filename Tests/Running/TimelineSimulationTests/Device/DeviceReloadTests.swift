// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetTimeline

@testable import TimelineSimulation

/// When a device reloads its widgets, and why not sooner.
@Suite struct DeviceReloadTests {
  @Test("a policy names the earliest moment, and the system keeps to it while the budget lasts")
  func followsPolicy() async throws {
    let log = try await run(
      device([repeatingWidget(after: .seconds(3_600))], for: .seconds(4 * 3_600)))
    #expect(log.clocks() == ["00:00", "01:00", "02:00", "03:00"])
    #expect(log.reloads.map(\.isCounted) == [false, true, true, true])
    #expect(log.reloads[0].cause == .placed)
    #expect(log.reloads[1].cause == .policy(.after(at(1))))
    #expect(log.widgets[0].reloads == 4)
    #expect(log.widgets[0].countedReloads == 3)
    #expect(log.warnings.isEmpty)
  }

  @Test("a widget that asks every minute is held to five minutes, and then to its budget")
  func delays() async throws {
    let log = try await run(
      device([repeatingWidget(after: .seconds(60))]) { $0.rules.unseenLimit = .seconds(86_400) })
    #expect(log.clocks().prefix(6) == ["00:00", "00:05", "00:10", "00:15", "00:20", "00:45"])
    #expect(log.reloads[1].delays.map(\.reason) == [.minimumInterval])
    #expect(log.reloads[5].delays.map(\.reason) == [.minimumInterval, .budget])
    #expect(log.widgets[0].dailyReloads == 40)
    #expect(log.widgets[0].countedReloads == 39)
    #expect(log.warningNames == ["reloads-over-budget"])
    #expect(
      log.warnings[0].sentence.hasPrefix(
        "the widget asks for about 1440 reloads a day, but the budget allows 40;"))
    let delayed = log.events.filter {
      if case .delayed = $0.kind { true } else { false }
    }
    #expect(delayed.first?.date.clock == "00:01")
    #expect(delayed.first?.kind == .delayed(widget: 0, log.reloads[1].delays[0]))
    #expect(log.events.map(\.date) == log.events.map(\.date).sorted())
  }

  @Test("a run from Xcode has no budget, and one without a shortest time has neither")
  func runsUnbudgeted() async throws {
    let log = try await run(
      device([repeatingWidget(after: .seconds(60))], for: .seconds(3_600)) {
        $0.rules.isBudgeted = false
        $0.rules.minimumInterval = .zero
      })
    #expect(log.reloads.count == 60)
    #expect(log.widgets[0].dailyReloads == nil)
    #expect(log.widgets[0].countedReloads == 0)
    #expect(log.budget.isEmpty)
  }

  @Test("the budget is told after each reload")
  func samplesBudget() async throws {
    let log = try await run(
      device([repeatingWidget(after: .seconds(300))], for: .seconds(1_800)))
    #expect(log.budget.map(\.available) == [4, 3, 2, 1, 0])
    #expect(log.budget.map(\.usedInADay) == [0, 1, 2, 3, 4])
    #expect(log.budget.allSatisfy { $0.limit == 40 })
  }

  @Test("a widget that was just placed has the budget of the learning period until it ends")
  func learns() async throws {
    func count(isNew: Bool) async throws -> Int {
      try await run(
        device([repeatingWidget(after: .seconds(60))], for: .seconds(2 * 86_400)) {
          $0.rules.learningPeriod = .seconds(86_400)
          $0.rules.unseenLimit = .seconds(3 * 86_400)
          $0.widgets[0].isNew = isNew
        }
      ).widgets[0].countedReloads
    }
    let usual = try await count(isNew: false)
    let new = try await count(isNew: true)
    #expect(usual == 75)
    #expect((100 + 30...100 + 40).contains(new), "\(new)")
  }

  @Test("a widget that nobody looks at is reloaded again when its page is looked at")
  func waitsForGlance() async throws {
    let log = try await run(
      device([repeatingWidget(after: .seconds(3_600))], for: .seconds(2 * 86_400)) {
        $0.glances = [Glance(from: at(30), to: at(30, 1))]
      })
    #expect(log.clocks().contains("11:00"))
    #expect(!log.clocks().contains("12:00"))
    let late = try #require(log.reloads.first { !$0.delays.isEmpty })
    #expect(late.due == at(12))
    #expect(late.delays == [SimulationLog.Delay(reason: .unseen, until: at(30))])
    #expect(late.began == at(30))
    // The page is left at 30:01, and twelve hours later the widget is unseen again.
    #expect(log.reloads.last?.began == at(42))
    #expect(log.widgets[0].delayedReloads == 1)
  }

  @Test("the more often a page is looked at, the more reloads its widgets get")
  func countsGlances() async throws {
    let glances = (0..<30).map { Glance(from: at(0, $0 * 30), to: at(0, $0 * 30 + 1)) }
    let log = try await run(
      device([repeatingWidget(after: .seconds(60))]) { $0.glances = glances })
    #expect(log.widgets[0].dailyReloads == 70)
    #expect(log.widgets[0].countedReloads == 69)
    let given = try await run(
      device([repeatingWidget(after: .seconds(60))]) {
        $0.glances = glances
        $0.widgets[0].glancesPerDay = 10
      })
    #expect(given.widgets[0].dailyReloads == 55)
  }

  @Test("reloads that the app asks for in the foreground are not counted and come at once")
  func reloadsFromApp() async throws {
    let log = try await run(
      device([repeatingWidget(after: .seconds(7_200))], for: .seconds(3 * 3_600)) {
        $0.sessions = [
          AppSession(
            from: at(1), to: at(1, 10),
            reloadsOnOpen: [.kind("Sample"), .kind("Sample"), .kind("Gone")],
            reloadsOnClose: [.all])
        ]
      })
    #expect(log.clocks() == ["00:00", "01:00", "01:10"])
    #expect(
      log.reloads.map(\.cause) == [.placed, .app(isForeground: true), .app(isForeground: false)])
    #expect(log.reloads.map(\.isCounted) == [false, false, true])
    let kinds = log.events.map(\.kind)
    #expect(kinds.contains(.coalesced(widget: 0, .app(isForeground: true))))
    #expect(
      kinds.contains(
        .refused(
          .app(isForeground: true), sentence: "no widget of the kind 'Gone' is placed")))
    #expect(kinds.contains(.appOpened))
    #expect(kinds.contains(.appClosed))
  }

  @Test("pushes and the app's code in the background are counted, and a user's edit is not")
  func reloadsFromElsewhere() async throws {
    let log = try await run(
      device([repeatingWidget(after: .seconds(86_400))], for: .seconds(7 * 3_600)) {
        $0.events = [
          DeviceEvent(.push(kind: "Sample"), at: at(1)), DeviceEvent(.push(kind: nil), at: at(2)),
          DeviceEvent(.backgroundReloads([.all]), at: at(3)),
          DeviceEvent(.edit(widget: 0), at: at(4)), DeviceEvent(.edit(widget: 9), at: at(4)),
          DeviceEvent(.locale("ja_JP"), at: at(5)), DeviceEvent(.typeSize, at: at(6)),
          DeviceEvent(.push(kind: "Gone"), at: at(6)),
        ]
      })
    #expect(
      log.reloads.map(\.cause) == [
        .placed, .push, .push, .app(isForeground: false), .edit, .locale, .typeSize,
      ])
    #expect(log.reloads.map(\.isCounted) == [false, true, true, true, false, false, false])
    let refusals = log.events.compactMap {
      if case .refused(_, let sentence) = $0.kind { sentence } else { nil }
    }
    #expect(
      refusals == ["no widget 9 is placed", "no widget of the kind 'Gone' is placed"])
  }

  @Test("the provider is asked in the language that the user chose last")
  func tellsLocale() async throws {
    let widget = sampleWidget { context in
      #expect(context.locale == (context.date < at(1) ? "en" : "ja_JP"))
      return SimulatedTimeline(entries: [sampleEntry(at: context.date)], policy: .never)
    }
    let log = try await run(
      device([widget]) { $0.events = [DeviceEvent(.locale("ja_JP"), at: at(1))] })
    #expect(log.clocks() == ["00:00", "01:00"])
  }

  @Test("a reload for another place waits until the page is looked at")
  func waitsAfterLocation() async throws {
    let log = try await run(
      device([repeatingWidget(after: .seconds(86_400))]) {
        $0.events = [DeviceEvent(.significantLocationChange, at: at(1))]
        $0.glances = [Glance(from: at(5), to: at(5))]
      })
    #expect(log.clocks() == ["00:00", "05:00"])
    #expect(log.reloads[1].cause == .location)
    #expect(!log.reloads[1].isCounted)
    #expect(log.reloads[1].delays == [SimulationLog.Delay(reason: .unseen, until: at(5))])
  }

  @Test("a device that wakes for all widgets at once reloads them in the same moment")
  func coalesces() async throws {
    let log = try await run(
      device(
        [
          repeatingWidget(kind: "A", after: .seconds(700)),
          repeatingWidget(kind: "B", after: .seconds(720)),
        ],
        for: .seconds(3_600)
      ) { $0.rules.coalescingWindow = .seconds(900) })
    let first = log.clocks(ofWidget: 0).dropFirst()
    #expect(!first.isEmpty)
    #expect(first == log.clocks(ofWidget: 1).dropFirst())
    #expect(log.reloads.last?.delays.map(\.reason) == [.coalesced])
  }

  @Test("the system takes up to its longest delay, and as long again with the same seed")
  func delaysAtRandom() async throws {
    func clocks(_ seed: UInt64) async throws -> [Instant] {
      try await run(
        device([repeatingWidget(after: .seconds(3_600))]) {
          $0.rules.systemDelay = .seconds(600)
          $0.seed = seed
        }
      ).reloads.map(\.began)
    }
    let first = try await clocks(1)
    #expect(try await clocks(1) == first)
    #expect(try await clocks(2) != first)
    for (last, next) in zip(first, first.dropFirst()) {
      #expect(last.duration(to: next) >= .seconds(3_600))
      #expect(last.duration(to: next) <= .seconds(4_200))
    }
  }

  @Test("what is in the middle of its life when the log begins is logged from then on")
  func beginsInTheMiddle() async throws {
    let log = try await run(
      device([repeatingWidget(after: .seconds(7_200), asking: "steps")], for: .seconds(4 * 3_600)) {
        $0.widgets[0].placed = at(-5)
      })
    #expect(
      log.reloads.map { midnight.duration(to: $0.began) }
        == [-3_600, 3_600, 10_800].map { .seconds($0) })
    #expect(log.widgets[0].reloads == 2)
    #expect(log.widgets[0].requests == 2)
    #expect(log.requests.map(\.reload) == [1, 2])
    #expect(
      log.shownTexts() == [
        "00:00 reload 0 entry 0", "01:00 reload 1 entry 0", "03:00 reload 2 entry 0",
      ])
    #expect(log.events.allSatisfy { $0.date >= midnight })
    #expect(log.events.contains { $0.kind == .reloadBegan(1) && $0.date == at(1) })
    #expect(log.events.contains { $0.kind == .requested(0) && $0.date == at(1) })
  }

  @Test("a widget that waits when the log ends says what for")
  func tellsWhatIsWaitedFor() async throws {
    let log = try await run(
      device([repeatingWidget(after: .seconds(60))], for: .seconds(1_600)))
    #expect(
      log.events.contains {
        $0.kind == .delayed(widget: 0, SimulationLog.Delay(reason: .budget, until: at(0, 45)))
      })
    #expect(log.warningNames == ["reloads-over-budget"])
  }
}

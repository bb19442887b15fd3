// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import TimelineSimulation
import WidgetTimeline

/// What a widget shows, whatever its provider gives.
@Suite struct ShownTests {
  /// A widget with a timeline of entries at some distances from now, in minutes.
  private func widget(
    entries minutes: [Int], policy: ReloadPolicy = .never
  ) -> TimelineWidget {
    sampleWidget { context in
      SimulatedTimeline(
        entries: minutes.map {
          sampleEntry(at: context.date.advanced(by: .seconds($0 * 60)))
        }, policy: policy)
    }
  }

  private func log(_ minutes: [Int], policy: ReloadPolicy = .never) async throws
    -> SimulationLog
  {
    try await run(device([widget(entries: minutes, policy: policy)], for: .seconds(3_600)))
  }

  @Test("entries are shown from their date to that of the next")
  func showsEntries() async throws {
    let log = try await log([0, 20, 40])
    #expect(
      log.shownTexts() == [
        "00:00 reload 0 entry 0", "00:20 reload 0 entry 1", "00:40 reload 0 entry 2",
      ])
    #expect(log.shown.last?.end == log.end)
    #expect(log.warnings.isEmpty)
  }

  @Test("of entries that are over, the latest is shown, and the others are reported")
  func showsLatestOfPast() async throws {
    let log = try await log([-60, -30, -10, 30])
    #expect(log.shownTexts() == ["00:00 reload 0 entry 2", "00:30 reload 0 entry 3"])
    #expect(log.warningNames == ["past-entries"])
    #expect(
      log.warnings[0].sentence
        == "2 of the 4 entries are in the past and never shown; begin with the current entry")
  }

  @Test("entries out of order are shown by their dates, and reported")
  func showsUnsorted() async throws {
    let log = try await log([40, 0, 20])
    #expect(
      log.shownTexts() == [
        "00:00 reload 0 entry 1", "00:20 reload 0 entry 2", "00:40 reload 0 entry 0",
      ])
    #expect(log.warningNames == ["unsorted-entries"])
  }

  @Test("of entries with one date the last one is shown, and they are reported")
  func showsDuplicate() async throws {
    let log = try await log([0, 20, 20, 0])
    #expect(log.shownTexts() == ["00:00 reload 0 entry 3", "00:20 reload 0 entry 2"])
    #expect(log.warningNames == ["duplicate-entries", "past-entries", "unsorted-entries"])
  }

  @Test("before the first entry's date has come it is shown all the same, and reported")
  func showsFutureEntry() async throws {
    let log = try await log([10, 30])
    #expect(log.shownTexts() == ["00:00 reload 0 entry 0", "00:30 reload 0 entry 1"])
    #expect(log.warningNames == ["late-first-entry"])
  }

  @Test("without entries the placeholder is shown, and it is reported")
  func showsPlaceholder() async throws {
    let log = try await log([])
    #expect(log.shownTexts() == ["00:00 placeholder"])
    #expect(log.warningNames == ["no-entries"])
    #expect(log.shown[0].content.isPlaceholder)
    #expect(log.shown[0].content.entry.date == midnight)
  }

  @Test("entries closer than five minutes are reported, however they are ordered")
  func reportsClose() async throws {
    #expect(try await log([0, 4, 20]).warningNames == ["close-entries"])
    #expect(try await log([0, 5, 10]).warnings.isEmpty)
    #expect(try await log([20, 0, 22]).warningNames == ["close-entries", "unsorted-entries"])
  }

  @Test("a hundred thousand entries are cut to what the system keeps, and reported")
  func cutsEntries() async throws {
    let log = try await log((0..<100_000).map { $0 * 10 })
    #expect(log.shown.count == 6)
    #expect(log.warningNames == ["too-many-entries"])
    #expect(
      log.warnings[0].sentence.hasPrefix(
        "the timeline has 100000 entries, but the system keeps 1000;"))
    #expect(log.reloads[0].outcome == .timeline(entries: 100_000, policy: .never))
  }

  @Test("the policy of a timeline that is cut counts from the last entry that is kept")
  func endsAtKept() async throws {
    let log = try await run(
      device([widget(entries: [0, 10, 20, 3_000], policy: .atEnd)], for: .seconds(3_600)) {
        $0.rules.maximumEntries = 3
      })
    #expect(log.clocks() == ["00:00", "00:20", "00:40"])
  }

  @Test("with the policy 'atEnd' and one entry the system picks the time, and it is reported")
  func picksTime() async throws {
    let log = try await run(
      device([widget(entries: [0], policy: .atEnd)], for: .seconds(3 * 3_600)))
    #expect(log.clocks() == ["00:00", "01:00", "02:00"])
    #expect(log.warningNames == ["single-entry-at-end"])
    #expect(log.warnings[0].count == 3)
    #expect(log.warnings[0].firstDate == midnight)
  }

  @Test(
    "a policy that names a moment that is over is reported, and asks as often as the rules let it")
  func reportsPastPolicy() async throws {
    let widget = sampleWidget { context in
      SimulatedTimeline(entries: [sampleEntry(at: context.date)], policy: .after(midnight))
    }
    let log = try await run(device([widget], for: .seconds(900)))
    #expect(log.clocks() == ["00:00", "00:05", "00:10"])
    #expect(log.warningNames == ["past-policy"])
  }

  @Test("what is shown has no gap and no overlap, whatever the provider gives")
  func hasNoGaps() async throws {
    for seed in 0..<UInt64(60) {
      let draws = RandomDraws(seed: seed, device: 0, .feed)
      let widget = sampleWidget { context in
        let base = Int(context.date.secondsSince1970)
        let minutes = (0..<Int(draws[base] % 6)).map { draws.number(base + $0, through: 200) - 60 }
        let dates = minutes.map { context.date.advanced(by: .seconds($0 * 60)) }
        let policy: ReloadPolicy =
          draws[base + 9] % 2 == 0 ? .atEnd : .after(context.date.advanced(by: .seconds(1_800)))
        return SimulatedTimeline(entries: dates.map { sampleEntry(at: $0) }, policy: policy)
      }
      let log = try await run(
        device([widget]) {
          $0.events = [
            DeviceEvent(.clockSet(by: .seconds(-3_600)), at: at(6)),
            DeviceEvent(.clockSet(by: .seconds(9_000)), at: at(9)),
          ]
        })
      #expect(log.shown.first?.start == log.start)
      #expect(log.shown.last?.end == log.end)
      for (last, next) in zip(log.shown, log.shown.dropFirst()) {
        #expect(last.end == next.start)
        #expect(last.start < last.end)
      }
    }
  }
}

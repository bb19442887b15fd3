// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import TimelineSimulation
import WidgetTimeline

/// Providers and feeds that fail, and clocks that are set.
@Suite struct HostileProviderTests {
  private struct Broken: Error, CustomStringConvertible {
    var description: String { "it is broken" }
  }

  @Test("a provider that throws is asked again later, and the widget keeps what it showed")
  func keepsAfterError() async throws {
    let widget = sampleWidget { context in
      if context.date > at(0, 30), context.date < at(2) { throw Broken() }
      return SimulatedTimeline(
        entries: [sampleEntry(at: context.date)],
        policy: .after(context.date.advanced(by: .seconds(3_600))))
    }
    let log = try await run(device([widget], for: .seconds(3 * 3_600)))
    #expect(log.clocks() == ["00:00", "01:00", "01:15", "01:30", "01:45", "02:00"])
    #expect(log.reloads[1].outcome == .failed("it is broken"))
    #expect(log.reloads[2].cause == .retry)
    #expect(log.shownTexts() == ["00:00 reload 0 entry 0", "02:00 reload 5 entry 0"])
    #expect(log.warningNames == ["provider-failed"])
    #expect(log.warnings[0].count == 4)
    #expect(log.widgets[0].failedReloads == 4)
  }

  @Test("a request that is not answered is said in words")
  func tellsFailures() async throws {
    let asking = repeatingWidget(after: .seconds(3_600), asking: "steps")
    let log = try await run(
      device([asking], for: .seconds(60), feed: SampleFeed(failure: .status(500))))
    #expect(log.reloads[0].outcome == .failed("no answer from 'steps'"))
    #expect(log.requests[0].failure == .status(500))
  }

  @Test("a provider that never answers is left behind in real time")
  func leavesSilentProvider() async throws {
    let silent = sampleWidget(kind: "Silent") { context in
      if context.date >= at(1) {
        try await withUnsafeThrowingContinuation { (_: UnsafeContinuation<Void, any Error>) in }
      }
      return SimulatedTimeline(
        entries: [sampleEntry(at: context.date)],
        policy: .after(context.date.advanced(by: .seconds(3_600))))
    }
    let log = try await run(
      device([silent, repeatingWidget(after: .seconds(1_800))], for: .seconds(2 * 3_600)) {
        $0.patience = .milliseconds(500)
        $0.rules.retryDelay = .seconds(2_700)
      })
    #expect(log.clocks(ofWidget: 0) == ["00:00", "01:00", "01:45:30"])
    #expect(log.clocks(ofWidget: 1) == ["00:00", "00:30", "01:00", "01:30"])
    let late = try #require(log.reloads.first { $0.widget == 0 && $0.began == at(1) })
    #expect(late.outcome == .timedOut)
    #expect(late.ended == at(1, 0, 30))
    #expect(log.shownTexts() == ["00:00 reload 0 entry 0"])
    #expect(log.warningNames.contains("provider-timed-out"))
  }

  @Test("a provider whose requests take too long has failed")
  func timesOut() async throws {
    let log = try await run(
      device(
        [repeatingWidget(after: .seconds(3_600), asking: "steps")], for: .seconds(3_600),
        feed: SampleFeed(latency: .seconds(31))))
    #expect(log.reloads[0].outcome == .timedOut)
    #expect(log.reloads[0].ended == at(0, 0, 30))
    #expect(log.shownTexts() == ["00:00 placeholder"])
    #expect(log.requests[0].ended == at(0, 0, 31))
    #expect(log.warningNames == ["provider-timed-out"])
    #expect(
      log.warnings[0].sentence
        == "the provider had no timeline after 30s, so the widget shows old data; "
        + "use shorter timeouts")
  }

  @Test("a timeline is shown when its requests are answered")
  func waitsForAnswers() async throws {
    let log = try await run(
      device(
        [repeatingWidget(after: .seconds(3_600), asking: "steps")], for: .seconds(4_000),
        feed: SampleFeed(latency: .seconds(10))
      ) {
        // While the provider is at work, the app asks again.
        $0.events = [DeviceEvent(.push(kind: nil), at: at(0, 0, 5))]
      })
    #expect(log.shownTexts().prefix(2) == ["00:00 placeholder", "00:00:10 reload 0 entry 0"])
    #expect(log.reloads[0].ended == at(0, 0, 10))
    #expect(log.clocks() == ["00:00", "00:05", "01:05"])
    #expect(log.reloads[1].cause == .push)
  }

  @Test("failures that are followed by reloads in short order are reported")
  func reportsStorm() async throws {
    let widget = sampleWidget { context in
      _ = try? await context.feed.response(to: FeedRequest("coupon", at: context.date))
      return SimulatedTimeline(
        entries: [sampleEntry(at: context.date)],
        policy: .after(context.date.advanced(by: .seconds(60))))
    }
    let log = try await run(
      device([widget], for: .seconds(1_200), feed: SampleFeed(failure: .unreachable)))
    #expect(log.warningNames == ["reload-storm"])
    #expect(log.warnings[0].firstDate == midnight)
    let healthy = try await run(device([widget], for: .seconds(1_200)))
    #expect(healthy.warnings.isEmpty)
  }

  @Test("data that ages without ever being asked for again is reported")
  func reportsAgingData() async throws {
    let asking = sampleWidget { context in
      _ = try await context.feed.response(to: FeedRequest("steps", at: context.date))
      return SimulatedTimeline(entries: [sampleEntry(at: context.date)], policy: .never)
    }
    #expect(try await run(device([asking])).warningNames == ["aging-data"])
    let still = sampleWidget { context in
      SimulatedTimeline(entries: [sampleEntry(at: context.date)], policy: .never)
    }
    let log = try await run(device([still]))
    #expect(log.warnings.isEmpty)
    #expect(log.clocks() == ["00:00"])
  }

  @Test(
    "a moment that is the same for every device is reported, and one that follows the reload is not"
  )
  func reportsSharedDate() async throws {
    func shared(asks: Bool) -> TimelineWidget {
      sampleWidget { context in
        if asks { _ = try await context.feed.response(to: FeedRequest("steps", at: context.date)) }
        return SimulatedTimeline(
          entries: [sampleEntry(at: context.date)],
          policy: .after(context.timeZone.startOfNextDay(after: context.date)))
      }
    }
    #expect(try await run(device([shared(asks: true)])).warningNames == ["every-device-at-once"])
    // Without a server, nobody is hurt.
    #expect(try await run(device([shared(asks: false)])).warnings.isEmpty)
    #expect(
      try await run(device([repeatingWidget(after: .seconds(900))])).warnings.isEmpty == false)
    #expect(
      try await run(device([repeatingWidget(after: .seconds(9_000))])).warnings.isEmpty)
  }

  @Test(
    "entries and policies follow the device's clock when it is set back, and the budget does not")
  func followsClock() async throws {
    let widget = sampleWidget { context in
      SimulatedTimeline(
        entries: [0, 30].map { sampleEntry(at: context.date.advanced(by: .seconds($0 * 60))) },
        policy: .after(context.date.advanced(by: .seconds(7_200))))
    }
    let log = try await run(
      device([widget], for: .seconds(6 * 3_600)) {
        $0.events = [DeviceEvent(.clockSet(by: .seconds(-3_600)), at: at(1))]
      })
    // At 01:00 the device's clock shows midnight again: the first entry, until it shows 00:30.
    #expect(
      log.shownTexts().prefix(4) == [
        "00:00 reload 0 entry 0", "00:30 reload 0 entry 1", "01:00 reload 0 entry 0",
        "01:30 reload 0 entry 1",
      ])
    #expect(log.clocks() == ["00:00", "03:00", "05:00"])
    #expect(log.reloads.map(\.clockOffset) == [.zero, .seconds(-3_600), .seconds(-3_600)])
  }

  @Test("a clock that is set forward lets a policy's moment pass")
  func followsClockForward() async throws {
    let log = try await run(
      device([repeatingWidget(after: .seconds(7_200), asking: "steps")], for: .seconds(4 * 3_600)) {
        $0.events = [DeviceEvent(.clockSet(by: .seconds(36_000)), at: at(1))]
      })
    #expect(log.clocks() == ["00:00", "01:00", "03:00"])
    // Servers have clocks of their own.
    #expect(log.requests.map(\.began.clock) == ["00:00", "01:00", "03:00"])
  }

  @Test("the change of the zone's clocks is in the log")
  func logsZoneChange() async throws {
    let zone = try TimeZoneRules(identifier: "Test", rule: "AAA0BBB,J328/2,J340")
    let log = try await run(
      device([repeatingWidget(after: .seconds(36_000))]) { $0.timeZone = zone })
    let changes = log.events.filter {
      if case .zoneChanged = $0.kind { true } else { false }
    }
    #expect(changes.map(\.date) == [at(2)])
    #expect(changes.map(\.kind) == [.zoneChanged(by: .seconds(3_600))])
  }
}

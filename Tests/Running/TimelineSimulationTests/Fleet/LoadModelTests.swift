// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetTimeline
import WidgetViews

@testable import TimelineSimulation

/// What a fleet of devices asks its servers.
@Suite struct LoadModelTests {
  /// A provider that asks and plans what a profile says, as an app's code would.
  private func widget(_ fleet: FleetScenario, device: Int, _ counter: ReloadCounter)
    -> TimelineWidget
  {
    let profile = fleet.profile
    return sampleWidget { context in
      let jitter = fleet.jitter(ofDevice: device, reload: counter.next(at: context.date))
      let now = context.date
      func ask(_ endpoint: LoadProfile.Endpoint) async throws {
        for _ in 0..<endpoint.requests {
          _ = try await context.feed.response(to: FeedRequest(endpoint.name, at: now))
        }
      }
      func timeline(after interval: Duration) -> SimulatedTimeline {
        SimulatedTimeline(
          entries: [sampleEntry(at: now)], policy: .after(now.advanced(by: interval + jitter)))
      }
      if case .governed(let settings) = profile.schedule {
        try await ask(profile.endpoints[0])
        if settings.maintenance.contains(where: { $0.contains(now) }) {
          return timeline(after: settings.retry)
        }
        for endpoint in profile.endpoints.dropFirst() { try await ask(endpoint) }
        let served = settings.changes.last { $0.date <= now }?.interval ?? settings.interval
        return timeline(after: served)
      }
      for endpoint in profile.endpoints { try await ask(endpoint) }
      switch profile.schedule {
      case .rotating(let slot, let count):
        var date = now
        let entries = (0..<count).map { _ in
          // A slot ends where its day does.
          let midnight = context.timeZone.startOfDay(containing: date)
          let number = midnight.duration(to: date).milliseconds / slot.milliseconds
          let next = midnight.advanced(by: slot * Int(number + 1))
          defer { date = min(next, context.timeZone.startOfNextDay(after: date)) }
          return sampleEntry(at: midnight.advanced(by: slot * Int(number)))
        }
        guard jitter > .zero, let last = entries.last else {
          return SimulatedTimeline(entries: entries, policy: .atEnd)
        }
        return SimulatedTimeline(entries: entries, policy: .after(last.date.advanced(by: jitter)))
      case .after(let interval): return timeline(after: interval)
      case .at(let first, let every):
        var next = first
        while next <= now { next = next.advanced(by: every) }
        return SimulatedTimeline(
          entries: [sampleEntry(at: now)], policy: .after(next.advanced(by: jitter)))
      case .governed, .never:
        return SimulatedTimeline(entries: [sampleEntry(at: now)], policy: .never)
      }
    }
  }

  /// The requests of each second of a fleet whose devices are run one after the other.
  private func counts(_ fleet: FleetScenario) async throws -> [String: [UInt32]] {
    var counts: [String: [UInt32]] = [:]
    for endpoint in fleet.profile.endpoints {
      counts[endpoint.name] = Array(repeating: 0, count: Int(fleet.duration.components.seconds))
    }
    for device in 0..<fleet.devices {
      let widget = widget(fleet, device: device, ReloadCounter())
      let scenario = fleet.device(device, widget: widget, family: .systemSmall, feed: SampleFeed())
      for request in try await run(scenario).requests {
        let second = fleet.start.duration(to: request.began).components.seconds
        counts[request.endpoint]?[Int(second)] += 1
      }
    }
    return counts
  }

  /// The first second in which the counts of an endpoint differ, in words; nil where none does.
  private func difference(
    _ expected: [String: [UInt32]], _ endpoint: LoadForecast.Endpoint
  ) -> String? {
    let counts = expected[endpoint.name] ?? []
    guard counts.count == endpoint.counts.count else { return "\(counts.count) seconds" }
    let second = counts.indices.first { counts[$0] != endpoint.counts[$0] }
    return second.map {
      "\(endpoint.name) \(at(0, 0, $0).clock): \(counts[$0]) by devices, \(endpoint.counts[$0]) by the model"
    }
  }

  static let zones = [
    FleetScenario.Share(TimeZoneRules(identifier: "Asia/Tokyo", secondsFromUTC: 32_400), weight: 3),
    FleetScenario.Share(TimeZoneRules(identifier: "Asia/Kathmandu", secondsFromUTC: 20_700)),
  ]

  static let endpoints = [
    LoadProfile.Endpoint("recipes"), LoadProfile.Endpoint("images/", requests: 3),
  ]

  static var settings: ServerSettings {
    var settings = ServerSettings(interval: .seconds(900))
    settings.changes = [ServerSettings.Change(from: at(9), to: .seconds(1_800))]
    settings.maintenance = [at(4)..<at(4, 30)]
    return settings
  }

  static let schedules: [LoadProfile.Schedule] = [
    .rotating(slot: .seconds(900), entries: 8), .rotating(slot: .seconds(1_020), entries: 5),
    .after(.seconds(900)), .after(.seconds(60)), .after(.seconds(5 * 3_600)),
    .at(at(9), every: .seconds(86_400)), .governed(settings), .never,
  ]

  @Test(
    "1,000 devices, one by one, ask what the model counts, endpoint by endpoint and second by second",
    arguments: [Duration.zero, .seconds(400)])
  func isExact(jitter: Duration) async throws {
    // 125 devices for each of the eight schedules.
    for (number, schedule) in Self.schedules.enumerated() {
      let devices = 125
      var profile = LoadProfile(kind: "Sample", schedule: schedule, endpoints: Self.endpoints)
      profile.jitter = jitter
      var fleet = FleetScenario(
        devices: devices, start: midnight, timeZones: Self.zones, profile: profile,
        seed: UInt64(number))
      fleet.rules.systemDelay = number % 2 == 0 ? .zero : .seconds(30)
      fleet.rules.coalescingWindow = number % 3 == 0 ? .seconds(40) : .zero
      let expected = try await counts(fleet)
      let forecast = try LoadModel(fleet).forecast()
      for endpoint in forecast.endpoints {
        #expect(difference(expected, endpoint) == nil, "\(schedule)")
      }
      if schedule != .never { #expect(forecast.all.total > devices) }
    }
  }

  @Test("days of 23 and 25 hours are counted like others")
  func isExactAcrossClockChanges() async throws {
    let zone = try TimeZoneRules(identifier: "Test", rule: "AAA0BBB,J328/2,J329/2")
    for schedule in Self.schedules.prefix(3) {
      let profile = LoadProfile(kind: "Sample", schedule: schedule, endpoints: Self.endpoints)
      let fleet = FleetScenario(
        devices: 40, start: midnight, duration: .seconds(3 * 86_400),
        timeZones: [FleetScenario.Share(zone)], profile: profile, seed: 5)
      let expected = try await counts(fleet)
      for endpoint in try LoadModel(fleet).forecast().endpoints {
        #expect(difference(expected, endpoint) == nil, "\(schedule)")
      }
    }
  }

  @Test("the counts do not depend on how the devices are shared out")
  func isIndependentOfParts() throws {
    let profile = LoadProfile(
      kind: "Sample", schedule: .governed(Self.settings), endpoints: Self.endpoints)
    let model = try LoadModel(FleetScenario(devices: 3_000, start: midnight, profile: profile))
    let one = model.forecast(parts: 1)
    for parts in [2, 7, 64] {
      let other = model.forecast(parts: parts)
      let isSame = other.endpoints.map(\.counts) == one.endpoints.map(\.counts)
      #expect(isSame)
      #expect(other.delayedByBudget == one.delayedByBudget)
    }
  }

  @Test("the first devices of a greater fleet ask what a smaller one asks")
  func isStable() throws {
    let profile = LoadProfile(kind: "S", schedule: .after(.seconds(900)), endpoints: Self.endpoints)
    let plan = FleetPlan(FleetScenario(devices: 10, start: midnight, profile: profile))
    var few = LoadCounter(plan)
    few.run(0..<10)
    var many = LoadCounter(plan)
    many.run(0..<4)
    many.run(4..<10)
    #expect(few.count.reloads.elementsEqual(many.count.reloads))
  }

  @Test("in maintenance the endpoints behind the settings are left alone")
  func leavesAloneInMaintenance() throws {
    let profile = LoadProfile(
      kind: "Coupons", schedule: .governed(Self.settings),
      endpoints: [LoadProfile.Endpoint("widgetSettings"), LoadProfile.Endpoint("coupon")])
    var fleet = FleetScenario(devices: 500, start: midnight, profile: profile)
    fleet.rules.minimumInterval = .seconds(60)
    fleet.rules.isBudgeted = false
    let forecast = try LoadModel(fleet).forecast()
    let window = 4 * 3_600..<4 * 3_600 + 1_800
    let settings = forecast.endpoints[0].counts[window].reduce(0, +)
    #expect(forecast.endpoints[1].counts[window].allSatisfy { $0 == 0 })
    // Half an hour of a request a minute, begun when the interval of a quarter of an hour ends.
    #expect((500 * 15...500 * 30).contains(Int(settings)), "\(settings)")
    #expect(forecast.endpoints[1].total > 0)
  }

  @Test("a moment that all share has all requests in one second, and jitter spreads them")
  func showsStampede() throws {
    var profile = LoadProfile(
      kind: "S", schedule: .at(at(9), every: .seconds(86_400)),
      endpoints: [LoadProfile.Endpoint("a")])
    let fleet = FleetScenario(
      devices: 2_000, start: midnight, habits: [FleetScenario.Share(.often)], profile: profile)
    let forecast = try LoadModel(fleet).forecast()
    #expect(forecast.all.peak == 2_000)
    #expect(forecast.all.peakSecond == 9 * 3_600)
    #expect(forecast.date(ofSecond: forecast.all.peakSecond) == at(9))
    #expect(forecast.all.percentile99 == 0)
    #expect(forecast.warnings.map(\.id) == [.everyDeviceAtOnce])
    #expect(forecast.warnings[0].firstDate == at(9))
    profile.jitter = .seconds(600)
    var spread = fleet
    spread.profile = profile
    let other = try LoadModel(spread).forecast()
    #expect(other.all.total == 2_000)
    #expect(other.all.peak < 20)
    #expect(other.warnings.isEmpty)
  }

  @Test("a budget that is used up is counted and reported")
  func reportsBudget() throws {
    let profile = LoadProfile(kind: "S", schedule: .after(.seconds(300)), endpoints: Self.endpoints)
    let forecast = try LoadModel(FleetScenario(devices: 100, start: midnight, profile: profile))
      .forecast()
    #expect(forecast.delayedByBudget > forecast.reloads / 2)
    #expect(forecast.warnings.map(\.id) == [.reloadsOverBudget])
    #expect(forecast.all.total == forecast.reloads * 4)
    #expect(forecast.endpoints[1].total == forecast.reloads * 3)
  }

  @Test("the peak, the mean and the 99th percentile are those of the seconds")
  func summarizes() {
    var counts = Array(repeating: UInt32(2), count: 1_000)
    counts[5] = 90
    counts[6] = 90
    for index in 10..<18 { counts[index] = 7 }
    let endpoint = LoadForecast.Endpoint("a", counts)
    #expect(endpoint.total == 990 * 2 + 180 + 56)
    #expect(endpoint.peak == 90)
    #expect(endpoint.peakSecond == 5)
    #expect(endpoint.percentile99 == 2)
    counts[18] = 7
    #expect(LoadForecast.Endpoint("a", counts).percentile99 == 7)
    let parts = LoadForecast.parts(of: endpoint, 4)
    #expect(parts.map(\.peak) == [90, 2, 2, 2])
    #expect(parts[1].mean == 2)
    #expect(LoadForecast.parts(of: LoadForecast.Endpoint("a", [1, 2]), 10).count == 2)
  }

  @Test("progress is told up to the last device")
  func tellsProgress() throws {
    let profile = LoadProfile(kind: "S", schedule: .after(.seconds(900)), endpoints: Self.endpoints)
    let counter = ReloadCounter()
    _ = try LoadModel(FleetScenario(devices: 10_000, start: midnight, profile: profile))
      .forecast { counter.note($0) }
    #expect(counter.greatest == 10_000)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import TimelineSimulation
import WidgetTimeline

/// What a fleet may be.
@Suite struct FleetErrorTests {
  private func sentence(_ change: (inout FleetScenario) -> Void) -> String? {
    let profile = LoadProfile(kind: "S", schedule: .after(.seconds(900)), endpoints: [])
    var fleet = FleetScenario(devices: 10, start: midnight, profile: profile)
    change(&fleet)
    do throws(FleetError) {
      _ = try LoadModel(fleet)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("a fleet of usual figures can be simulated")
  func accepts() {
    #expect(sentence { _ in } == nil)
    #expect(sentence { $0.profile.schedule = .after(.seconds(366 * 86_400)) } == nil)
    #expect(sentence { $0.profile.schedule = .never } == nil)
  }

  @Test("no devices, and a million million, are refused", arguments: [0, -1, 1_000_000_000_000])
  func refusesDevices(count: Int) {
    #expect(
      sentence { $0.devices = count }
        == "cannot simulate \(count) devices; use 1 to 100000000")
  }

  @Test("times and intervals that make no sense are refused")
  func refusesTimes() {
    #expect(
      sentence { $0.duration = .zero }
        == "cannot simulate '0s'; use 1s to 31d")
    #expect(
      sentence { $0.profile.schedule = .after(.zero) }
        == "invalid time between reloads '0s'; use 1s to 366d")
    #expect(
      sentence { $0.profile.schedule = .at(midnight, every: .seconds(367 * 86_400)) }
        == "invalid time between reloads '367d'; use 1s to 366d")
    #expect(
      sentence { $0.profile.jitter = .seconds(-1) } == "invalid jitter '-1s'; use 0s to 1d")
    #expect(
      sentence { $0.profile.schedule = .rotating(slot: .seconds(900), entries: 1) }
        == "a timeline of 1 entries does not rotate; use 2 to 100000")
    let span = "a span of time ends before it begins, or a glance is longer than a day"
    #expect(
      sentence {
        var settings = ServerSettings(interval: .seconds(60))
        settings.maintenance = [midnight..<midnight]
        $0.profile.schedule = .governed(settings)
      } == span)
    #expect(
      sentence {
        let glance = GlanceFrequency.DailyGlance(at: .seconds(86_000), for: .seconds(401))
        $0.habits = [FleetScenario.Share(GlanceFrequency("late", glances: [glance]))]
      } == span)
  }

  @Test("a fleet needs a time zone and a habit with a share")
  func refusesEmptyShares() {
    let words = "at least one time zone and one habit need a share of at least 1"
    #expect(sentence { $0.timeZones = [] } == words)
    #expect(sentence { $0.habits = [] } == words)
    #expect(sentence { $0.habits[0].weight = 0 } == words)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import SourceText
import TestSupport
import Testing
import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// Whether `load` counts what the widgets' own providers ask.
@Suite struct SampleWidgetLoadTests {
  /// The widget's sample feed, answering at once: a fleet's reloads take no time.
  struct PromptFeed: TimelineFeed {
    var base: FileFeed

    func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
      do throws(FeedFailure) {
        var response = try await base.response(to: request)
        response.date = request.date
        return response
      } catch {
        throw FeedFailure(error.endpoint, error.reason, at: request.date)
      }
    }
  }

  @Test(
    "the provider of each sample widget asks what is counted, second by second",
    arguments: ["recipes", "steps", "streams", "coupons", "events"])
  func agrees(name: String) async throws {
    let zone = TimeZoneRules(identifier: "Asia/Tokyo", secondsFromUTC: 32_400)
    let start = zone.startOfDay(try #require(CivilDate("2026-11-24")))
    let sample = try #require(SampleWidget.named(name))
    let family = try #require(sample.widget().supportedFamilies.first)
    var profile = sample.profile(in: family)
    if case .governed(var settings) = profile.schedule {
      // As both sample feeds have it.
      let one = start.advanced(by: .seconds(13 * 3_600))
      settings.maintenance = [one..<one.advanced(by: .seconds(1_800))]
      profile.schedule = .governed(settings)
    }
    let fleet = FleetScenario(
      devices: 40, start: start, timeZones: [FleetScenario.Share(zone)], profile: profile, seed: 3)
    let file = try FeedFile(SourceFile(name: name, text: sample.sampleFeed))
    let feed = PromptFeed(base: FileFeed(file, timeZone: zone, seed: 1))

    var asked: [String: [UInt32]] = [:]
    let nothing = [UInt32](repeating: 0, count: 86_400)
    for device in 0..<fleet.devices {
      let scenario = fleet.device(
        device, widget: sample.widget(), family: family, feed: feed)
      for request in try await DeviceSimulator(scenario).run().requests {
        let endpoint = try #require(sample.endpoints.first { $0.matches(request.endpoint) })
        let second = Int(start.duration(to: request.began).components.seconds)
        asked[endpoint.pattern, default: nothing][second] += 1
      }
    }
    for endpoint in try LoadModel(fleet).forecast().endpoints {
      // Where a timeline passes midnight, it asks for fewer pictures than usual.
      if name == "recipes", endpoint.name != "recipes" { continue }
      let counts = asked[endpoint.name] ?? nothing
      let second = counts.indices.first { counts[$0] != endpoint.counts[$0] }
      #expect(second == nil, "\(endpoint.name)")
      #expect(endpoint.total > 40 * 10)
    }
  }

  @Test(
    "with a feed, its latencies, failures and settings make each device ask what its provider asks, second by second",
    arguments: [
      "coupons-outage", "coupons-maintenance", "coupons", "events", "steps", "streams", "recipes",
    ])
  func agreesWithFeed(file: String) async throws {
    let zone = TimeZoneRules(identifier: "Asia/Tokyo", secondsFromUTC: 32_400)
    let start = zone.startOfDay(try #require(CivilDate("2026-11-24")))
    let name = String(file.prefix { $0 != "-" })
    let sample = try #require(SampleWidget.named(name))
    let family = try #require(sample.widget().supportedFamilies.first)
    let path = "Examples/Feeds/\(file).feed.json"
    let feed = try FeedFile(SourceFile(name: path, content: Repository.content(of: path)))
    var fleet = FleetScenario(
      devices: 30, start: start, timeZones: [FleetScenario.Share(zone)],
      profile: sample.profile(in: family), seed: 3)
    fleet.feed = FleetFeed(feed, seed: 5, reading: { sample.answer(reading: $0, in: family) })

    var asked: [String: [UInt32]] = [:]
    var failed: [String: [FeedFailure.Reason: Int]] = [:]
    let nothing = [UInt32](repeating: 0, count: 86_400)
    for device in 0..<fleet.devices {
      let scenario = fleet.device(
        device, widget: sample.widget(), family: family,
        feed: FileFeed(feed, timeZone: zone, seed: 5))
      for request in try await DeviceSimulator(scenario).run().requests where request.began >= start
      {
        let endpoint = try #require(sample.endpoints.first { $0.matches(request.endpoint) })
        if let failure = request.failure {
          failed[endpoint.pattern, default: [:]][failure, default: 0] += 1
        }
        guard request.failure != .unreachable else { continue }
        let second = Int(start.duration(to: request.began).components.seconds)
        guard second < 86_400 else { continue }
        asked[endpoint.pattern, default: nothing][second] += 1
      }
    }
    for endpoint in try LoadModel(fleet).forecast().endpoints {
      // Which pictures a timeline asks for depends on the slots that it has.
      if name == "recipes", endpoint.name != "recipes" { continue }
      let counts = asked[endpoint.name] ?? nothing
      let second = counts.indices.first { counts[$0] != endpoint.counts[$0] }
      #expect(second == nil, "\(endpoint.name)")
      #expect(endpoint.total > 30 * 10)
      #expect(endpoint.outcomes?.failed == failed[endpoint.name] ?? [:])
    }
  }
}

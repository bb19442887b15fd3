// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import CommandConsole
  import Foundation
  import ProgramTestSupport
  import ShownWidgets
  import SourceText
  import TestSupport
  import Testing
  import TimelineSimulation
  import WidgetPrograms
  import Disk
  import WidgetTimeline

  /// Whether `load` counts what the programs of the examples request in simulated days.
  @Suite(
    "Loads of the examples",
    .enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct ExampleLoadTests {
    @Test(
      "the feed's latencies, failures and settings make each device request what its program does",
      arguments: [
        (.coupons, "Examples/Feeds/coupons-outage.feed.json"),
        (.coupons, "Examples/Feeds/coupons-maintenance.feed.json"),
        (.events, "Examples/Widgets/LockScreen/shopping.feed.json"),
        (.steps, "Examples/Widgets/Steps/steps.feed.json"),
        (.streams, "Examples/Widgets/LiveStreams/streams.feed.json"),
        (.recipes, "Examples/Widgets/Recipes/recipes.feed.json"),
      ] as [(ExampleWidget, String)])
    func agrees(example: ExampleWidget, path: String) async throws {
      let zone = TimeZoneRules(identifier: "Asia/Tokyo", secondsFromUTC: 32_400)
      let start = zone.startOfDay(try #require(CivilDate("2026-11-24")))
      let own = try ExamplePackage(example, environment: [:]).feed.text
      let program = try OpenProgram(
        ProgramSettings(path: try await TestedExamples.shared.program(of: example).text),
        now: start, in: zone, locale: "en", feed: try Self.feed(at: own), seed: 5,
        Messages(console: .process, isQuiet: true))
      let shown = try ProgramWidget(
        program.description, in: program.session, kind: example.kind, family: nil)
      let probe = ProgramProbe(program, shown)
      let file = try Self.feed(at: Repository.root.appending(path: path).path)
      let runs = try ProgramHabit.moments(from: start).map { try probe.run(at: $0) }
      let profile = probe.profile(of: probe.habit(runs, with: try Self.feed(at: own)))
      var fleet = FleetScenario(
        devices: 5, start: start, timeZones: [FleetScenario.Share(zone)], profile: profile, seed: 3)
      fleet.feed = FleetFeed(
        file, seed: 5, reading: FleetAnswers(to: file, of: profile, probe).reading)

      var asked: [String: [Int]] = [:]
      let widget = TimelineWidget(
        program: shown.widget, in: program.session, answers: program.answers)
      for device in 0..<fleet.devices {
        let scenario = fleet.device(
          device, widget: widget, family: shown.family,
          feed: FileFeed(file, timeZone: zone, seed: 5))
        let log = try await DeviceSimulator(scenario).run()
        for request in log.requests where request.began >= start && request.failure != .unreachable
        {
          let endpoint = try #require(
            profile.endpoints.first { Self.isMeant(request.endpoint, by: $0.name) })
          asked[endpoint.name, default: []].append(
            Int(start.duration(to: request.began).components.seconds))
        }
      }
      for endpoint in try LoadModel(fleet).forecast().endpoints {
        // Which pictures a timeline needs depends on the slots that it has.
        if example == .recipes, endpoint.name != "recipes" { continue }
        let counted = endpoint.counts.indices.flatMap { second in
          [Int](repeating: second, count: Int(endpoint.counts[second]))
        }
        #expect(counted == asked[endpoint.name, default: []].sorted(), "\(endpoint.name)")
        #expect(counted.count > 5 * 10)
      }
    }

    private static func feed(at path: String) throws -> FeedFile {
      let content = try [UInt8](Data(contentsOf: URL(filePath: path)))
      return try FeedFile(SourceFile(name: path, content: content))
    }

    private static func isMeant(_ name: String, by pattern: String) -> Bool {
      pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
    }
  }
#endif

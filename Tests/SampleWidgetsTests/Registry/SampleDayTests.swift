// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import SourceText
import Testing
import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// The widgets, run for a day by the simulator with their sample feeds.
@Suite struct SampleDayTests {
  /// Midnight of the 21st of November 2026 in Tokyo.
  static let midnight = Instant(secondsSince1970: 1_795_186_800)

  static func day(
    _ name: String, family: WidgetFamily, rules: ReloadRules = ReloadRules()
  ) async throws -> SimulationLog {
    let widget = try #require(SampleWidget.named(name))
    let file = try FeedFile(
      SourceFile(name: "\(name).feed.json", text: widget.sampleFeed),
      knownWidgets: SampleWidget.all.flatMap { [$0.name, $0.kind] })
    try file.check(isFor: [widget.kind, widget.name])
    try file.check(
      has: widget.endpoints.map { $0.isPrefix ? $0.name + "*" : $0.name }, askedBy: widget.kind)
    var scenario = DeviceScenario(
      start: midnight, timeZone: tokyo, locale: "ja",
      widgets: [PlacedWidget(widget.widget(locale: "ja"), family: family)],
      feed: FileFeed(file, timeZone: tokyo, seed: 1), rules: rules)
    let page = try #require(scenario.widgets.first).page
    scenario.glances = (0..<24).map {
      let hour = midnight.advanced(by: .seconds($0 * 3_600))
      return Glance(at: page, from: hour, to: hour.advanced(by: .seconds(60)))
    }
    return try await DeviceSimulator(scenario).run()
  }

  @Test(
    "on a day with the sample feed nothing fails, and reloads ask what the registry says",
    arguments: SampleWidget.all.flatMap { widget in
      widget.widget().supportedFamilies.map { (widget.name, $0) }
    })
  func requests(name: String, family: WidgetFamily) async throws {
    let log = try await Self.day(name, family: family)
    let endpoints = try #require(SampleWidget.named(name)).endpoints
    #expect(log.requests.allSatisfy { $0.failure == nil })
    #expect(log.reloads.count > 10)
    // While the server is in maintenance, only the settings are asked for.
    let start = Self.midnight.advanced(by: .seconds(13 * 3_600))
    let maintenance = start..<start.advanced(by: .seconds(30 * 60))
    var usual = 0
    for reload in log.reloads {
      guard case .timeline = reload.outcome else {
        Issue.record("\(reload.outcome)")
        continue
      }
      let asked = log.requests[reload.requests].map(\.endpoint)
      #expect(asked.allSatisfy { name in endpoints.contains { $0.matches(name) } })
      if endpoints[0].name == WidgetSettings.endpoint, maintenance.contains(reload.began) {
        #expect(asked == [WidgetSettings.endpoint])
        continue
      }
      // A timeline of recipes that passes midnight begins their list anew, and has fewer pictures.
      let isPlain =
        name != "recipes"
        || tokyo.startOfNextDay(after: reload.began)
          > reload.ended.advanced(by: .seconds(2 * 3_600))
      for endpoint in endpoints {
        let count = asked.count { endpoint.matches($0) }
        let expected = endpoint.requestsPerReload(in: family)
        #expect(isPlain ? count == expected : count <= expected, "\(endpoint.name)")
      }
      if isPlain { usual += 1 }
    }
    #expect(usual > 10)
  }

  @Test("in maintenance the settings are asked for each minute, where the system lets them")
  func maintenance() async throws {
    var rules = ReloadRules()
    try rules.set("budgeted", to: "no")
    try rules.set("minimum-interval", to: "0s")
    try rules.set("system-delay", to: "0s")
    try rules.set("coalescing-window", to: "0s")
    let log = try await Self.day("coupons", family: .accessoryRectangular, rules: rules)
    func minutes(_ endpoint: String) -> [Int] {
      log.requests.filter { $0.endpoint == endpoint }.map {
        Int(Self.midnight.duration(to: $0.began).components.seconds / 60)
      }
    }
    let maintained = 13 * 60..<13 * 60 + 30
    let settings = minutes("widgetSettings")
    let coupons = minutes("coupon")
    let inMaintenance = settings.filter(maintained.contains)
    // The first request comes when the interval from before is over, and each following one a minute later.
    let first = try #require(inMaintenance.first)
    #expect(inMaintenance == Array(first..<maintained.upperBound))
    #expect(!coupons.contains(where: maintained.contains))
    #expect(coupons.contains(13 * 60 + 30))
    #expect(settings.filter { !maintained.contains($0) } == coupons)
    // Before and after it is half an hour, as the settings say.
    #expect(zip(coupons, coupons.dropFirst()).filter { $1 - $0 < 30 }.isEmpty)
  }

  @Test("no moment of the day shows another recipe than the slot's")
  func rotation() async throws {
    let log = try await Self.day("recipes", family: .systemSmall)
    let slots = RecipeSlots(timeZone: tokyo)
    var checked = 0
    for shown in log.shown where !shown.content.isPlaceholder {
      // The pictures say which recipe it is.
      let entry = shown.content.entry
      let drawn = try DrawnWidget(entry.view, family: .systemSmall, margins: .disabled)
      let link = try #require(drawn.list.tapRegions.first?.url)
      var moment = shown.start
      while moment < shown.end {
        #expect(link == "recipes://detail/\(1001 + slots.slot(at: moment).number % 7)")
        moment = moment.advanced(by: .seconds(60))
        checked += 1
      }
    }
    #expect(checked > 1_400)
  }
}

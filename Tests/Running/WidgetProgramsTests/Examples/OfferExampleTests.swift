// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import ProgramTestSupport
  import Testing
  import WidgetPrograms
  import WidgetProtocol
  import WidgetViews

  @Suite(
    "The examples of coupons and events",
    .enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct OfferExampleTests {
    private static let coupon =
      #"{"title": "10%OFFクーポン", "badge": "10%", "linkUrl": "shopping://coupon/1"}"#

    private static func settings(_ minutes: String, maintenance: Bool = false) -> String {
      #"{"isMaintenance": \#(maintenance), "timelineIntervalMinutes": \#(minutes)}"#
    }

    @Test("the settings are requested first, then the coupon, and the settings say when again")
    func normal() async throws {
      let example = try await RunningExample(.coupons)
      let run = try example.run(in: .accessoryRectangular) {
        $0 == "widgetSettings" ? Self.settings("20") : Self.coupon
      }
      #expect(example.requests == ["widgetSettings", "coupon"])
      #expect(run.timeline.minutes(after: RunningExample.noon) == 20)
      let drawing = try example.drawing(run, in: .accessoryRectangular)
      #expect(SampleProgram.texts(drawing).contains("10%OFFクーポン"))
      #expect(drawing.tapRegions.map(\.url) == ["shopping://coupon/1"])
    }

    @Test("the event has an endpoint of its own")
    func event() async throws {
      let example = try await RunningExample(.events)
      _ = try example.run(in: .accessoryRectangular) {
        $0 == "widgetSettings" ? Self.settings("60") : Self.coupon
      }
      #expect(example.requests == ["widgetSettings", "event"])
    }

    @Test(
      "in maintenance the coupon is left alone, whatever the interval is, and a minute later again",
      arguments: ["30", "0", "null"])
    func maintenance(minutes: String) async throws {
      let example = try await RunningExample(.coupons)
      let run = try example.run(in: .accessoryRectangular) { _ in
        Self.settings(minutes, maintenance: true)
      }
      #expect(example.requests == ["widgetSettings"])
      #expect(run.timeline.minutes(after: RunningExample.noon) == 1)
    }

    @Test(
      "an interval that would be a storm, or without end, is cut to bounds",
      arguments: [
        ("0", 5), ("-30", 5), ("4", 5), ("5", 5), ("1440", 1_440), ("525600", 1_440),
        ("9223372036854775807", 1_440), ("null", 30),
      ])
    func bounds(served: String, used: Int64) async throws {
      let example = try await RunningExample(.coupons)
      let run = try example.run(in: .accessoryCircular) {
        $0 == "widgetSettings" ? Self.settings(served) : Self.coupon
      }
      #expect(run.timeline.minutes(after: RunningExample.noon) == used)
    }

    @Test(
      "settings that do not come, or are of a wrong kind, keep the widget from the coupon for 15 minutes",
      arguments: [nil, "\"maintenance\"", #"{"isMaintenance": 0}"#, settings("\"30\""), "{}"])
    func noSettings(answer: String?) async throws {
      let example = try await RunningExample(.coupons)
      let run = try example.run(in: .accessoryRectangular) { _ in answer }
      #expect(example.requests == ["widgetSettings"])
      #expect(run.timeline.minutes(after: RunningExample.noon) == 15)
    }

    @Test(
      "without a coupon each family says so, and the interval is the server's",
      arguments: [nil, "{}", #"{"title": 5}"#])
    func noCoupon(answer: String?) async throws {
      let example = try await RunningExample(.coupons)
      let texts: [(WidgetFamily, [String])] = [
        (.accessoryRectangular, ["クーポン", "クーポンの情報が取得できませんでした。"]),
        (.accessoryInline, ["クーポンなし"]), (.accessoryCircular, ["–"]),
      ]
      for (family, expected) in texts {
        let run = try example.run(in: family) {
          $0 == "widgetSettings" ? Self.settings("20") : answer
        }
        #expect(run.timeline.minutes(after: RunningExample.noon) == 20)
        let drawing = try example.drawing(run, in: family)
        #expect(SampleProgram.texts(drawing) == expected)
        #expect(drawing.tapRegions.isEmpty)
      }
    }

    @Test("without a badge the circle has the title")
    func noBadge() async throws {
      let example = try await RunningExample(.coupons)
      let run = try example.run(in: .accessoryCircular) {
        $0 == "widgetSettings" ? Self.settings("20") : #"{"title": "半額"}"#
      }
      #expect(SampleProgram.texts(try example.drawing(run, in: .accessoryCircular)) == ["半額"])
    }

    @Test("the gallery requests nothing; elsewhere a snapshot has today's coupon")
    func snapshot() async throws {
      let example = try await RunningExample(.coupons)
      _ = try example.run(.snapshot, in: .accessoryInline, isPreview: true) { _ in nil }
      #expect(example.requests.isEmpty)
      let run = try example.run(.snapshot, in: .accessoryInline) { _ in Self.coupon }
      #expect(example.requests == ["coupon"])
      let drawing = try example.drawing(run, in: .accessoryInline)
      #expect(SampleProgram.texts(drawing) == ["10%OFFクーポン"])
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import ProgramTestSupport
  import TestSupport
  import Testing
  import WidgetPrograms

  /// Feeds for the examples: those that cannot be used are refused before anything is built.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct ExampleFeedTests {
    @Test(
      "a feed that cannot be used ends with 2, and the place is shown",
      arguments: [
        (
          #"{"version": 1, "endpoints": {"widgetSettings": {"body": 1}, "coupon": {"body": 1, "latency": "-1s"}}}"#,
          "the length '-1s' of 'latency' is negative; use 0s or more"
        ),
        (
          #"{"version": 1, "endpoints": {"widgetSettings": {"body": 1}, "cupon": {"body": 1}}}"#,
          "no widget calls the endpoint 'cupon'; did you mean 'coupon'?"
        ),
        (
          #"{"version": 1, "endpoints": {"widgetSettings": {"body": 1}}}"#,
          "the feed has no endpoint 'coupon', which the widget 'DailyCouponWidget' calls; add it next to 'widgetSettings'"
        ),
        (
          #"{"version": 1, "widget": "steps", "endpoints": {"steps": {"body": 1}}}"#,
          "the feed is for the widget 'steps', not 'coupons'; use another feed, or remove 'widget'"
        ),
        (
          #"{"version": 1, "widget": "coupon", "endpoints": {"steps": {"body": 1}}}"#,
          "unknown widget 'coupon'; did you mean 'coupons'?"
        ),
      ])
    func feed(text: String, sentence: String) async throws {
      let folder = try ScratchFolder()
      try folder.write(text, to: "f.feed.json")
      let run = await CommandRun.timeline("coupons", "--feed", "@f.feed.json", in: folder)
      #expect(run.errors.contains("error[invalid-feed]: \(sentence)\n"), "\(run.errors)")
      #expect(run.errors.contains("--> f.feed.json:1:"))
      #expect(run.output == "")
      #expect(run.exitCode == 2)
    }

    @Test("a feed that is not there is named")
    func missingFeed() async throws {
      let folder = try ScratchFolder()
      let run = await CommandRun.timeline("coupons", "--feed", "@none.feed.json", in: folder)
      #expect(run.errors.contains("none.feed.json"))
      #expect(run.exitCode == 2)
    }

    /// A feed of coupons whose settings give an interval.
    private static func feed(interval: String) -> String {
      #"{"version": 1, "endpoints": {"widgetSettings": {"body": {"isMaintenance": false, "#
        + #""timelineIntervalMinutes": \#(interval)}}, "coupon": {"body": {"title": "A"}}}}"#
    }

    @Test(
      "intervals of 0, of a year and of no number do not end in a storm or in silence",
      arguments: [("0", 288), ("-5", 288), ("525600", 1), ("\"soon\"", 96), ("1e300", 96)])
    func intervals(interval: String, atMost: Int) async throws {
      let folder = try ScratchFolder()
      try folder.write(Self.feed(interval: interval), to: "f.feed.json")
      let run = try await CommandRun.example(
        .coupons, ["timeline", "coupons", "--feed", "@f.feed.json", "--debugger"], in: folder)
      #expect(run.exitCode == 0)
      let sum = try #require(run.output.firstMatch(of: #/(\d+) reloads?: /#))
      let count = try #require(Int(sum.1))
      #expect(count >= 1 && count <= atMost + 1, "\(run.output)")
    }
  }
#endif

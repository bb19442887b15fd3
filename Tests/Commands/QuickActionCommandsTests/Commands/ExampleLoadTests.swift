// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TestSupport
  import Testing
  import WidgetPrograms

  /// `quickaction load` on the examples: what a device does is seen in runs of the program.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct ExampleLoadTests {
    private static func load(
      _ widget: ExampleWidget, _ arguments: [String]
    ) async throws -> CommandRun {
      try await CommandRun.example(widget, ["load", widget.name] + arguments)
    }

    private func run(_ widget: ExampleWidget, _ arguments: String...) async throws -> CommandRun {
      try await Self.load(widget, arguments)
    }

    @Test("counts are shown as plots and a table that fit the terminal")
    func showsText() async throws {
      let run = try await self.run(
        .coupons, "--devices", "2000", "--maintenance", "12:00-13:00", "--compare",
        "interval=60m,jitter=10m")
      #expect(run.exitCode == 0)
      #expect(run.errors == "")
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { $0.count <= 80 })
      #expect(lines[0] == "DailyCouponWidget  accessoryCircular")
      #expect(run.output.contains("unchanged: again after 30m, as the server says\n"))
      #expect(
        run.output.contains(
          "interval=60m,jitter=10m: again after 1h, as the server says, each up to 10m\nlater\n"))
      let golden = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/load/coupons.txt")
      #expect(try golden.mismatch(with: run.output) == nil)
    }

    @Test("counts are written as JSON, the same each time")
    func writesJSON() async throws {
      let run = try await self.run(
        .coupons, "--devices", "300", "--maintenance", "12:00-13:00", "--resolution", "1h",
        "--format", "json", "--compare", "minimum-interval=1m", "--time-zone", "+09:00=2,UTC")
      #expect(run.exitCode == 0)
      let golden = Snapshot(
        "Tests/Commands/QuickActionCommandsTests/Goldens/load/coupons.load.json")
      #expect(try golden.mismatch(with: run.output) == nil)
    }

    @Test("the stampede and what jitter makes of it are two plots of a picture")
    func drawsSVG() async throws {
      let run = try await self.run(
        .steps, "--devices", "3000", "--at", "09:00", "--compare", "jitter=30m", "--format", "svg")
      #expect(run.exitCode == 0)
      #expect(run.output.contains("<title id=\"title\">HealthWidget: requests a second</title>"))
      #expect(run.output.contains(">unchanged: steps</text>"))
      #expect(run.output.contains(">jitter=30m: steps</text>"))
      #expect(run.output.contains("every-device-at-once: unchanged: "))
      let golden = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/load/stampede.svg")
      #expect(try golden.mismatch(with: run.output) == nil)
      let dark = try await self.run(
        .steps, "--devices", "10", "--format", "svg", "--appearance", "dark")
      #expect(dark.output.contains("#101014"))
    }

    @Test("each widget can be counted")
    func countsEachWidget() async throws {
      for widget in ExampleWidget.all {
        let run = try await self.run(widget, "--devices", "200", "--for", "6h")
        #expect(run.exitCode == 0, "\(widget.name)")
        // A timeline of recipes that passes midnight begins their list again, and needs fewer pictures.
        let note = widget == .recipes ? "does not always request the same" : ""
        #expect(note.isEmpty ? run.errors == "" : run.errors.contains(note), "\(run.errors)")
        #expect(run.output.contains(" requests · peak "), "\(widget.name)")
      }
    }

    @Test("a fleet of a medium widget asks for more pictures than one of a small one")
    func knowsFamilies() async throws {
      let small = try await self.run(.streams, "--devices", "200", "--family", "systemSmall").output
      let medium = try await self.run(.streams, "--devices", "200", "--family", "systemMedium")
        .output
      #expect(small.contains("images/*"))
      #expect(small != medium)
    }

    @Test("what a feed answers decides what is asked, and what came of it is told")
    func meetsFeed() async throws {
      let feed = Repository.root.appending(path: "Examples/Feeds/coupons-outage.feed.json").path
      let arguments = ["--devices", "2000", "--feed", feed]
      let text = try await Self.load(.coupons, arguments)
      #expect(text.errors == "")
      #expect(text.output.contains("again when the settings in the feed say\n"))
      #expect(text.output.contains(" · no answer in time "))
      #expect(text.output.contains(" · status 500 "))
      #expect(
        text.output.replacing("\n", with: " ").contains("not sent for lack of a network: "))
      let json = try await Self.load(
        .coupons, arguments + ["--format", "json", "--resolution", "1h"])
      #expect(json.output.contains("\"reason\": \"status 503\""))
      for option in [["--interval", "20m"], ["--maintenance", "12:00-13:00"]] {
        let refused = try await Self.load(.coupons, arguments + option)
        #expect(refused.exitCode == 2)
        #expect(refused.errors.contains("the feed decides '"))
      }
      let other = try await self.run(.steps, "--feed", feed)
      #expect(other.errors.contains("the feed is for the widget 'coupons'"))
      #expect(other.exitCode == 2)
    }

    @Test(
      "what a widget does not do is said, and ends with 2",
      arguments: [
        (.steps, "--interval 0s", "invalid time between reloads '0s'; use 1s to 366d"),
        (.steps, "--interval 367d", "invalid time between reloads '367d'; use 1s to 366d"),
        (
          .steps, "--interval soon",
          "'soon' is not a length of time for 'interval'; write it as 90s, 30m or 1h30m"
        ),
        (
          .coupons, "--maintenance 12:00",
          "'12:00' is not a span of time for '--maintenance'; write it as 12:00-13:00 or 2026-11-24T12:00-2026-11-24T13:00"
        ),
        (
          .coupons, "--maintenance 2026-11-24T13:00-2026-11-24T12:00",
          "'2026-11-24T13:00-2026-11-24T12:00' of '--maintenance' ends before it begins"
        ),
        (
          .coupons, "--compare maintenance=noon", "'noon' is not a span of time for '--maintenance'"
        ),
        (
          .steps, "--maintenance 12:00-13:00",
          "the widget 'HealthWidget' does not check for maintenance; a widget does if its feed"
        ),
        (
          .recipes, "--interval 20m",
          "the widget 'RecipeWidget' shows each entry for 15m; the interval 20m must be a multiple of that"
        ),
      ] as [(ExampleWidget, String, String)])
    func refuses(widget: ExampleWidget, arguments: String, sentence: String) async throws {
      let run = try await Self.load(widget, arguments.split(separator: " ").map(String.init))
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("error: \(sentence)"), "\(run.errors)")
      #expect(run.output == "")
    }

    @Test("one device is one")
    func countsOne() async throws {
      let run = try await self.run(.coupons, "--devices", "1", "--for", "1h")
      #expect(run.output.contains("\n1 device · "))
    }

    @Test("an interval of a year has hardly a request in a day")
    func acceptsYear() async throws {
      let run = try await self.run(.steps, "--devices", "3660", "--interval", "366d")
      #expect(run.exitCode == 0)
      let total = run.output.split(separator: "\n").first { $0.contains(" requests · ") }
        .flatMap { $0.split(separator: " ").first }.flatMap { Int($0) }
      // Ten devices of 3,660 ask on a day.
      #expect((1...30).contains(total ?? 0), "\(run.output)")
    }
  }
#endif

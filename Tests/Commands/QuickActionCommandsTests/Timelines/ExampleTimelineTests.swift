// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TestSupport
  import Testing
  import WidgetPrograms

  /// `quickaction timeline` on the examples.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct ExampleTimelineTests {
    static let goldens = "Tests/Commands/QuickActionCommandsTests/Goldens/timeline"

    /// An hour and a half around the maintenance of half an hour that the sample feed has.
    private static func run(_ arguments: String...) async throws -> CommandRun {
      try await CommandRun.example(
        .coupons,
        [
          "timeline", "coupons", "--time-zone", "+09:00", "--from", "2026-11-24T12:30", "--for",
          "90m", "--looks", "12:40,13:10-13:20",
        ] + arguments)
    }

    private static func timeline(
      _ widget: ExampleWidget, _ arguments: String...
    ) async throws -> CommandRun {
      try await CommandRun.example(widget, ["timeline", widget.name] + arguments)
    }

    @Test("a run is what it should be, in every form", arguments: ["txt", "json", "svg", "html"])
    func goldens(form: String) async throws {
      let run = try await Self.run("--format", form == "txt" ? "text" : form)
      #expect(run.errors == "")
      #expect(run.exitCode == 0)
      let name = form == "json" ? "coupons.timeline.json" : "coupons.\(form)"
      try #expect(Snapshot("\(Self.goldens)/\(name)").mismatch(with: run.output) == nil)
    }

    /// What a run asked of servers, in order: the endpoint, and the minute after 12:30.
    private static func requests(_ arguments: String...) async throws -> [(String, Int)] {
      struct Document: Decodable {
        struct Request: Decodable {
          var endpoint: String
          var began: String
        }
        var requests: [Request]
      }
      let feed = Repository.root.appending(path: "Examples/Feeds/coupons-maintenance.feed.json")
      let mode = arguments.first
      let run =
        if let mode {
          try await run("--format", "json", "--feed", feed.path, mode)
        } else {
          try await run("--format", "json", "--feed", feed.path)
        }
      let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
      return document.requests.map { request in
        let clock = request.began.split(separator: "T")[1].split(separator: ":")
        return (request.endpoint, (Int(clock[0]) ?? 0) * 60 + (Int(clock[1]) ?? 0) - 750)
      }
    }

    @Test("in maintenance the settings are asked each minute, and the coupon is left alone")
    func maintenanceUnbudgeted() async throws {
      let requests = try await Self.requests("--debugger")
      let settings = requests.filter { $0.0 == "widgetSettings" }.map(\.1)
      #expect(settings == [0] + Array(30...60))
      let coupons = requests.filter { $0.0 == "coupon" }.map(\.1)
      #expect(coupons == [0, 60])
    }

    @Test("on a phone the minute of maintenance is five of the system's, and then the budget's")
    func maintenanceBudgeted() async throws {
      let requests = try await Self.requests()
      let settings = requests.filter { $0.0 == "widgetSettings" }.map(\.1)
      #expect(settings.prefix(5) == [0, 30, 35, 40, 45])
      #expect(zip(settings, settings.dropFirst()).allSatisfy { $1 - $0 >= 5 })
      let coupons = requests.filter { $0.0 == "coupon" }.map(\.1)
      #expect(coupons.allSatisfy { $0 < 30 || $0 >= 60 })
      #expect(coupons.contains { $0 >= 60 })
    }

    @Test(
      "the example feeds are those that the widgets can be run with",
      arguments: ["coupons-maintenance", "coupons-outage"])
    func examples(name: String) async throws {
      let feed = Repository.root.appending(path: "Examples/Feeds/\(name).feed.json")
      let run = try await Self.timeline(.coupons, "--feed", feed.path)
      #expect(run.errors == "")
      #expect(run.exitCode == 0)
    }

    @Test("the same command has the same result, and another seed another one")
    func determinism() async throws {
      let arguments = ["timeline", "streams", "--for", "6h", "--format", "json"]
      async let first = CommandRun.example(.streams, arguments)
      async let second = CommandRun.example(.streams, arguments)
      async let third = CommandRun.example(.streams, arguments + ["--seed", "2"])
      let outputs = try await (first.output, second.output, third.output)
      #expect(outputs.0 == outputs.1)
      #expect(outputs.0 != outputs.2)
    }

    @Test(
      "every widget runs in each of its families",
      arguments: [
        (.recipes, "systemSmall"), (.recipes, "systemMedium"), (.steps, "systemSmall"),
        (.steps, "systemMedium"), (.streams, "systemSmall"), (.streams, "systemMedium"),
        (.coupons, "accessoryCircular"), (.coupons, "accessoryRectangular"),
        (.coupons, "accessoryInline"), (.events, "accessoryRectangular"),
      ] as [(ExampleWidget, String)])
    func families(widget: ExampleWidget, family: String) async throws {
      let run = try await Self.timeline(
        widget, "--family", family, "--for", "3h", "--format", "svg", "--locale", "ja")
      #expect(run.errors == "")
      #expect(run.exitCode == 0)
      #expect(run.output.hasPrefix("<svg"))
      #expect(run.output.contains(family))
    }

    @Test("a clock that is set back by an hour in the middle puts the next reload off")
    func clock() async throws {
      let run = try await Self.timeline(
        .streams, "--for", "4h", "--clock", "02:00=-1h", "--looks", "00:00-04:00")
      #expect(run.output.contains("02:00     the device's clock is set back by 1h"))
      #expect(run.exitCode == 0)
    }

    @Test("a day of 25 hours has its hour twice, and its end at midnight")
    func longDay() async throws {
      let run = try await Self.timeline(
        .recipes, "--time-zone", "EST5EDT,M3.2.0,M11.1.0", "--from", "2026-11-01", "--for", "25h",
        "--all")
      #expect(run.output.contains("2026-11-01 00:00 – 2026-11-02 00:00"))
      #expect(run.output.contains("the zone's clocks are set back by 1h"))
      #expect(run.output.matches(of: #/\n01:15  /#).count == 2)
    }

    @Test("no line is wider than the terminal")
    func width() async throws {
      for widget in [ExampleWidget.recipes, .coupons, .streams] {
        let run = try await Self.timeline(widget, "--for", "6h", "--locale", "ja")
        for line in run.output.split(separator: "\n") {
          #expect(
            line.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 2 : 1) } <= 80, "\(line)")
        }
      }
    }

    @Test("what repeats is folded, and '--all' writes it out")
    func folding() async throws {
      let folded = try await Self.timeline(.steps, "--for", "4h", "--rule", "budgeted=no")
      #expect(folded.output.contains("more, every 15m, until"))
      let all = try await Self.timeline(
        .steps, "--for", "4h", "--rule", "budgeted=no", "--all-lines")
      #expect(!all.output.contains(" more, every"))
      #expect(all.output.matches(of: /reload \(/).count == 16)
    }

    @Test("warnings end the command with 1 where they are to fail")
    func failOn() async throws {
      let lenient = try await Self.timeline(.recipes, "--for", "3h")
      #expect(lenient.output.contains("[every-device-at-once]"))
      #expect(lenient.exitCode == 0)
      let strict = try await Self.timeline(.recipes, "--for", "3h", "--fail-on", "warning")
      #expect(strict.output == lenient.output)
      #expect(strict.exitCode == 1)
    }

    @Test("a page in Japanese has no English sentence, and the same page in English is another")
    func page() async throws {
      let japanese = try await Self.timeline(
        .coupons, "--locale", "ja", "--format", "html", "--language", "ja")
      #expect(japanese.output.contains(#"<html lang="ja">"#))
      for words in ["reload,", "asked ", "called ", "shows ", "warned", "Looked", "maintenance"] {
        #expect(!japanese.output.contains(">\(words)"), "\(words)")
      }
      #expect(japanese.output.contains("リロード"))
      let english = try await Self.timeline(
        .coupons, "--locale", "ja", "--format", "html", "--language", "en")
      #expect(english.output.contains("reload (the widget was placed"))
    }
  }
#endif

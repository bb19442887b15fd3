// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite struct TimelineTests {
  static let goldens = "Tests/QuickActionCommandsTests/Goldens/timeline"

  /// An hour and a half around the maintenance of half an hour that the sample feed has.
  private static func run(_ arguments: String...) async -> CommandRun {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          returning: CommandRun(
            [
              "timeline", "coupons", "--time-zone", "+09:00", "--from", "2026-11-24T12:30", "--for",
              "90m", "--looks", "12:40,13:10-13:20",
            ] + arguments))
      }
    }
  }

  @Test("a run is what it should be, in every form", arguments: ["txt", "json", "svg", "html"])
  func goldens(form: String) async throws {
    let run = await Self.run("--format", form == "txt" ? "text" : form)
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
        await run("--format", "json", "--feed", feed.path, mode)
      } else {
        await run("--format", "json", "--feed", feed.path)
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
    let run = await CommandRun.timeline("coupons", "--feed", feed.path)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test("the same command has the same result, and another seed another one")
  func determinism() async {
    async let first = CommandRun.timeline("streams", "--for", "6h", "--format", "json")
    async let second = CommandRun.timeline("streams", "--for", "6h", "--format", "json")
    async let third = CommandRun.timeline(
      "streams", "--for", "6h", "--format", "json", "--seed", "2")
    let outputs = await (first.output, second.output, third.output)
    #expect(outputs.0 == outputs.1)
    #expect(outputs.0 != outputs.2)
  }

  @Test(
    "every widget runs in each of its families",
    arguments: [
      ("recipes", "systemSmall"), ("recipes", "systemMedium"), ("steps", "systemSmall"),
      ("steps", "systemMedium"), ("streams", "systemSmall"), ("streams", "systemMedium"),
      ("coupons", "accessoryCircular"), ("coupons", "accessoryRectangular"),
      ("coupons", "accessoryInline"), ("events", "accessoryRectangular"),
    ])
  func families(widget: String, family: String) async {
    let run = await CommandRun.timeline(
      widget, "--family", family, "--for", "3h", "--format", "svg", "--locale", "ja")
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("<svg"))
    #expect(run.output.contains(family))
  }

  @Test("without a widget the catalog of the folder is run, and an edit reloads it")
  func quickActions() async throws {
    let folder = try SampleFolder.copy()
    let run = await CommandRun.timeline(
      "@\(SampleFolder.catalog)", "--edits", "10:00", "--locale", "en", in: folder)
    #expect(run.errors == "")
    #expect(run.output.contains("shows New Entry · Scan Receipt · Transactions · Cash Flow"))
    #expect(run.output.contains("10:00     the person edits the widget"))
    #expect(run.output.contains("2 reloads: 0 counted"))
  }

  @Test("a clock that is set back by an hour in the middle puts the next reload off")
  func clock() async {
    let run = await CommandRun.timeline(
      "streams", "--for", "4h", "--clock", "02:00=-1h", "--looks", "00:00-04:00")
    #expect(run.output.contains("02:00     the device's clock is set back by 1h"))
    #expect(run.exitCode == 0)
  }

  @Test("a day of 25 hours has its hour twice, and its end at midnight")
  func longDay() async {
    let run = await CommandRun.timeline(
      "recipes", "--time-zone", "EST5EDT,M3.2.0,M11.1.0", "--from", "2026-11-01", "--for", "25h",
      "--all")
    #expect(run.output.contains("2026-11-01 00:00 – 2026-11-02 00:00"))
    #expect(run.output.contains("the zone's clocks are set back by 1h"))
    #expect(run.output.matches(of: #/\n01:15  /#).count == 2)
  }

  @Test("colors are used on a terminal, and not where NO_COLOR says so")
  func color() async {
    let arguments = ["coupons", "--for", "1h"]
    let colored = await CommandRun.timeline(
      arguments[0], arguments[1], arguments[2], isTerminal: true, environment: ["TERM": "xterm"])
    #expect(colored.output.contains("\u{1B}["))
    let plain = await CommandRun.timeline(
      arguments[0], arguments[1], arguments[2], isTerminal: true,
      environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(!plain.output.contains("\u{1B}["))
  }

  @Test("no line is wider than the terminal")
  func width() async {
    for widget in ["recipes", "coupons", "streams"] {
      let run = await CommandRun.timeline(widget, "--for", "6h", "--locale", "ja")
      for line in run.output.split(separator: "\n") {
        #expect(line.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 2 : 1) } <= 80, "\(line)")
      }
    }
  }

  @Test("what repeats is folded, and '--all' writes it out")
  func folding() async {
    let folded = await CommandRun.timeline("steps", "--for", "4h", "--rule", "budgeted=no")
    #expect(folded.output.contains("more, every 15m, until"))
    let all = await CommandRun.timeline("steps", "--for", "4h", "--rule", "budgeted=no", "--all")
    #expect(!all.output.contains(" more, every"))
    #expect(all.output.matches(of: /reload \(/).count == 16)
  }

  @Test("warnings end the command with 1 where they are to fail")
  func failOn() async {
    let arguments = ["recipes", "--for", "3h"]
    let lenient = await CommandRun.timeline(arguments[0], arguments[1], arguments[2])
    #expect(lenient.output.contains("[every-device-at-once]"))
    #expect(lenient.exitCode == 0)
    let strict = await CommandRun.timeline(
      arguments[0], arguments[1], arguments[2], "--fail-on", "warning")
    #expect(strict.output == lenient.output)
    #expect(strict.exitCode == 1)
  }

  @Test("'--rules' lists every rule with its value and its source")
  func rules() async {
    let run = await CommandRun.timeline("--rules", "--rule", "minimum-interval=1m")
    #expect(run.output.contains("minimum-interval        1m    the shortest time"))
    #expect(run.output.contains("(default: 5m)"))
    #expect(run.output.contains("not documented"))
    #expect(run.exitCode == 0)
  }
}

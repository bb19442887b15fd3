// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// `quickaction load`.
@Suite struct LoadTests {
  private func run(_ arguments: String..., isErrorTerminal: Bool = false) -> CommandRun {
    CommandRun(["load"] + arguments, isErrorTerminal: isErrorTerminal)
  }

  @Test("counts are shown as plots and a table that fit the terminal")
  func showsText() throws {
    let run = run(
      "coupons", "--devices", "2000", "--maintenance", "12:00-13:00", "--compare",
      "interval=60m,jitter=10m")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[0] == "DailyCouponWidget  accessoryCircular")
    #expect(run.output.contains("as asked for: again after 30m, as the server says\n"))
    #expect(
      run.output.contains(
        "interval=60m,jitter=10m: again after 1h, as the server says, each up to 10m\nlater\n"))
    let golden = Snapshot("Tests/QuickActionCommandsTests/Goldens/load/coupons.txt")
    #expect(try golden.mismatch(with: run.output) == nil)
  }

  @Test("counts are written as JSON, the same each time")
  func writesJSON() throws {
    let run = run(
      "coupons", "--devices", "300", "--maintenance", "12:00-13:00", "--resolution", "1h",
      "--format", "json", "--compare", "minimum-interval=1m", "--time-zone", "+09:00=2,UTC")
    #expect(run.exitCode == 0)
    let golden = Snapshot("Tests/QuickActionCommandsTests/Goldens/load/coupons.load.json")
    #expect(try golden.mismatch(with: run.output) == nil)
  }

  @Test("the stampede and what jitter makes of it are two plots of a picture")
  func drawsSVG() throws {
    let run = run(
      "steps", "--devices", "3000", "--at", "09:00", "--compare", "jitter=30m", "--format", "svg")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("<title id=\"title\">HealthWidget: requests a second</title>"))
    #expect(run.output.contains(">as asked for: steps</text>"))
    #expect(run.output.contains(">jitter=30m: steps</text>"))
    #expect(run.output.contains("every-device-at-once: as asked for: "))
    let golden = Snapshot("Tests/QuickActionCommandsTests/Goldens/load/stampede.svg")
    #expect(try golden.mismatch(with: run.output) == nil)
    let dark = self.run("steps", "--devices", "10", "--format", "svg", "--appearance", "dark")
    #expect(dark.output.contains("#101014"))
  }

  @Test("each widget can be counted, and one that asks for nothing says so")
  func countsEachWidget() {
    for widget in ["recipes", "steps", "streams", "coupons", "events"] {
      let run = run(widget, "--devices", "200", "--for", "6h")
      #expect(run.exitCode == 0, "\(widget)")
      #expect(run.output.contains(" requests · peak "), "\(widget)")
    }
    let catalog = Repository.root.appending(path: SampleFolder.catalog).path
    let still = run(catalog, "--devices", "200")
    #expect(still.exitCode == 0)
    #expect(
      still.output == """
        QuickActionWidget  systemMedium
        the widget sends no requests, however many devices have it; the sample widgets
        recipes, steps, streams, coupons and events do: quickaction load coupons

        """)
    let picture = run(catalog, "--devices", "200", "--format", "svg").output
    #expect(picture.contains("the widget sends no requests, "))
    let refused = run(catalog, "--interval", "20m")
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("never reloads on its own, so it has no interval"))
  }

  @Test("a fleet of a medium widget asks for more pictures than one of a small one")
  func knowsFamilies() {
    let small = run("streams", "--devices", "200", "--family", "systemSmall").output
    let medium = run("streams", "--devices", "200", "--family", "systemMedium").output
    #expect(small.contains("images/*"))
    #expect(small != medium)
  }

  @Test("a habit can be a number of looks a day")
  func numberedHabits() {
    let run = run(
      "steps", "--devices", "100", "--for", "2h", "--habits", "15=3,0", "--format", "json")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\"looksPerDay\": 15"))
    #expect(run.output.contains("\"looksPerDay\": 0"))
  }

  @Test("what a feed answers decides what is asked, and what came of it is told")
  func meetsFeed() throws {
    let feed = Repository.root.appending(path: "Examples/Feeds/coupons-outage.feed.json").path
    let arguments = ["coupons", "--devices", "2000", "--feed", feed]
    let text = CommandRun(["load"] + arguments)
    #expect(text.errors == "")
    #expect(text.output.contains("again when the settings in the feed say\n"))
    #expect(text.output.contains(" · no answer in time "))
    #expect(text.output.contains(" · status 500 "))
    #expect(
      text.output.replacing("\n", with: " ").contains("not sent for lack of a network: "))
    let json = CommandRun(["load"] + arguments + ["--format", "json", "--resolution", "1h"])
    #expect(json.output.contains("\"reason\": \"status 503\""))
    for option in [["--interval", "20m"], ["--maintenance", "12:00-13:00"]] {
      let refused = CommandRun(["load"] + arguments + option)
      #expect(refused.exitCode == 2)
      #expect(refused.errors.contains("the feed decides '"))
    }
    let other = CommandRun(["load", "steps", "--feed", feed])
    #expect(other.errors.contains("the feed is for the widget 'coupons'"))
    #expect(other.exitCode == 2)
  }

  @Test(
    "what cannot be counted is said, and ends with 2",
    arguments: [
      (
        "steps --devices 0",
        "cannot simulate 0 devices; use 1 to 100000000"
      ),
      (
        "steps --devices 1000000000000",
        "cannot simulate 1000000000000 devices; use 1 to 100000000"
      ),
      (
        "steps --devices 1X",
        "'1X' is not a number of devices; write it as 250000, 10k, 1.5M or 1e6"
      ),
      ("steps --interval 0s", "invalid time between reloads '0s'; use 1s to 366d"),
      ("steps --interval 367d", "invalid time between reloads '367d'; use 1s to 366d"),
      (
        "steps --interval soon",
        "'soon' is not a length of time for 'interval'; write it as 90s, 30m or 1h30m"
      ),
      ("steps --jitter 2d", "invalid jitter '2d'; use 0s to 1d"),
      ("steps --for 0s", "'0s' is not a length of time for '--for'; write it as 90m, 24h or 7d"),
      ("steps --for 32d", "cannot simulate '32d'; use 1s to 31d"),
      ("steps --for x", "'x' is not a length of time for '--for'; write it as 90m, 24h or 7d"),
      (
        "steps --from x",
        "'x' is not a day for '--from'; write it as 2026-11-24 or 2026-11-24T08:00"
      ),
      ("steps --time-zone Nowhere/Land", "unknown time zone 'Nowhere/Land'"),
      (
        "steps --time-zone UTC=0",
        "'UTC=0' has no valid share for '--time-zone'; use a number from 1 to 1000000"
      ),
      ("steps --habits oftn", "unknown habit 'oftn'; did you mean 'often'?"),
      (
        "steps --habits 501=2",
        "'501' is not a number of glances a day for '--habits'; use 0 to 500"
      ),
      ("steps --habits x", "unknown habit 'x'; use often, sometimes, rarely"),
      ("steps --habits ,", "The value ',' is invalid for '--habits <habit=share,…>'"),
      ("steps --time-zone ,", "The value ',' is invalid for '--time-zone <zone=share,…>'"),
      (
        "coupons --maintenance 12:00",
        "'12:00' is not a span of time for '--maintenance'; write it as 12:00-13:00 or 2026-11-24T12:00-2026-11-24T13:00"
      ),
      (
        "coupons --maintenance 2026-11-24T13:00-2026-11-24T12:00",
        "'2026-11-24T13:00-2026-11-24T12:00' of '--maintenance' ends before it begins"
      ),
      ("coupons --compare maintenance=noon", "'noon' is not a span of time for '--maintenance'"),
      ("steps --family huge", "unknown widget family 'huge'; use systemSmall, "),
      (
        "steps --maintenance 12:00-13:00",
        "the widget 'HealthWidget' does not check for maintenance; only 'coupons' and 'events' do"
      ),
      (
        "recipes --interval 20m",
        "the widget 'RecipeWidget' shows each entry for 15m; the interval 20m must be a multiple of that"
      ),
      (
        "steps --compare interval",
        "invalid comparison 'interval'; write NAME=VALUE, such as interval=30m"
      ),
      ("steps --compare ,", "invalid comparison ','; write NAME=VALUE, such as interval=30m"),
      (
        "steps --compare intervall=3m",
        "unknown name 'intervall' in '--compare'; did you mean 'interval'?"
      ),
      (
        "steps --compare x=3m",
        "unknown name 'x' in '--compare'; use interval, jitter, maintenance, at, or a system setting"
      ),
      (
        "steps --compare budgeted=maybe",
        "invalid value 'maybe' for 'budgeted'; use yes or no"
      ),
      ("steps --at 25:00", "'25:00' is not a time for '--at'"),
      ("steps --resolution 0s", "'0s' is not a length of time for '--resolution'; use 1s to 1d"),
      ("steps --appearance red", "unknown appearance 'red'; use light, dark"),
      ("stepz", "unknown widget 'stepz'; did you mean 'steps'?"),
    ])
  func refuses(arguments: String, sentence: String) {
    let run = CommandRun(["load"] + arguments.split(separator: " ").map(String.init))
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("error: "))
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test("one device is one")
  func countsOne() {
    let run = run("coupons", "--devices", "1", "--for", "1h")
    #expect(run.output.contains("\n1 device · "))
  }

  @Test("an interval of a year has hardly a request in a day")
  func acceptsYear() {
    let run = run("steps", "--devices", "3660", "--interval", "366d")
    #expect(run.exitCode == 0)
    let total = run.output.split(separator: "\n").first { $0.contains(" requests · ") }
      .flatMap { $0.split(separator: " ").first }.flatMap { Int($0) }
    // Ten devices of 3,660 ask on a day.
    #expect((1...30).contains(total ?? 0), "\(run.output)")
  }
}

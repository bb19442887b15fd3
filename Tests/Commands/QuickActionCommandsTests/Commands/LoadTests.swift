// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// `quickaction load` on the widget of a catalog, which needs no program and sends no requests.
@Suite struct LoadTests {
  private static let catalog = Repository.root.appending(path: SampleFolder.catalog).path

  private func run(_ arguments: String...) -> CommandRun {
    CommandRun(["load", Self.catalog] + arguments)
  }

  @Test("a widget that asks for nothing says so")
  func countsNothing() {
    let still = run("--devices", "200")
    #expect(still.exitCode == 0)
    #expect(
      still.output == """
        QuickActionWidget  systemMedium
        the widget sends no requests, however many devices have it; the examples
        recipes, steps, streams, coupons and events do: quickaction load coupons

        """)
    let picture = run("--devices", "200", "--format", "svg").output
    #expect(picture.contains("the widget sends no requests, "))
    let refused = run("--interval", "20m")
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("never reloads on its own, so it has no interval"))
  }

  @Test(
    "what cannot be counted is said, and ends with 2",
    arguments: [
      (
        "--devices 0",
        "cannot simulate 0 devices; use 1 to 100000000"
      ),
      (
        "--devices 1000000000000",
        "cannot simulate 1000000000000 devices; use 1 to 100000000"
      ),
      (
        "--devices 1X",
        "'1X' is not a number of devices; write it as 250000, 10k, 1.5M or 1e6"
      ),
      ("--jitter 2d", "invalid jitter '2d'; use 0s to 1d"),
      ("--for 0s", "'0s' is not a length of time for '--for'; write it as 90m, 24h or 7d"),
      ("--for 32d", "cannot simulate '32d'; use 1s to 31d"),
      ("--for x", "'x' is not a length of time for '--for'; write it as 90m, 24h or 7d"),
      (
        "--from x",
        "'x' is not a day for '--from'; write it as 2026-11-24 or 2026-11-24T08:00"
      ),
      ("--time-zone Nowhere/Land", "unknown time zone 'Nowhere/Land'"),
      (
        "--time-zone UTC=0",
        "'UTC=0' has no valid share for '--time-zone'; use a number from 1 to 1000000"
      ),
      ("--habits oftn", "unknown habit 'oftn'; did you mean 'often'?"),
      (
        "--habits 501=2",
        "'501' is not a number of glances a day for '--habits'; use 0 to 500"
      ),
      ("--habits x", "unknown habit 'x'; use often, sometimes, rarely"),
      ("--habits ,", "',' is not a value of '--habits'"),
      ("--time-zone ,", "',' is not a value of '--time-zone'"),
      ("--family huge", "unknown widget family 'huge'; use systemSmall, "),
      (
        "--compare interval",
        "invalid comparison 'interval'; write NAME=VALUE, such as interval=30m"
      ),
      ("--compare ,", "invalid comparison ','; write NAME=VALUE, such as interval=30m"),
      (
        "--compare intervall=3m",
        "unknown name 'intervall' in '--compare'; did you mean 'interval'?"
      ),
      (
        "--compare x=3m",
        "unknown name 'x' in '--compare'; use interval, jitter, maintenance, at, or a system setting"
      ),
      (
        "--compare budgeted=maybe",
        "invalid value 'maybe' for 'budgeted'; use yes or no"
      ),
      ("--at 25:00", "'25:00' is not a time for '--at'"),
      ("--resolution 0s", "'0s' is not a length of time for '--resolution'; use 1s to 1d"),
      ("--appearance red", "unknown appearance 'red'; use light, dark"),
    ])
  func refuses(arguments: String, sentence: String) {
    let run = CommandRun(
      ["load", Self.catalog] + arguments.split(separator: " ").map(String.init))
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("error: "))
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test("an unknown widget gets the near name")
  func unknown() {
    let run = CommandRun(["load", "stepz"])
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("error: unknown widget 'stepz'; did you mean 'steps'?"))
  }

  @Test("a habit can be a number of looks a day")
  func numberedHabits() {
    let run = run("--devices", "100", "--for", "2h", "--habits", "15=3,0", "--format", "json")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\"looksPerDay\": 15"))
    #expect(run.output.contains("\"looksPerDay\": 0"))
  }
}

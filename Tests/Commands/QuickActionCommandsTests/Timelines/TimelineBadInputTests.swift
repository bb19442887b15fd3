// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite struct TimelineBadInputTests {
  /// The catalog's widget, which needs no program.
  private static let catalog = Repository.root.appending(path: SampleFolder.catalog).path

  /// Arguments that are refused, and the sentence.
  static let mistakes: [(arguments: [String], sentence: String)] = [
    (["recipse"], "unknown widget 'recipse'; did you mean 'recipes'?"),
    (["CouponWidget"], "unknown widget 'CouponWidget'"),
    (
      ["weather"],
      "unknown widget 'weather'; use one of 'recipes', 'steps', 'streams', 'coupons', 'events', 'quick-actions'"
    ),
    (
      [catalog, "--family", "systemSmal"],
      "unknown widget family 'systemSmal'; did you mean 'systemSmall'?"
    ),
    (
      [catalog, "--family", "accessoryInline"],
      "the widget 'QuickActionWidget' does not support accessoryInline; it supports systemMedium"
    ),
    (
      ["recipes", "--choice", "x.json"],
      "the widget 'recipes' cannot be configured; remove '--choice'"
    ),
    (
      [catalog, "--appearance", "drak"],
      "unknown appearance 'drak'; did you mean 'dark'?"
    ),
    ([catalog, "--locale", ""], "'--locale' is empty; name a language such as ja, or omit"),
    ([catalog, "--looks", ""], "'' is not a value of '--looks'"),
    (
      [catalog, "--from", "yesterday"],
      "'yesterday' is not a day for '--from'; write it as 2026-11-24 or 2026-11-24T08:00"
    ),
    (
      [catalog, "--from", "2026-02-29"],
      "'2026-02-29' is not a day for '--from'; write it as 2026-11-24 or 2026-11-24T08:00"
    ),
    (
      [catalog, "--for", "0h"],
      "'0h' is not a length of time for '--for'; write it as 90m, 24h or 7d"
    ),
    (
      [catalog, "--for=-1h"],
      "'-1h' is not a length of time for '--for'; write it as 90m, 24h or 7d"
    ),
    (
      [catalog, "--looks", "08:00-25:00"],
      "'08:00-25:00' is not a time for '--looks'; write it as 12:30, 08:00-09:00 or 2026-11-24T12:30"
    ),
    (
      [catalog, "--pushes", "noon"],
      "'noon' is not a time for '--pushes'; write it as 12:30, 08:00-09:00 or 2026-11-24T12:30"
    ),
    (
      [catalog, "--clock", "13:00"],
      "'13:00' is not a change for '--clock'; write it as 13:00=-1h"
    ),
    (
      [catalog, "--clock", "13:00=--1h"],
      "'13:00=--1h' is not a change for '--clock'; write it as 13:00=-1h"
    ),
    (
      [catalog, "--clock", "13:00=-1h", "--for", "2h"],
      "'13:00' of '--clock' is outside of the simulated time"
    ),
    (
      [catalog, "--rule", "minimum-intervall=1m"],
      "unknown system setting 'minimum-intervall'; did you mean 'minimum-interval'?"
    ),
    (
      [catalog, "--rule", "budgeted"],
      "'budgeted' is not a setting with a value; write it as minimum-interval=1m"
    ),
    (
      [catalog, "--device", "iPhone 15 Prp"],
      "unknown device 'iPhone 15 Prp'; did you mean 'iPhone 15 Pro'?"
    ),
  ]

  @Test("wrong options end with 2 and a sentence", arguments: mistakes)
  func options(arguments: [String], sentence: String) {
    let run = CommandRun(["timeline"] + arguments)
    #expect(run.errors.hasPrefix("error: \(sentence)"), "\(run.errors)")
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }

  @Test("a language that a widget does not speak is said, and its own taken")
  func unknownLanguage() async {
    let run = await CommandRun.timeline(Self.catalog, "--for", "1h", "--locale", "fr")
    #expect(
      run.errors
        == "note: no texts in 'fr'; shown in 'ja'; texts exist in en, ja\n")
    #expect(run.exitCode == 0)
    let known = await CommandRun.timeline(Self.catalog, "--for", "1h", "--locale", "ja_JP")
    #expect(known.errors == "")
  }

  @Test("without a widget and a catalog, the widgets are named")
  func nothing() throws {
    let folder = try ScratchFolder()
    let run = CommandRun(["timeline", "@X.actions.json"], in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("X.actions.json"))
  }

  // MARK: Time zones

  @Test(
    "a time zone that there is not gets the nearest, and no name leads out of the database",
    arguments: [
      ("Asia/Tokio", "unknown time zone 'Asia/Tokio'; did you mean 'Asia/Tokyo'?"),
      ("asia/tokyo", "unknown time zone 'asia/tokyo'; did you mean 'Asia/Tokyo'?"),
      ("JST", "unknown time zone 'JST'; did you mean 'Asia/Tokyo'?"),
      ("CST", "unknown time zone 'CST'; did you mean 'America/Chicago' or 'Asia/Shanghai'?"),
      (
        "UTC9",
        "cannot use the time zone 'UTC9': it can be read as east of UTC, and is west in POSIX; write it with its sign, as in 'UTC+9'"
      ),
      (
        "GMT+19",
        "cannot use the time zone 'GMT+19': an offset is written as in +09:00, and is at most 18 hours"
      ),
      ("Tokyo", "unknown time zone 'Tokyo'; did you mean 'Asia/Tokyo'?"),
      (
        "Mars/Base",
        "unknown time zone 'Mars/Base'; name one such as Asia/Tokyo, UTC, or an offset such as +09:00"
      ),
      (
        "../Tokyo",
        "unknown time zone '../Tokyo'; name one such as Asia/Tokyo, UTC, or an offset such as +09:00"
      ),
      (
        "/etc/passwd",
        "unknown time zone '/etc/passwd'; name one such as Asia/Tokyo, UTC, or an offset such as +09:00"
      ),
      (
        "EST5EDT,M3",
        "cannot use the time zone 'EST5EDT,M3': 'EST5EDT,M3' is not a rule such as 'EST5EDT,M3.2.0,M11.1.0'"
      ),
      (
        "Asia/Broken",
        "cannot use the time zone 'Asia/Broken': not a time-zone file, which begins with 'TZif'; reinstall the time-zone database"
      ),
    ])
  func zones(name: String, sentence: String) async throws {
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    try folder.write("TZif2", to: "zones/Asia/Tokyo")
    try folder.write("no zone", to: "zones/Asia/Broken")
    try folder.write("secret", to: "Tokyo")
    let run = await CommandRun.timeline(
      Self.catalog, "--time-zone", name, environment: ["TZDIR": folder.path("zones")])
    #expect(run.errors == "error: \(sentence)\n")
    #expect(run.exitCode == 2)
  }

  @Test(
    "an offset means what users mean by it, a rule what POSIX means by it, and both are shown",
    arguments: [
      ("UTC+9", "+09:00", "+09:00"), ("GMT-3:30", "-03:30", "-03:30"), ("+9", "+09:00", "+09:00"),
      ("JST-9", "JST-9 (+09:00)", "+09:00"), ("JST+9", "JST+9 (-09:00)", "-09:00"),
    ])
  func offsets(zone: String, shown: String, offset: String) async {
    let text = await CommandRun.timeline(Self.catalog, "--for", "1h", "--time-zone", zone)
    #expect(text.output.replacing("\n", with: " ").contains(" · \(shown) · "))
    let json = await CommandRun.timeline(
      Self.catalog, "--for", "1h", "--time-zone", zone, "--format", "json")
    #expect(json.output.contains("\"from\": \"2026-11-24T00:00:00\(offset)\""))
    let load = CommandRun(
      [
        "load", Self.catalog, "--devices", "10", "--for", "1h", "--time-zone", zone, "--format",
        "json",
      ])
    #expect(load.output.contains("\"from\": \"2026-11-24T00:00:00\(offset)\""))
  }

  @Test("without a database, zones of their own rules work, and others say what to install")
  func noDatabase() async throws {
    let folder = try ScratchFolder()
    let environment = ["TZDIR": folder.path("none")]
    for zone in ["UTC", "+09:00", "EST5EDT,M3.2.0,M11.1.0", "JST-9"] {
      let run = await CommandRun.timeline(
        Self.catalog, "--time-zone", zone, "--for", "1h", environment: environment)
      #expect(run.errors == "")
      #expect(run.exitCode == 0)
    }
    let run = await CommandRun.timeline(
      Self.catalog, "--time-zone", "Asia/Tokyo", in: folder, environment: environment)
    #expect(
      run.errors
        == "error: unknown time zone 'Asia/Tokyo'; there are no time zones in 'none', so "
        + "install them with 'apt-get install tzdata', or name an offset such as +09:00\n")
  }
}

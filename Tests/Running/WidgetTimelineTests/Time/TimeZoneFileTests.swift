// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing
import WidgetTimeline

@Suite("A file of the time-zone database")
struct TimeZoneFileTests {
  /// The bytes of a file of version 2: two changes, the rule behind them.
  static func file(
    version: UInt8 = UInt8(ascii: "2"), times: [Int64] = [1_000_000, 2_000_000],
    kinds: [UInt8] = [1, 0], offsets: [Int32] = [3_600, 7_200], leapSeconds: Int = 0,
    footer: String = "\nCET-1CEST,M3.5.0,M10.5.0/3\n"
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for wordSize in version == 0 ? [4] : [4, 8] {
      bytes += Array("TZif".utf8) + [version] + Array(repeating: 0, count: 15)
      for count in [0, 0, leapSeconds, times.count, offsets.count, 4] {
        bytes += big(Int64(count), 4)
      }
      bytes += times.flatMap { big($0, wordSize) } + kinds
      bytes += offsets.flatMap { big(Int64($0), 4) + [0, 0] } + Array("CET\0".utf8)
      bytes += Array(repeating: 0, count: leapSeconds * (wordSize + 4))
    }
    return version == 0 ? bytes : bytes + Array(footer.utf8)
  }

  static func big(_ number: Int64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  @Test("the offsets before, between and behind the changes are read")
  func reads() throws {
    let zone = try TimeZoneRules(identifier: "Here/There", file: Self.file())
    #expect(zone.identifier == "Here/There")
    #expect(zone.secondsFromUTC(at: Instant(secondsSince1970: 999_999)) == 3_600)
    #expect(zone.secondsFromUTC(at: Instant(secondsSince1970: 1_000_000)) == 7_200)
    #expect(zone.secondsFromUTC(at: Instant(secondsSince1970: 1_999_999)) == 7_200)
    // The rule holds behind the last change.
    let summer = try TimeZoneRulesTests.utc("2026-07-01")
    #expect(zone.secondsFromUTC(at: summer) == 7_200)
    #expect(
      zone.nextTransition(after: Instant(secondsSince1970: 0))
        == Instant(secondsSince1970: 1_000_000))
  }

  @Test("a file of the oldest version is read, with times before 1970")
  func readsOldest() throws {
    let zone = try TimeZoneRules(
      identifier: "Old", file: Self.file(version: 0, times: [-1_000, 2_000_000]))
    #expect(zone.secondsFromUTC(at: Instant(secondsSince1970: -1_001)) == 3_600)
    #expect(zone.secondsFromUTC(at: Instant(secondsSince1970: -1_000)) == 7_200)
    #expect(zone.nextTransition(after: Instant(secondsSince1970: 2_000_000)) == nil)
  }

  @Test("an empty rule keeps the last offset")
  func emptyFooter() throws {
    let zone = try TimeZoneRules(
      identifier: "X", file: Self.file(kinds: [0, 1], footer: "\n\n"))
    #expect(zone.secondsFromUTC(at: .distantFuture) == 7_200)
  }

  @Test("a file that is cut anywhere is refused")
  func truncated() {
    let bytes = Self.file()
    for count in 0..<bytes.count {
      #expect(throws: TimeZoneError.self) {
        try TimeZoneRules(identifier: "X", file: Array(bytes.prefix(count)))
      }
    }
  }

  @Test("a damaged file is refused with what is wrong")
  func damaged() {
    func error(_ bytes: [UInt8]) -> TimeZoneError? {
      #expect(throws: TimeZoneError.self) { try TimeZoneRules(identifier: "X", file: bytes) }
    }
    #expect(error([]) == .notTimeZoneInformation)
    #expect(
      error(Self.file(times: [2_000_000, 1_000_000])) == .malformed("its times are not in order"))
    #expect(
      error(Self.file(kinds: [0, 9])) == .malformed("it names an offset that it does not have"))
    #expect(error(Self.file(offsets: [90_000, 100_000])) == .malformed("an offset is above a day"))
    #expect(error(Self.file(kinds: [], offsets: [])) != nil)
    #expect(error(Self.file(leapSeconds: 1)) == .countsLeapSeconds)
    #expect(error(Self.file(footer: "\nX\n")) == .malformedRule("X"))
  }

  @Test("no change of a byte is fatal")
  func mutated() {
    var bytes = Self.file()
    for index in bytes.indices {
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        let old = bytes[index]
        bytes[index] = value
        if let zone = try? TimeZoneRules(identifier: "X", file: bytes) {
          #expect(abs(zone.secondsFromUTC(at: Instant(secondsSince1970: 1_500_000))) < 100_000)
        }
        bytes[index] = old
      }
    }
  }

  static let database = "/usr/share/zoneinfo/"

  @Test(
    "the zones of the machine agree with Foundation's",
    .enabled(if: FileManager.default.fileExists(atPath: database + "Europe/Berlin")),
    arguments: [
      "Europe/Berlin", "Asia/Tokyo", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo",
      "Pacific/Apia", "America/Sao_Paulo", "Asia/Kathmandu",
    ])
  func agrees(name: String) throws {
    let bytes = try Data(contentsOf: URL(filePath: Self.database + name))
    let zone = try TimeZoneRules(identifier: name, file: Array(bytes))
    let other = try #require(TimeZone(identifier: name))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = other
    // Every seven days and an hour and a half from 1990 to 2037.
    for step in 0..<2_450 {
      let second = 631_152_000 + Int64(step) * 610_200
      let date = Date(timeIntervalSince1970: Double(second))
      let instant = Instant(secondsSince1970: second)
      #expect(zone.secondsFromUTC(at: instant) == other.secondsFromGMT(for: date))
      #expect(
        Double(zone.startOfDay(containing: instant).secondsSince1970)
          == calendar.startOfDay(for: date).timeIntervalSince1970)
    }
  }
}

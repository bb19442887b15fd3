// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetTimeline

@Suite("A moment")
struct InstantTests {
  @Test("seconds are rounded down, before 1970 too")
  func roundsDown() {
    #expect(Instant(millisecondsSince1970: 1_999).secondsSince1970 == 1)
    #expect(Instant(millisecondsSince1970: -1).secondsSince1970 == -1)
    #expect(Instant(millisecondsSince1970: -1_000).secondsSince1970 == -1)
    #expect(Instant(millisecondsSince1970: -1_001).secondsSince1970 == -2)
  }

  @Test("a length of time leads from one moment to another and back")
  func advances() {
    let start = Instant(secondsSince1970: 1_000)
    let end = start.advanced(by: .seconds(90))
    #expect(end == Instant(secondsSince1970: 1_090))
    #expect(start.duration(to: end) == .seconds(90))
    #expect(end.advanced(by: .milliseconds(-90_000)) == start)
    #expect(start < end)
  }

  @Test("what lies outside of the bounds is cut to them")
  func isCut() {
    #expect(Instant.distantFuture.advanced(by: .seconds(1)) == .distantFuture)
    #expect(Instant.distantPast.advanced(by: .seconds(-1)) == .distantPast)
    #expect(Instant(secondsSince1970: .max) == .distantFuture)
    #expect(Instant(secondsSince1970: .min) == .distantPast)
    #expect(
      Instant.distantPast.duration(to: .distantFuture) == .milliseconds(Int64.max))
    #expect(
      Instant(secondsSince1970: 0).advanced(by: .seconds(Int64.max)) == .distantFuture)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import TimelineSimulation
import WidgetTimeline

@Suite struct FileFeedTests {
  @Test("one body is the answer at all times, at once")
  func constant() throws {
    let feed = try FeedFixture.feed(FeedFixture.endpoint(#""body": "a""#))
    #expect(feed.answer("1970-01-01") == "a")
    #expect(feed.answer("2026-11-24T13:00") == "a")
  }

  @Test("a body is a tree with whole and other numbers apart")
  func values() throws {
    let feed = try FeedFixture.feed(
      FeedFixture.endpoint(
        #""body": {"n": [1, 1.5, -2e3, 9223372036854775808], "t": true, "z": null}"#))
    let response = try feed.answer(to: FeedRequest("e", at: .init(secondsSince1970: 0)))
    #expect(
      response.body
        == .object([
          .init(
            "n",
            .array([.integer(1), .number(1.5), .number(-2000), .number(9_223_372_036_854_775_808)])),
          .init("t", .bool(true)), .init("z", .null),
        ]))
  }

  private static let daily = FeedFixture.endpoint(
    #"""
    "responses": [{"from": "06:00", "body": "morning"}, {"from": "12:00:30", "body": "noon"},
      {"from": "18:00", "body": "evening"}]
    """#)

  @Test(
    "answers of every day go by the device's clocks, and yesterday's last goes on past midnight",
    arguments: [
      ("2026-11-24T05:59:59", "evening"), ("2026-11-24T06:00", "morning"),
      ("2026-11-24T12:00:29", "morning"), ("2026-11-24T12:00:30", "noon"),
      ("2026-11-24T23:59:59", "evening"), ("2031-03-01T00:00", "evening"),
    ])
  func dailyResponses(time: String, answer: String) throws {
    let tokyo = TimeZoneRules(identifier: "Asia/Tokyo", secondsFromUTC: 32_400)
    #expect(try FeedFixture.feed(Self.daily, zone: tokyo).answer(time, in: tokyo) == answer)
  }

  @Test("on the days on which clocks are set, answers of every day go by what the clocks show")
  func clockChanges() throws {
    let zone = try TimeZoneRules(rule: "EST5EDT,M3.2.0,M11.1.0")
    let feed = try FeedFixture.feed(
      FeedFixture.endpoint(
        #""responses": [{"from": "01:30", "body": "a"}, {"from": "02:30", "body": "b"}]"#),
      zone: zone)
    // 2026-03-08: after 01:59:59 comes 03:00.
    let spring = zone.startOfDay(try #require(CivilDate("2026-03-08")))
    #expect(feed.answer(at: spring.advanced(by: .seconds(7_199))) == "a")
    #expect(feed.answer(at: spring.advanced(by: .seconds(7_200))) == "b")
    // 2026-11-01: the hour from 01:00 comes twice.
    let autumn = zone.startOfDay(try #require(CivilDate("2026-11-01")))
    let answers = [3_600, 5_400, 7_200, 9_000, 12_600].map {
      feed.answer(at: autumn.advanced(by: .seconds($0)))
    }
    #expect(answers == ["b", "a", "b", "a", "b"])
  }

  @Test("answers with dates begin once, and before the first there is none")
  func datedResponses() throws {
    let feed = try FeedFixture.feed(
      FeedFixture.endpoint(
        #""responses": [{"from": "2026-11-24", "body": 1}, {"from": "2026-11-24T13:00", "body": 2}]"#
      ))
    #expect(feed.answer("2026-11-23T23:59:59") == "status(404)")
    #expect(feed.answer("2026-11-24T12:59:59") == "1")
    #expect(feed.answer("2026-11-25T05:00") == "2")
    let open = try FeedFixture.feed(
      FeedFixture.endpoint(
        #""responses": [{"body": 1}, {"from": "2026-11-24T13:00+09:00", "body": 2}]"#))
    #expect(open.answer("2026-11-24T03:59:59") == "1")
    #expect(open.answer("2026-11-24T04:00") == "2")
  }

  @Test(
    "a latency is the time to the answer; one that has a range is the seed's, the request's and the moment's"
  )
  func latency() throws {
    let fixed = FeedFixture.endpoint(#""body": "a", "latency": "80ms""#)
    #expect(try FeedFixture.feed(fixed).answer("2026-11-24") == "a after 80ms")
    let range = FeedFixture.endpoint(#""body": "a", "latency": ["60ms", "400ms"]"#)
    func delays(seed: UInt64) throws -> [Duration] {
      let feed = try FeedFixture.feed(range, seed: seed)
      return try (0..<500).map { index in
        let date = Instant(secondsSince1970: 60 * Int64(index))
        return date.duration(to: try feed.answer(to: FeedRequest("e", at: date)).date)
      }
    }
    let delays = try (delays(seed: 1), delays(seed: 1), delays(seed: 2))
    #expect(delays.0 == delays.1)
    #expect(delays.0 != delays.2)
    #expect(delays.0.allSatisfy { (.milliseconds(60))...(.milliseconds(400)) ~= $0 })
    #expect(Set(delays.0).count > 200)
    let mean = delays.0.reduce(.zero, +) / 500
    #expect(mean > .milliseconds(210) && mean < .milliseconds(250))
  }

  @Test("a response can have a latency of its own")
  func responseLatency() throws {
    let feed = try FeedFixture.feed(
      FeedFixture.endpoint(
        #""latency": "1s", "responses": [{"body": "a"}, {"from": "18:00", "latency": "5s", "body": "b"}]"#
      ))
    #expect(feed.answer("2026-11-24T12:00") == "a after 1s")
    #expect(feed.answer("2026-11-24T18:00") == "b after 5s")
  }

  @Test("an answer that takes longer than a request waits is none")
  func timeout() throws {
    let text = #""body": "a", "latency": "30s""#
    #expect(try FeedFixture.feed(FeedFixture.endpoint(text)).answer("2026-11-24") == "a after 30s")
    let short = FeedFixture.endpoint(text, besides: #""timeout": "29s","#)
    #expect(try FeedFixture.feed(short).answer("2026-11-24") == "timedOut after 29s")
  }

  @Test("failures come in their windows, and the first that fits counts")
  func failures() throws {
    let feed = try FeedFixture.feed(
      FeedFixture.endpoint(
        #"""
        "body": "a", "latency": "1s", "failures": [
          {"from": "09:00", "until": "09:05", "status": 500},
          {"from": "09:00", "until": "09:10", "unreachable": true},
          {"from": "23:00", "until": "01:00", "timeout": true}]
        """#))
    #expect(feed.answer("2026-11-24T08:59:59") == "a after 1s")
    #expect(feed.answer("2026-11-24T09:00") == "status(500) after 1s")
    #expect(feed.answer("2026-11-24T09:05") == "unreachable after 1s")
    #expect(feed.answer("2026-11-24T09:10") == "a after 1s")
    #expect(feed.answer("2026-11-24T23:30") == "timedOut after 1m")
    #expect(feed.answer("2026-11-24T00:30") == "timedOut after 1m")
    #expect(feed.answer("2026-11-24T01:00") == "a after 1s")
  }

  @Test("a share of the requests fails")
  func share() throws {
    let feed = try FeedFixture.feed(
      FeedFixture.endpoint(#""body": "a", "failures": [{"status": 503, "share": 0.25}]"#))
    let failures = (0..<2_000).count {
      feed.answer(at: .init(secondsSince1970: Int64($0) * 60)) != "a"
    }
    #expect((440...560).contains(failures))
  }

  @Test("without a network nothing is answered, and that is known at once")
  func offline() throws {
    let feed = try FeedFixture.feed(
      FeedFixture.endpoint(
        #""body": "a", "latency": "1s""#,
        besides: #""offline": [{"from": "08:10", "until": "08:25"}],"#))
    #expect(feed.answer("2026-11-24T08:10") == "unreachable")
    #expect(feed.answer("2026-11-24T08:25") == "a after 1s")
  }

  @Test("in maintenance an endpoint answers what it says, or 503")
  func maintenance() throws {
    let windows = #""maintenance": [{"from": "13:00", "until": "13:30"}],"#
    let silent = try FeedFixture.feed(FeedFixture.endpoint(#""body": "a""#, besides: windows))
    #expect(silent.answer("2026-11-24T12:59:59") == "a")
    #expect(silent.answer("2026-11-24T13:00") == "status(503)")
    #expect(silent.answer("2026-11-24T13:30") == "a")
    let speaking = try FeedFixture.feed(
      FeedFixture.endpoint(
        #""body": "a", "duringMaintenance": {"body": "closed"}"#, besides: windows))
    #expect(speaking.answer("2026-11-24T13:29:59") == "closed")
    let status = try FeedFixture.feed(
      FeedFixture.endpoint(
        #""body": "a", "duringMaintenance": {"status": 307}"#, besides: windows))
    #expect(status.answer("2026-11-24T13:00") == "status(307)")
  }

  @Test("stale answers are those of earlier, and frozen ones those of the window's beginning")
  func staleness() throws {
    let responses =
      #""responses": [{"from": "06:00", "body": "a"}, {"from": "12:00", "body": "b"}]"#
    let stale = try FeedFixture.feed(FeedFixture.endpoint(responses + #", "stale": "10m""#))
    #expect(stale.answer("2026-11-24T12:09:59") == "a")
    #expect(stale.answer("2026-11-24T12:10") == "b")
    let frozen = try FeedFixture.feed(
      FeedFixture.endpoint(responses + #", "frozen": [{"from": "11:00", "until": "15:00"}]"#))
    #expect(frozen.answer("2026-11-24T14:59:59") == "a")
    #expect(frozen.answer("2026-11-24T15:00") == "b")
  }

  @Test("an endpoint that the feed does not have is unknown")
  func unknownEndpoint() throws {
    let feed = try FeedFixture.feed(FeedFixture.endpoint(#""body": 1"#))
    let date = Instant(secondsSince1970: 0)
    let failure = #expect(throws: FeedFailure.self) {
      try feed.answer(to: FeedRequest("f", at: date))
    }
    #expect(failure == FeedFailure("f", .unknownEndpoint, at: date))
  }

  @Test("a name that ends with a star answers for all that begin alike, the longest first")
  func families() throws {
    let feed = try FeedFixture.feed(
      #"""
      {"version": 1, "endpoints": {
        "images/*": {"body": "any"}, "images/a*": {"body": "a"}, "images/ab": {"body": "ab"}}}
      """#)
    let answers = try ["images/x", "images/abc", "images/ab"].map {
      try feed.answer(to: FeedRequest($0, at: .init(secondsSince1970: 0))).body
    }
    #expect(answers == [.string("any"), .string("a"), .string("ab")])
  }
}

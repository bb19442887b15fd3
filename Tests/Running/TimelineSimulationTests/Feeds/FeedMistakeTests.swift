// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import Testing
import TimelineSimulation

@Suite struct FeedMistakeTests {
  private static let form =
    #"write it as "13:00", "2026-11-24", "2026-11-24T13:00" or "2026-11-24T13:00+09:00""#

  /// A mistake in an endpoint, the text that is pointed to, and what is said of it.
  static let endpointMistakes: [(members: String, finding: String)] = [
    (
      #""body": 1, "latency": "-80ms""#,
      "-80ms: the length '-80ms' of 'latency' is negative; use 0s or more"
    ),
    (
      #""body": 1, "latency": 80"#,
      #"80: 'latency' must be a length of time such as "80ms", not an integer"#
    ),
    (
      #""body": 1, "latency": "80""#,
      #"80: '80' is not a length of time for 'latency'; write it as "80ms", "2s" or "1h30m""#
    ),
    (
      #""body": 1, "latency": "99999999999d""#,
      #"99999999999d: '99999999999d' is not a length of time for 'latency'; write it as "80ms", "2s" or "1h30m""#
    ),
    (
      #""body": 1, "latency": ["2s", "1s"]"#,
      #"["2s", "1s"]: the longest 'latency' is shorter than the shortest; swap them"#
    ),
    (
      #""body": 1, "latency": ["2s"]"#,
      #"["2s"]: a range of 'latency' needs two lengths of time, the shortest and the longest; found 1"#
    ),
    (
      #""latency": "1s""#,
      "e: the endpoint 'e' has no answer; add 'body', or 'responses' with times"
    ),
    (
      #""body": 1, "responses": [{"body": 1}]"#,
      "e: the endpoint 'e' has both a 'body' and 'responses'; remove one of them"
    ),
    (#""responses": []"#, "[]: 'responses' is empty; add a response, or use 'body'"),
    (#""responses": {}"#, "{}: 'responses' must be an array, not a dictionary"),
    (#""responses": [1]"#, "1: a response must be an object, not an integer"),
    (#""responses": [{"from": "13:00"}]"#, "{: a response has no 'body'; add it"),
    (
      #""responses": [{"body": 1}, {"body": 2}]"#,
      "{: only the first response can omit 'from'; add it here"
    ),
    (
      #""responses": [{"from": "13:00", "body": 1}, {"from": "12:59", "body": 2}]"#,
      "12:59: this time is earlier than that of the response above; sort the responses"
    ),
    (
      #""responses": [{"from": "13:00", "body": 1}, {"from": "13:00:00", "body": 2}]"#,
      "13:00:00: the response above has the same time; remove one of them"
    ),
    (
      #""responses": [{"from": "13:00", "body": 1}, {"from": "2026-11-24", "body": 2}]"#,
      "2026-11-24: this time is written differently from the one before; write both as a time of day, as a "
        + "date, or as a date with an offset from UTC"
    ),
    (
      #""responses": [{"from": "25:00", "body": 1}]"#,
      "25:00: '25:00' is not a time for 'from'; \(form)"
    ),
    (
      #""responses": [{"from": "2026-02-30", "body": 1}]"#,
      "2026-02-30: '2026-02-30' is not a time for 'from'; \(form)"
    ),
    (
      #""responses": [{"from": 13, "body": 1}]"#, "13: 'from' must be a string, not an integer"
    ),
    (
      #""body": 1, "failures": [{"from": "09:00", "until": "10:00"}]"#,
      "{: a failure needs exactly one of 'status', 'unreachable', 'timeout'"
    ),
    (
      #""body": 1, "failures": [{"status": 500, "timeout": true}]"#,
      "{: a failure needs exactly one of 'status', 'unreachable', 'timeout'"
    ),
    (
      #""body": 1, "failures": [{"status": 200}]"#,
      "200: the status 200 is not a failure; use 300 to 599"
    ),
    (
      #""body": 1, "failures": [{"unreachable": false}]"#,
      "false: 'unreachable' can only be true; remove the failure"
    ),
    (
      #""body": 1, "failures": [{"status": 500, "share": 1.5}]"#,
      "1.5: invalid share 1.5; use a number above 0 and up to 1"
    ),
    (
      #""body": 1, "failures": [{"status": 500, "from": "09:00"}]"#,
      "09:00: a daily window needs both 'from' and 'until'"
    ),
    (
      #""body": 1, "frozen": [{"from": "2026-11-24", "until": "2026-11-23"}]"#,
      "2026-11-23: the window ends before it begins; swap its ends"
    ),
    (
      #""body": 1, "frozen": [{"from": "09:00", "until": "09:00"}]"#,
      "09:00: the window is empty; make it longer"
    ),
    (
      #""body": 1, "frozen": [{}]"#, "{: a window needs a 'from', an 'until', or both"
    ),
    (
      #""body": 1, "duringMaintenance": {}"#,
      "{: 'duringMaintenance' needs exactly one of 'body', 'status'"
    ),
    (
      #""body": 1, "latencey": "1s""#,
      "latencey: unknown member 'latencey' in the endpoint 'e'; did you mean 'latency'?"
    ),
    (
      #""body": {"a": 1, "a": 2}"#,
      "a: duplicate key 'a'; only its last value is used, so remove the others"
    ),
  ]

  @Test("a mistake in an endpoint is found, with its place", arguments: endpointMistakes)
  func endpoint(members: String, finding: String) {
    #expect(FeedFixture.findings(FeedFixture.endpoint(members)) == [finding])
  }

  @Test(
    "a mistake in the feed is found, with its place",
    arguments: [
      (#"[]"#, "[]: a feed must be an object, not an array"),
      (#"{"version": 1}"#, "{: the feed has no 'endpoints'; add it"),
      (
        #"{"version": 1, "endpoints": {}}"#,
        "{}: 'endpoints' is empty; add at least one endpoint"
      ),
      (#"{"version": 1, "endpoints": []}"#, "[]: 'endpoints' must be an object, not an array"),
      (
        #"{"version": 2, "endpoints": {"e": {"body": 1}}}"#,
        "2: feed version '2' is not supported; use 1"
      ),
      (
        #"{"version": "1", "endpoints": {"e": {"body": 1}}}"#,
        "1: 'version' must be an integer, not a string"
      ),
      (
        FeedFixture.endpoint(#""body": 1"#, besides: #""timeout": "0s","#),
        "0s: a request cannot be answered within 0s; increase 'timeout'"
      ),
      (
        FeedFixture.endpoint(#""body": 1"#, besides: #""maintenance": ["13:00"],"#),
        "13:00: a window of 'maintenance' must be an object, not a string"
      ),
      (
        FeedFixture.endpoint(#""body": 1"#, besides: #""maintenence": [],"#),
        "maintenence: unknown member 'maintenence' in a feed; did you mean 'maintenance'?"
      ),
    ])
  func feed(text: String, finding: String) {
    #expect(FeedFixture.findings(text) == [finding])
  }

  @Test("an endpoint that no widget asks for and a widget that there is not get the near ones")
  func names() {
    let text = #"{"version": 1, "widget": "coupns", "endpoints": {"cupon": {"body": 1}}}"#
    #expect(
      FeedFixture.findings(
        text, endpoints: ["coupon", "recipes"], widgets: ["coupons", "steps"]) == [
          "coupns: unknown widget 'coupns'; did you mean 'coupons'?",
          "cupon: no widget calls the endpoint 'cupon'; did you mean 'coupon'?",
        ])
    #expect(
      FeedFixture.findings(
        text.replacing("cupon", with: "weather"), endpoints: ["coupon", "recipes"]) == [
          "weather: no widget calls the endpoint 'weather'; use one of 'coupon', 'recipes'"
        ])
  }

  @Test("endpoints that begin as a known one says are known")
  func families() throws {
    let text = #"{"version": 1, "endpoints": {"images/a": {"body": 1}}}"#
    #expect(FeedFixture.findings(text, endpoints: ["images/*"]) == [])
    #expect(FeedFixture.findings(text, endpoints: ["image/*"]).count == 1)
    let file = try FeedFixture.file(text)
    try file.check(has: ["images/*"], askedBy: "W")
    #expect(throws: FeedFileError.self) { try file.check(has: ["pictures/*"], askedBy: "W") }
  }

  @Test("several mistakes are all reported, in the order of the file")
  func several() {
    let findings = FeedFixture.findings(
      #"{"version": 3, "endpoints": {"e": {"latency": "-1s"}, "f": 1}, "x": 1}"#)
    #expect(findings.map { $0.prefix { $0 != ":" } } == ["3", "e", "-1s", "1", "x"])
  }

  @Test("a feed that lacks what the widget asks for is refused")
  func missing() throws {
    let file = try FeedFixture.file(FeedFixture.endpoint(#""body": 1"#))
    try file.check(has: ["e"], askedBy: "W")
    let error = #expect(throws: FeedFileError.self) {
      try file.check(has: ["e", "coupon"], askedBy: "CouponWidget")
    }
    #expect(
      error?.diagnostics.map(\.message.text) == [
        "the feed has no endpoint 'coupon', which the widget 'CouponWidget' calls; add it next to 'e'"
      ])
  }

  @Test("hostile nesting, cut files and what is no JSON are refused with a sentence")
  func hostile() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      FeedFixture.findings(FeedFixture.endpoint(#""body": "# + deep)).first?.contains(
        "levels deep") == true)
    let text = FeedFixture.endpoint(#""latency": "1s", "body": {"é": [1.5, null, "x"]}"#)
    for end in text.utf8.indices {
      let cut = String(decoding: Array(text.utf8[..<end]), as: UTF8.self)
      #expect(!FeedFixture.findings(cut).isEmpty, "'\(cut)' is accepted")
    }
  }

  @Test(
    "a feed with any byte put in place of another is read or refused, and never ends the program")
  func anyByte() {
    let text = FeedFixture.endpoint(
      #""latency": ["1s", "2s"], "responses": [{"from": "13:00", "body": 1}], "stale": "1m""#,
      besides: #""offline": [{"from": "2026-11-24T13:00Z", "until": "2026-11-24T14:00Z"}],"#)
    var refused = 0
    for index in text.utf8.indices {
      for byte in [UInt8(ascii: "9"), UInt8(ascii: "\""), UInt8(ascii: "-"), 0, 0xFF] {
        var bytes = Array(text.utf8)
        bytes[text.utf8.distance(from: text.startIndex, to: index)] = byte
        guard let source = try? SourceFile(name: "f", content: bytes) else { continue }
        do throws(FeedFileError) {
          _ = try FeedFile(source)
        } catch {
          refused += 1
          #expect(!error.diagnostics.isEmpty)
        }
      }
    }
    #expect(refused > 100)
  }
}

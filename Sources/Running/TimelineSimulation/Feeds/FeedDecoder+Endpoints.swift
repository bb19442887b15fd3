// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import WidgetTimeline

extension FeedDecoder {
  /// Decodes an endpoint; nil if nothing is known of its answers.
  mutating func endpoint(_ entry: PropertyListValue.Entry) -> FeedEndpoint? {
    let owner = "the endpoint '\(entry.key)'"
    guard var members = members(of: entry.value, owner) else { return nil }
    let body = members.take("body")
    let list = members.take("responses")
    let endpoint = FeedEndpoint(
      name: Located(entry.key, at: entry.keyRange),
      latency: members.take("latency").flatMap { self.latency($0) } ?? .none,
      responses: responses(body: body, list: list, of: owner, at: entry.keyRange),
      maintenance: members.take("duringMaintenance").flatMap { self.maintenance($0) }
        ?? .status(503),
      failures: elements(members.take("failures"), "failures") { $0.failure($1) },
      staleness: members.take("stale").flatMap { self.length($0, "stale") } ?? .zero,
      frozen: windows(members.take("frozen"), "frozen"))
    reportUnknown(members)
    return endpoint
  }

  // MARK: Answers

  private mutating func responses(
    body: PropertyListValue?, list: PropertyListValue?, of owner: String, at range: SourceRange
  ) -> [FeedEndpoint.Response] {
    switch (body, list) {
    case (let body?, nil): return [.init(from: nil, body: FeedValue(body), latency: nil)]
    case (nil, let list?): return responses(list)
    case (nil, nil): report(.noAnswer(owner), at: range)
    case (_?, _?): report(.twoAnswers(owner), at: range)
    }
    return []
  }

  private mutating func responses(_ list: PropertyListValue) -> [FeedEndpoint.Response] {
    var responses: [FeedEndpoint.Response] = []
    var last: Located<FeedMoment>?
    var isFirst = true
    for element in elements(list, "responses", decode: { $1 }) {
      defer { isFirst = false }
      guard var members = members(of: element, "a response") else { continue }
      let from = members.take("from").flatMap { self.moment($0, "from") }
      if let from {
        if let last { checkOrder(from, after: last) }
        last = from
      } else if !isFirst, element["from"] == nil {
        report(.responseWithoutTime, at: element.openingRange)
      }
      let latency = members.take("latency").flatMap { self.latency($0) }
      let body = required(members.take("body"), "body", of: "a response", in: element)
      reportUnknown(members)
      guard let body else { continue }
      responses.append(.init(from: from?.value, body: FeedValue(body), latency: latency))
    }
    if isFirst, list.kind == .array { report(.noResponse, at: list.range) }
    return responses
  }

  private mutating func checkOrder(_ moment: Located<FeedMoment>, after last: Located<FeedMoment>) {
    if moment.value.form != last.value.form {
      report(.mixedForms, at: moment.range)
    } else if !moment.value.isLater(than: last.value) {
      report(.outOfOrder(isSame: moment.value == last.value), at: moment.range)
    }
  }

  private mutating func maintenance(_ value: PropertyListValue) -> FeedEndpoint.Maintenance? {
    guard var members = members(of: value, "'duringMaintenance'") else { return nil }
    let body = members.take("body")
    let status = members.take("status")
    reportUnknown(members)
    switch (body, status) {
    case (let body?, nil): return .body(FeedValue(body))
    case (nil, let status?): return self.status(status).map { .status($0) }
    default:
      report(.oneOf(["body", "status"], of: "'duringMaintenance'"), at: value.openingRange)
      return nil
    }
  }

  // MARK: Failures

  private mutating func failure(_ value: PropertyListValue) -> FeedEndpoint.Failure? {
    guard var members = members(of: value, "a failure") else { return nil }
    let window = self.window(&members, in: value, isNeeded: false)
    let share = members.take("share").flatMap { self.share($0) } ?? 1
    let ways = ["status", "unreachable", "timeout"]
    let given = ways.compactMap { name in members.take(name).map { (name, $0) } }
    reportUnknown(members)
    guard given.count == 1, let (name, way) = given.first else {
      report(.oneOf(ways, of: "a failure"), at: value.openingRange)
      return nil
    }
    guard let reason = self.reason(name, way), let window else { return nil }
    return FeedEndpoint.Failure(window: window, reason: reason, share: share)
  }

  private mutating func reason(_ name: String, _ value: PropertyListValue) -> FeedFailure.Reason? {
    if name == "status" { return self.status(value).map { .status($0) } }
    guard value.boolean == true else {
      report(.mustBeTrue(name, found: value.kind), at: value.range)
      return nil
    }
    return name == "timeout" ? .timedOut : .unreachable
  }

  private mutating func status(_ value: PropertyListValue) -> Int? {
    guard value.kind == .integer else {
      report(.wrongType("status", expected: "an integer", found: value.kind), at: value.range)
      return nil
    }
    guard let status = value.integer, (300...599).contains(status) else {
      report(.unsuitableStatus(value.spelling), at: value.range)
      return nil
    }
    return status
  }

  private mutating func share(_ value: PropertyListValue) -> Double? {
    guard let share = value.number else {
      report(.wrongType("share", expected: "a number", found: value.kind), at: value.range)
      return nil
    }
    guard share > 0, share <= 1 else {
      report(.unsuitableShare(value.spelling), at: value.range)
      return nil
    }
    return share
  }
}

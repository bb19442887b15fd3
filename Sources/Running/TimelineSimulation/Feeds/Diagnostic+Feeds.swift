// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

extension Diagnostic {
  /// An error in a feed, at a place.
  init(invalidFeed message: Message, at place: Place) {
    self.init(id: FeedDecoder.findingID, severity: .error, message: message, at: place)
  }
}

extension Diagnostic.Message {
  static func unsupportedFeedVersion(_ spelling: String) -> Self {
    "feed version '\(spelling)' is not supported; use \(FeedFile.supportedVersion)"
  }

  // MARK: Widgets and endpoints

  static func unknownWidget(_ name: String, known: [String]) -> Self {
    "unknown widget '\(name)'\(NearName.advice(name, among: known))"
  }

  static func otherWidget(_ name: String, _ wanted: String) -> Self {
    "the feed is for the widget '\(name)', not '\(wanted)'; use another feed, or remove 'widget'"
  }

  static func unknownEndpoint(_ name: String, known: [String]) -> Self {
    "no widget calls the endpoint '\(name)'\(NearName.advice(name, among: known))"
  }

  static func missingEndpoint(_ name: String, widget: String, known: [String]) -> Self {
    "the feed has no endpoint '\(name)', which the widget '\(widget)' calls; add it\(known.isEmpty ? "" : " next to \(list(known))")"
  }

  static var noEndpoint: Self { "'endpoints' is empty; add at least one endpoint" }

  // MARK: Answers

  static func noAnswer(_ owner: String) -> Self {
    "\(owner) has no answer; add 'body', or 'responses' with times"
  }

  static func twoAnswers(_ owner: String) -> Self {
    "\(owner) has both a 'body' and 'responses'; remove one of them"
  }

  static var noResponse: Self { "'responses' is empty; add a response, or use 'body'" }

  static var responseWithoutTime: Self { "only the first response can omit 'from'; add it here" }

  static func outOfOrder(isSame: Bool) -> Self {
    isSame
      ? "the response above has the same time; remove one of them"
      : "this time is earlier than that of the response above; sort the responses"
  }

  static func oneOf(_ names: [String], of owner: String) -> Self {
    "\(owner) needs exactly one of \(list(names))"
  }

  // MARK: Failures

  static func mustBeTrue(_ name: String, found: PropertyListValue.Kind) -> Self {
    found == .boolean
      ? "'\(name)' can only be true; remove the failure"
      : "'\(name)' must be true, not \(found.indefiniteWords)"
  }

  static func unsuitableStatus(_ spelling: String) -> Self {
    "the status \(spelling) is not a failure; use 300 to 599"
  }

  static func unsuitableShare(_ spelling: String) -> Self {
    "invalid share \(spelling); use a number above 0 and up to 1"
  }

  // MARK: Times

  static func noLength(_ name: String, _ text: String) -> Self {
    "'\(text)' is not a length of time for '\(name)'; write it as \"80ms\", \"2s\" or \"1h30m\""
  }

  static func negativeLength(_ name: String, _ text: String) -> Self {
    "the length '\(text)' of '\(name)' is negative; use 0s or more"
  }

  static var zeroTimeout: Self { "a request cannot be answered within 0s; increase 'timeout'" }

  static func latencyOfSeveral(_ count: Int) -> Self {
    "a range of 'latency' needs two lengths of time, the shortest and the longest; found \(count)"
  }

  static var latencyReversed: Self {
    "the longest 'latency' is shorter than the shortest; swap them"
  }

  static func noMoment(_ name: String, _ text: String) -> Self {
    """
    '\(text)' is not a time for '\(name)'; write it as "13:00", "2026-11-24", "2026-11-24T13:00" \
    or "2026-11-24T13:00+09:00"
    """
  }

  static var mixedForms: Self {
    """
    this time is written differently from the one before; write both as a time of day, as a date, \
    or as a date with an offset from UTC
    """
  }

  static var windowWithoutEnds: Self { "a window needs a 'from', an 'until', or both" }

  static var dailyWindowWithoutEnd: Self { "a daily window needs both 'from' and 'until'" }

  static func emptyWindow(isSame: Bool) -> Self {
    isSame
      ? "the window is empty; make it longer"
      : "the window ends before it begins; swap its ends"
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

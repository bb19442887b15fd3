// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// A message on something wrong in a feed file.
///
/// All sentences are in ``FeedMessage/sentence``.
enum FeedMessage: Hashable, ObjectMessage {
  case notAnObject(String, found: PropertyListValue.Kind)
  case missingMember(String, of: String)
  case unknownMember(String, of: String, known: [String])
  case wrongType(String, expected: String, found: PropertyListValue.Kind)
  case unsupportedVersion(String)
  case unknownWidget(String, known: [String])
  case otherWidget(String, String)
  case unknownEndpoint(String, known: [String])
  case missingEndpoint(String, widget: String, known: [String])
  case noEndpoint
  case noAnswer(String)
  case twoAnswers(String)
  case noResponse
  case responseWithoutTime
  case oneOf([String], of: String)
  case mustBeTrue(String, found: PropertyListValue.Kind)
  case unsuitableStatus(String)
  case unsuitableShare(String)
  case noLength(String, String)
  case negativeLength(String, String)
  case zeroTimeout
  case latencyOfSeveral(Int)
  case latencyReversed
  case noMoment(String, String)
  case mixedForms
  case outOfOrder(isSame: Bool)
  case windowWithoutEnds
  case dailyWindowWithoutEnd
  case emptyWindow(isSame: Bool)

  /// The identifier of all findings about feeds.
  static let id = "invalid-feed"

  /// The finding, at a place.
  func diagnostic(at place: Diagnostic.Place) -> Diagnostic {
    Diagnostic(id: Self.id, severity: .error, message: "\(sentence)", at: place)
  }

  private var sentence: String {
    switch self {
    case .notAnObject(let name, let found):
      "\(name) must be an object, not \(found.indefiniteWords)"
    case .missingMember(let name, let owner): "\(owner) has no '\(name)'; add it"
    case .unknownMember(let name, let owner, let known):
      "unknown member '\(name)' in \(owner)" + Self.choice(name, known.filter { $0 != "$schema" })
    case .wrongType(let name, let expected, let found):
      "'\(name)' must be \(expected), not \(found.indefiniteWords)"
    case .unsupportedVersion(let spelling):
      "feed version '\(spelling)' is not supported; use \(FeedFile.supportedVersion)"
    case .unknownWidget(let name, let known):
      "unknown widget '\(name)'" + Self.choice(name, known)
    case .otherWidget(let name, let wanted):
      "the feed is for the widget '\(name)', not '\(wanted)'; use another feed, or remove 'widget'"
    case .unknownEndpoint(let name, let known):
      "no widget calls the endpoint '\(name)'" + Self.choice(name, known)
    case .missingEndpoint(let name, let widget, let known):
      "the feed has no endpoint '\(name)', which the widget '\(widget)' calls; add it"
        + (known.isEmpty ? "" : " next to \(Self.list(known))")
    case .noEndpoint: "'endpoints' is empty; add at least one endpoint"
    case .noAnswer(let owner):
      "\(owner) has no answer; add 'body', or 'responses' with times"
    case .twoAnswers(let owner): "\(owner) has both a 'body' and 'responses'; remove one of them"
    case .noResponse: "'responses' is empty; add a response, or use 'body'"
    case .responseWithoutTime:
      "only the first response can omit 'from'; add it here"
    case .oneOf(let names, let owner):
      "\(owner) needs exactly one of \(Self.list(names))"
    case .mustBeTrue(let name, let found):
      found == .boolean
        ? "'\(name)' can only be true; remove the failure"
        : "'\(name)' must be true, not \(found.indefiniteWords)"
    case .unsuitableStatus(let spelling):
      "the status \(spelling) is not a failure; use 300 to 599"
    case .unsuitableShare(let spelling):
      "invalid share \(spelling); use a number above 0 and up to 1"
    case .noLength(let name, let text):
      "'\(text)' is not a length of time for '\(name)'; write it as \"80ms\", \"2s\" or \"1h30m\""
    case .negativeLength(let name, let text):
      "the length '\(text)' of '\(name)' is negative; use 0s or more"
    case .zeroTimeout: "a request cannot be answered within 0s; increase 'timeout'"
    case .latencyOfSeveral(let count):
      "a range of 'latency' needs two lengths of time, the shortest and the longest; found \(count)"
    case .latencyReversed: "the longest 'latency' is shorter than the shortest; swap them"
    case .noMoment(let name, let text):
      "'\(text)' is not a time for '\(name)'; write it as \"13:00\", \"2026-11-24\", "
        + "\"2026-11-24T13:00\" or \"2026-11-24T13:00+09:00\""
    case .mixedForms:
      "this time is written differently from the one before; write both as a time of day, as a date, "
        + "or as a date with an offset from UTC"
    case .outOfOrder(isSame: false):
      "this time is earlier than that of the response above; sort the responses"
    case .outOfOrder(isSame: true):
      "the response above has the same time; remove one of them"
    case .windowWithoutEnds: "a window needs a 'from', an 'until', or both"
    case .dailyWindowWithoutEnd:
      "a daily window needs both 'from' and 'until'"
    case .emptyWindow(isSame: false): "the window ends before it begins; swap its ends"
    case .emptyWindow(isSame: true): "the window is empty; make it longer"
    }
  }

  /// The near name, else all names.
  private static func choice(_ name: String, _ known: [String]) -> String {
    if let near = NearName.of(name, among: known) { return "; did you mean '\(near)'?" }
    return "; use one of \(list(Array(known.prefix(16))))"
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

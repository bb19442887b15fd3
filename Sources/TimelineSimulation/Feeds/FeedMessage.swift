// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// What can be wrong with a feed file.
///
/// The sentences stand in ``FeedMessage/sentence`` and nowhere else.
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
      "\(name) must be an object; this is \(found.indefiniteWords)"
    case .missingMember(let name, let owner): "\(owner) has no '\(name)'; add it"
    case .unknownMember(let name, let owner, let known):
      "'\(name)' is no member of \(owner)" + Self.choice(name, known.filter { $0 != "$schema" })
    case .wrongType(let name, let expected, let found):
      "'\(name)' must be \(expected); it is \(found.indefiniteWords)"
    case .unsupportedVersion(let spelling):
      "version '\(spelling)' of the feed is not read; \(FeedFile.supportedVersion) is"
    case .unknownWidget(let name, let known):
      "there is no widget '\(name)'" + Self.choice(name, known)
    case .otherWidget(let name, let wanted):
      "the feed is for the widget '\(name)', and this is '\(wanted)'; name its own, or leave 'widget' out"
    case .unknownEndpoint(let name, let known):
      "no widget asks for an endpoint '\(name)'" + Self.choice(name, known)
    case .missingEndpoint(let name, let widget, let known):
      "the feed has no endpoint '\(name)', which the widget '\(widget)' asks for; add it"
        + (known.isEmpty ? "" : " beside \(Self.list(known))")
    case .noEndpoint: "'endpoints' is empty, so nothing would be answered; add one"
    case .noAnswer(let owner):
      "\(owner) answers nothing; add a 'body', or 'responses' with what is answered when"
    case .twoAnswers(let owner): "\(owner) has both a 'body' and 'responses'; remove one of them"
    case .noResponse: "'responses' is empty; add one, or use 'body'"
    case .responseWithoutTime:
      "only the first response can do without a 'from'; say from when on this one is given"
    case .oneOf(let names, let owner):
      "\(owner) needs exactly one of \(Self.list(names))"
    case .mustBeTrue(let name, let found):
      found == .boolean
        ? "'\(name)' can only be true; leave the failure out"
        : "'\(name)' must be true; it is \(found.indefiniteWords)"
    case .unsuitableStatus(let spelling):
      "the status \(spelling) is no failure; give one from 300 to 599"
    case .unsuitableShare(let spelling):
      "the share \(spelling) is none; give a number above 0, up to 1"
    case .noLength(let name, let text):
      "'\(text)' is no length of time for '\(name)'; write it as in \"80ms\", \"2s\" or \"1h30m\""
    case .negativeLength(let name, let text):
      "the length '\(text)' of '\(name)' is negative, and nothing arrives before it is asked for; "
        + "give 0s or more"
    case .zeroTimeout: "a request that waits 0s is never answered; give 'timeout' more"
    case .latencyOfSeveral(let count):
      "a range of 'latency' has a shortest and a longest length of time; this has "
        + (count == 1 ? "1 element" : "\(count) elements")
    case .latencyReversed: "the longest 'latency' is shorter than the shortest; exchange them"
    case .noMoment(let name, let text):
      "'\(text)' is no time for '\(name)'; write it as in \"13:00\", \"2026-11-24\", "
        + "\"2026-11-24T13:00\" or \"2026-11-24T13:00+09:00\""
    case .mixedForms:
      "this time has another form than the one before; give both a time of every day, both a date, "
        + "or both a date with an offset from UTC"
    case .outOfOrder(isSame: false):
      "this time is before that of the response above; put them in order"
    case .outOfOrder(isSame: true):
      "this time is that of the response above, too; only one can be given"
    case .windowWithoutEnds: "a window needs a 'from', an 'until', or both"
    case .dailyWindowWithoutEnd:
      "a window that opens every day needs both a 'from' and an 'until'"
    case .emptyWindow(isSame: false): "the window ends before it begins; exchange its ends"
    case .emptyWindow(isSame: true): "the window ends when it begins; make it longer"
    }
  }

  /// The near name, else all names.
  private static func choice(_ name: String, _ known: [String]) -> String {
    if let near = NearName.of(name, among: known) { return "; did you mean '\(near)'?" }
    return "; there are \(list(Array(known.prefix(16))))"
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

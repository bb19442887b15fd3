// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// The result of an audit: a value that adds up, so that parts can be audited anywhere.
package struct AuditSummary: Hashable, Sendable {
  /// The version of the JSON form.
  package static let version = 1

  /// The subject that the choices were audited against.
  struct Subject: Hashable, Sendable {
    var intent: String?
    var family: String
    var fingerprint: String
    var destinations: [AuditSubject.Destination]
  }

  let subject: Subject
  var counts: AuditCounts
  var events = AuditEvents()

  /// Creates the summary of no choices.
  package init(_ subject: AuditSubject) {
    self.subject = Subject(
      intent: subject.intentName, family: subject.family.rawValue,
      fingerprint: subject.fingerprint, destinations: subject.destinations)
    counts = AuditCounts(destinationCount: subject.destinations.count)
  }

  init(_ subject: Subject, counts: AuditCounts, events: AuditEvents) {
    self.subject = subject
    self.counts = counts
    self.events = events
  }

  /// The number of choices with a verdict.
  package subscript(verdict: ChoiceVerdict) -> Int { counts[verdict] }

  /// The number of lines that hold something.
  package var choiceCount: Int { counts.verdicts.reduce(into: 0) { $0.add(count: $1) } }

  /// The number of lines, those without anything on them too.
  package var lineCount: Int { events.lineCount }

  /// An error that a summary cannot be added to another.
  package enum Mismatch: Error, Hashable, Sendable {
    /// The summaries are of different definitions, catalogs or families.
    case otherSubject
  }

  /// Adds the summary of the choices that follow.
  ///
  /// - Throws: ``Mismatch`` if they were audited against something else.
  package mutating func append(_ other: AuditSummary) throws(Mismatch) {
    // Titles may be in two languages.
    guard subject.fingerprint == other.subject.fingerprint,
      subject.destinations.map(\.identifier) == other.subject.destinations.map(\.identifier)
    else { throw .otherSubject }
    counts.add(other.counts)
    events.append(other.events, of: nil, after: events.lineCount)
  }
}

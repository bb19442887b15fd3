// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The answer of a provider: of a placeholder or a snapshot one entry.
package struct ProvidedTimeline: Hashable, Sendable {
  /// An entry without its view, which is drawn when it is asked for.
  package struct Entry: Hashable, Sendable {
    /// The moment from which it is shown.
    package var date: Instant

    /// The relevance of the entry, with its duration in seconds; nil if it is not set.
    package var relevance: Relevance?

    /// Creates an entry with its date and relevance.
    package init(date: Instant, relevance: Relevance? = nil) {
      self.date = date
      self.relevance = relevance
    }
  }

  /// The relevance of an entry.
  package struct Relevance: Hashable, Sendable {
    /// The score, on a scale that the provider chooses.
    package var score: Double

    /// The duration of the relevance, in seconds.
    package var duration: Double

    /// Creates a relevance; the duration is in seconds.
    package init(score: Double, duration: Double) {
      self.score = score
      self.duration = duration
    }
  }

  /// The number by which drawings are asked for.
  package var run: Int

  /// The entries, in the order of the provider.
  package var entries: [Entry]

  /// The reload policy of the timeline.
  package var policy: ReloadPolicy

  /// The moment of the program's clock at which the answer came; nil if it is the machine's.
  package var end: Instant?

  /// Creates an answer with its run's number, entries and policy.
  package init(run: Int, entries: [Entry], policy: ReloadPolicy, end: Instant? = nil) {
    self.run = run
    self.entries = entries
    self.policy = policy
    self.end = end
  }

  package init(_ message: MessageReader) throws(MessageError) { self = try message.read() }

  package func write(to writer: inout MessageWriter) { put(on: &writer) }
}

extension ProvidedTimeline: WireObject {
  static var blank: ProvidedTimeline { ProvidedTimeline(run: 0, entries: [], policy: .atEnd) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("run", &run)
    try wire.member("entries", &entries)
    var after: Instant? = if case .after(let date) = policy { date } else { nil }
    try wire.member("after", ifAny: &after)
    if let after {
      policy = .after(after)
    } else {
      var name = policy == .never ? "never" : "atEnd"
      try wire.member("policy", &name)
      policy = name == "never" ? .never : .atEnd
    }
    try wire.member("end", ifAny: &end)
  }
}

extension ProvidedTimeline.Entry: WireObject {
  static var blank: ProvidedTimeline.Entry { .init(date: Instant(millisecondsSince1970: 0)) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("date", &date)
    try wire.member("relevance", ifAny: &relevance)
  }
}

extension ProvidedTimeline.Relevance: WireList {
  static var blank: ProvidedTimeline.Relevance { .init(score: 0, duration: 0) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&score, &duration)
  }
}

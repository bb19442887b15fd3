// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The answer of a provider: of a placeholder or a snapshot one entry.
package struct ProvidedTimeline: Hashable, Sendable {
  /// The reload policy of the timeline.
  package enum Policy: Hashable, Sendable {
    /// After the date of the last entry.
    case atEnd
    /// After a given moment.
    case after(Instant)
    /// The timeline is not reloaded until the app requests it.
    case never
  }

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
  package var policy: Policy

  /// The moment of the program's clock at which the answer came; nil if it is the machine's.
  package var end: Instant?

  /// Creates an answer with its run's number, entries and policy.
  package init(run: Int, entries: [Entry], policy: Policy, end: Instant? = nil) {
    self.run = run
    self.entries = entries
    self.policy = policy
    self.end = end
  }

  package init(_ message: MessageReader) throws(MessageError) {
    run = try message.member("run").integer()
    entries = try message.member("entries").array { (reader) throws(MessageError) in
      var entry = Entry(date: try reader.member("date").instant())
      if let relevance = reader["relevance"] {
        var items = try relevance.items()
        entry.relevance = Relevance(score: try items.number(), duration: try items.number())
      }
      return entry
    }
    if let date = message["after"] {
      policy = .after(try date.instant())
    } else {
      policy = try message.member("policy").string() == "never" ? .never : .atEnd
    }
    end = try message["end"].map { (end) throws(MessageError) in try end.instant() }
  }

  package func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.key("run")
      writer.integer(run)
      writer.key("entries")
      writer.array(entries) { writer, entry in
        writer.object { writer in
          writer.key("date")
          writer.integer(entry.date.millisecondsSince1970)
          if let relevance = entry.relevance {
            writer.key("relevance")
            writer.array {
              $0.number(relevance.score)
              $0.number(relevance.duration)
            }
          }
        }
      }
      switch policy {
      case .atEnd:
        writer.key("policy")
        writer.string("atEnd")
      case .never:
        writer.key("policy")
        writer.string("never")
      case .after(let date):
        writer.key("after")
        writer.integer(date.millisecondsSince1970)
      }
      if let end {
        writer.key("end")
        writer.integer(end.millisecondsSince1970)
      }
    }
  }
}

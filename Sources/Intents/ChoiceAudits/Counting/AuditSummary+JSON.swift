// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

extension AuditSummary {
  /// The JSON form: the same bytes for the same summary, a final line break.
  package var json: String {
    let first: PropertyListLiteral =
      events.unreadable.map { unreadable in
        [
          "file": unreadable.place.file.map { .string($0) } ?? .null,
          "line": .integer(unreadable.place.line), "column": .integer(unreadable.column),
          "message": .string(unreadable.message), "text": .string(unreadable.place.text),
        ]
      } ?? .null
    return JSONWriter.document([
      "version": .integer(Self.version),
      "intent": subject.intent.map { .string($0) } ?? .null,
      "family": .string(subject.family),
      "subject": .string(subject.fingerprint),
      "lines": .integer(lineCount),
      "choices": .integer(choiceCount),
      "whole": .integer(counts[.whole]),
      "incomplete": .integer(counts[.incomplete]),
      "lost": .integer(counts[.lost]),
      "unreadable": .integer(counts[.unreadable]),
      "firstUnreadable": first,
      "causes": .array(LossCause.allCases.compactMap(literal)),
      "destinations": .array(subject.destinations.indices.map(destination)),
      "together": subject.destinations.count > DestinationCounts.pairLimit ? .null : together,
    ])
  }

  private func literal(of cause: LossCause) -> PropertyListLiteral? {
    let count = counts.causes[cause.rawValue]
    guard count.choices > 0 else { return nil }
    return [
      "cause": .string(cause.name),
      "choices": .integer(count.choices),
      "values": .integer(count.values),
      "isSample": .boolean(count.subjects.isSample),
      "lost": .array(
        count.subjects.keyedRanking.map { entry in
          [
            "text": .string(entry.text), "count": .integer(entry.count),
            "hash": .string(String(entry.key, radix: 16)),
          ]
        }),
      "examples": .array(
        events.examples[cause.rawValue].map { line in
          [
            "file": line.file.map { .string($0) } ?? .null, "line": .integer(line.line),
            "text": .string(line.text),
          ]
        }),
    ]
  }

  private func destination(at index: Int) -> PropertyListLiteral {
    let destination = subject.destinations[index]
    return [
      "identifier": .string(destination.identifier), "title": .string(destination.title),
      "chosen": .integer(counts.destinations.total(of: index)),
      "positions": .array(counts.destinations.positions(of: index).map { .integer($0) }),
    ]
  }

  private var together: PropertyListLiteral {
    .array(
      counts.destinations.together.map { pair in
        let identifiers = [pair.first, pair.second].map { subject.destinations[$0].identifier }
        return [
          "identifiers": .array(identifiers.map { .string($0) }), "choices": .integer(pair.count),
        ]
      })
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

extension AuditSummary {
  /// Reads the summaries that a text holds, one after the other.
  ///
  /// - Throws: ``AuditSummaryError`` if one of them is not a summary of this version.
  package static func summaries(in text: String) throws(AuditSummaryError) -> [AuditSummary] {
    let documents = JSONSequence.documents(in: Array(text.utf8))
    guard !documents.isEmpty else { throw .empty }
    var summaries: [AuditSummary] = []
    for document in documents {
      let root: PropertyListValue
      do throws(PropertyListError) {
        let source = SourceFile(name: "summary", text: String(decoding: document, as: UTF8.self))
        root = try PropertyListDocument(source, as: .json).root
      } catch {
        throw .notJSON(error.message)
      }
      summaries.append(try AuditSummary(root))
    }
    return summaries
  }

  private init(_ root: PropertyListValue) throws(AuditSummaryError) {
    let reader = SummaryReader(value: root, name: "the summary")
    let version = try reader.member("version")
    guard version.integer == Self.version else { throw .version(version.spelling) }
    let subject = Subject(
      intent: root["intent"]?.string, family: try reader.text("family"),
      fingerprint: try reader.text("subject"),
      destinations: try reader.elements("destinations") { value throws(AuditSummaryError) in
        .init(identifier: try value.text("identifier"), title: try value.text("title"))
      })
    var counts = AuditCounts(destinationCount: subject.destinations.count)
    counts.verdicts = [
      try reader.count("whole"), try reader.count("incomplete"), try reader.count("lost"),
      try reader.count("unreadable"),
    ]
    var events = AuditEvents()
    events.lineCount = try reader.count("lines")
    if let first = root["firstUnreadable"], first.kind != .null {
      let first = SummaryReader(value: first, name: "firstUnreadable")
      events.unreadable = .init(
        place: try first.line(), column: try first.count("column"),
        message: try first.text("message"))
    }
    for cause in try reader.elements("causes", { value throws(AuditSummaryError) in value }) {
      try cause.addCause(to: &counts, &events)
    }
    let destinations = try reader.elements("destinations") { value throws(AuditSummaryError) in
      try value.elements("positions") { value throws(AuditSummaryError) in try value.count() }
    }
    for (index, positions) in destinations.enumerated() {
      guard positions.count <= DestinationCounts.positionCount else {
        throw .malformed("positions")
      }
      for (position, number) in positions.enumerated() {
        counts.destinations.add(number, destination: index, position: position)
      }
    }
    if root["together"]?.kind == .array, subject.destinations.count <= DestinationCounts.pairLimit {
      try reader.addPairs(of: subject.destinations.map(\.identifier), to: &counts)
    }
    self.init(subject, counts: counts, events: events)
  }
}

/// Reads the members of an object of a summary.
private struct SummaryReader {
  let value: PropertyListValue
  let name: String

  func member(_ name: String) throws(AuditSummaryError) -> PropertyListValue {
    guard let member = value[name] else { throw .malformed(name) }
    return member
  }

  func text(_ name: String) throws(AuditSummaryError) -> String {
    guard let text = try member(name).string else { throw .malformed(name) }
    return text
  }

  /// The number that the value is, up to the largest that all readers of JSON keep exactly.
  func count() throws(AuditSummaryError) -> Int {
    guard value.kind == .integer, let count = value.integer, 0...(1 << 53) ~= count else {
      throw .malformed(name)
    }
    return count
  }

  func count(_ name: String) throws(AuditSummaryError) -> Int {
    try SummaryReader(value: member(name), name: name).count()
  }

  func elements<Element>(
    _ name: String, _ read: (SummaryReader) throws(AuditSummaryError) -> Element
  ) throws(AuditSummaryError) -> [Element] {
    let list = try member(name)
    guard list.kind == .array else { throw .malformed(name) }
    var elements: [Element] = []
    for element in list.elements {
      elements.append(try read(SummaryReader(value: element, name: name)))
    }
    return elements
  }

  func line() throws(AuditSummaryError) -> AuditedLine {
    AuditedLine(file: value["file"]?.string, line: try count("line"), text: try text("text"))
  }

  /// Adds what the object says of a cause.
  func addCause(
    to counts: inout AuditCounts, _ events: inout AuditEvents
  ) throws(AuditSummaryError) {
    guard let cause = LossCause(name: try text("cause")) else { throw .malformed("cause") }
    let index = cause.rawValue
    counts.causes[index].choices = try count("choices")
    counts.causes[index].values = try count("values")
    counts.causes[index].subjects.isSample = value["isSample"]?.boolean == true
    for lost in try elements("lost", { value throws(AuditSummaryError) in value }) {
      guard let hash = UInt64(try lost.text("hash"), radix: 16) else { throw .malformed("hash") }
      counts.causes[index].subjects.add(
        .init(text: try lost.text("text"), count: try lost.count("count")), at: hash)
    }
    let examples = try elements("examples") { value throws(AuditSummaryError) in try value.line() }
    events.examples[index] = Array(examples.prefix(AuditEvents.exampleLimit))
  }

  /// Adds which destinations are chosen together.
  func addPairs(
    of identifiers: [String], to counts: inout AuditCounts
  ) throws(AuditSummaryError) {
    let indices = Dictionary(
      identifiers.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for pair in try elements("together", { value throws(AuditSummaryError) in value }) {
      let names = try pair.elements("identifiers") { value throws(AuditSummaryError) in
        value.value.string
      }
      guard names.count == 2, let first = names[0].flatMap({ indices[$0] }),
        let second = names[1].flatMap({ indices[$0] }), first != second
      else { throw .malformed("identifiers") }
      counts.destinations.add(try pair.count("choices"), pair: first, second)
    }
  }
}

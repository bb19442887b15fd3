// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Cuts a stream of bytes into messages.
///
/// What is longer than the limit is passed over without being kept, so that the message after it is read as if nothing had been.
package struct MessageFramer {
  /// A part of the stream.
  package enum Frame: Hashable, Sendable {
    /// The bytes of a message.
    case message([UInt8])

    /// A message that is longer than the limit; its bytes are gone.
    case tooLong

    /// A header that says nothing of a length, or one that is no number.
    case badHeader
  }

  /// The most bytes of a message, unless another limit is asked for: as many as a file may have.
  package static let standardLimit = 64 << 20

  /// The most bytes of a header.
  private static let headerLimit = 4096

  private let framing: MessageFraming
  private let limit: Int
  private var pending: [UInt8] = []
  private var start = 0

  /// The offset up to which the pending bytes were searched for an end.
  private var searched = 0

  /// Whether the rest of a line is passed over.
  private var isSkippingLine = false

  /// How many bytes of a message are passed over yet.
  private var skippedCount = 0

  /// How many bytes the message has whose header was read; nil before a header.
  private var expectedCount: Int?

  /// Creates a framer.
  ///
  /// - Parameters:
  ///   - framing: How messages are told apart.
  ///   - limit: The most bytes of a message.
  package init(_ framing: MessageFraming, limit: Int = standardLimit) {
    self.framing = framing
    self.limit = limit
  }

  /// Takes bytes of the stream.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0 {
      pending.removeFirst(start)
      searched -= start
      start = 0
    }
    pending += bytes
  }

  /// The next part that is whole; nil until more bytes come.
  package mutating func next() -> Frame? {
    switch framing {
    case .lines: nextLine()
    case .headers: nextWithHeader()
    }
  }

  /// What is left at the end of the stream: a last line without its end; nil if nothing is.
  package mutating func rest() -> Frame? {
    guard framing == .lines, !isSkippingLine, start < pending.count else { return nil }
    pending.append(UInt8(ascii: "\n"))
    return nextLine()
  }

  private mutating func nextLine() -> Frame? {
    while let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = pending[start..<end]
      start = end + 1
      searched = start
      if isSkippingLine {
        isSkippingLine = false
        continue
      }
      if line.count > limit { return .tooLong }
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      // Nobody waits for an answer to an empty line.
      if text.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { continue }
      return .message(Array(text))
    }
    searched = pending.count
    if isSkippingLine {
      start = searched
    } else if searched - start > limit {
      start = searched
      isSkippingLine = true
      return .tooLong
    }
    return nil
  }

  private mutating func nextWithHeader() -> Frame? {
    while true {
      if skippedCount > 0 {
        let count = min(skippedCount, pending.count - start)
        start += count
        skippedCount -= count
        if skippedCount > 0 { return nil }
      }
      if let count = expectedCount {
        guard pending.count - start >= count else { return nil }
        defer {
          start += count
          expectedCount = nil
        }
        return .message(Array(pending[start..<(start + count)]))
      }
      guard let (end, next) = headerEnd() else {
        guard pending.count - start > Self.headerLimit else { return nil }
        start = pending.count
        return .badHeader
      }
      let length = Self.length(in: pending[start..<end])
      start = next
      guard let length else { return .badHeader }
      if length > limit {
        skippedCount = length
        return .tooLong
      }
      expectedCount = length
    }
  }

  /// Where the header ends, and where what follows begins: at an empty line, however lines end.
  private func headerEnd() -> (end: Int, next: Int)? {
    var index = start
    while let lineEnd = pending[index...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = pending[index..<lineEnd]
      if line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) {
        // A header has at least one line.
        if index > start { return (index, lineEnd + 1) }
      }
      index = lineEnd + 1
    }
    return nil
  }

  /// The number after `Content-Length`; nil if there is none that a message can have.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2,
        String(decoding: parts[0], as: UTF8.self).lowercased() == "content-length"
      else { continue }
      let digits = parts[1].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
      let length = Int(String(decoding: digits, as: UTF8.self))
      return length.flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Judges the lines of blocks, one worker's.
struct BlockAuditor {
  private let reader: LineReader
  private let writesLines: Bool
  private var scanner: LineScanner

  /// The counts of all blocks so far.
  private(set) var counts: AuditCounts

  /// The ordered findings of the last block.
  private(set) var events = AuditEvents()

  /// A line for each line of the last block, where that is asked for.
  private(set) var output: [UInt8] = []

  /// How many lines were judged by their bytes.
  private(set) var scannedCount = 0

  init(_ subject: AuditSubject, path: ChoicePath, writesLines: Bool) {
    reader = LineReader(subject: subject, path: path)
    scanner = LineScanner(subject, path: path)
    counts = AuditCounts(destinationCount: subject.destinations.count)
    self.writesLines = writesLines
  }

  /// Judges all lines of a block.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - isScanned: Whether usual lines are judged by their bytes, as they are but in tests.
  mutating func audit(_ block: borrowing LineBlock, isScanned: Bool = true) {
    events = AuditEvents()
    output.removeAll(keepingCapacity: true)
    let text = block.bytes.span
    var start = 0
    while start < block.count {
      let end = text.bytes.offset(ofFirst: 0x0A, from: start) ?? block.count
      if text.skippingSpace(from: start) == end {
        // A line without anything on it is no choice.
        if writesLines { output.append(0x0A) }
      } else {
        if block.isCut || end - start > LineBlock.longestLine {
          scanner.judgment.begin()
          scanner.judgment.fail(Self.tooLong, column: LineBlock.longestLine + 1)
        } else if isScanned, scanner.scan(text, start, end) {
          scannedCount &+= 1
        } else {
          reader.judge(block.bytes, start..<end, into: &scanner.judgment)
        }
        counts.add(scanner.judgment, text)
        if scanner.judgment.verdict != .whole {
          events.note(scanner.judgment, text, start..<end)
        }
        if writesLines { scanner.judgment.append(to: &output, block.bytes, start..<end) }
      }
      events.lineCount += 1
      start = end + 1
    }
  }

  private static let tooLong = "the line is longer than 1 MiB"
}

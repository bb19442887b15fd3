// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

@testable import ChoiceAudits

/// What an audit of some text finds.
struct Audited {
  /// The lines with their verdicts.
  var output: String

  /// The summary.
  var summary: AuditSummary

  /// How many lines the scanner judged itself.
  var scannedCount = 0

  /// Audits a text.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - subject: What they are audited against.
  ///   - path: Where the choice is.
  ///   - isScanned: Whether usual lines are judged by their bytes.
  init(
    _ text: [UInt8], _ subject: AuditSubject, path: ChoicePath = .standard, isScanned: Bool = true
  ) {
    var auditor = BlockAuditor(subject, path: path, writesLines: true)
    var block = LineBlock()
    block.bytes = text + (text.last == 0x0A ? [] : [0x0A])
    block.count = block.bytes.count
    block.bytes += [UInt8](repeating: 0, count: LineBlock.padding)
    auditor.audit(block, isScanned: isScanned)
    output = String(decoding: auditor.output, as: UTF8.self)
    summary = AuditSummary(subject)
    summary.counts.add(auditor.counts)
    summary.events.append(auditor.events, of: nil, after: 0)
    scannedCount = auditor.scannedCount
  }

  init(_ text: String, _ subject: AuditSubject, path: ChoicePath = .standard) {
    self.init(Array(text.utf8), subject, path: path)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText

/// The findings of values, by their bytes: millions of choices have the same few.
struct ValueMemo {
  private struct Entry {
    var intent = ""
    var parameter = -1
    var bytes: [UInt8] = []
    var finding = AuditedIntent.Finding.fits
  }

  /// How many values are kept; one that comes later takes the place of another.
  private static let slotCount = 1024

  /// The longest value that is kept, in bytes.
  private static let longest = 64

  private var entries = [Entry](repeating: Entry(), count: slotCount)

  /// The finding of a value in a block.
  mutating func finding(
    _ text: Span<UInt8>, _ range: Range<Int>, of index: Int, _ intent: AuditedIntent
  ) -> AuditedIntent.Finding {
    guard range.count <= Self.longest else { return Self.read(text, range, of: index, intent) }
    var hash = UInt64(index)
    for offset in range { hash = (hash ^ UInt64(text[offset])) &* 0x100_0000_01B3 }
    let slot = Int((hash ^ hash >> 32) & UInt64(Self.slotCount - 1))
    if entries[slot].parameter == index, entries[slot].bytes.count == range.count,
      entries[slot].intent == intent.name, isKept(text, range, in: slot)
    {
      return entries[slot].finding
    }
    let finding = Self.read(text, range, of: index, intent)
    entries[slot] = Entry(
      intent: intent.name, parameter: index, bytes: range.map { text[$0] }, finding: finding)
    return finding
  }

  private func isKept(_ text: Span<UInt8>, _ range: Range<Int>, in slot: Int) -> Bool {
    for (index, byte) in entries[slot].bytes.enumerated()
    where text[range.lowerBound + index] != byte {
      return false
    }
    return true
  }

  /// Reads the value as ``LineReader`` does.
  private static func read(
    _ text: Span<UInt8>, _ range: Range<Int>, of index: Int, _ intent: AuditedIntent
  ) -> AuditedIntent.Finding {
    let spelling = String(decoding: range.map { text[$0] }, as: UTF8.self)
    let file = SourceFile(name: "value", text: spelling)
    // The bytes were passed as a value of JSON before.
    guard let document = try? PropertyListDocument(file, as: .json) else { return .absent }
    return intent.finding(
      of: ParameterValue(PropertyListLiteral(document.root)), for: intent.parameters[index])
  }
}

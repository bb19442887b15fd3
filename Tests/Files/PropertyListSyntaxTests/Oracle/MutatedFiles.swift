// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport

/// Property lists as accidents leave them: bits turned, ends cut off, blocks lost or doubled, tokens swapped, encodings changed.
///
/// The same in each run, as the numbers behind them are.
struct MutatedFiles {
  private var generator: SeededGenerator
  private let samples: [[UInt8]]

  /// Starts with files that are sound.
  init(of samples: [[UInt8]], seed: UInt64) {
    self.samples = samples
    generator = SeededGenerator(seed: seed)
  }

  /// What happens to a file.
  enum Accident: CaseIterable {
    case bit, byte, cut, lostBlock, doubledBlock, movedBlock, number, token, stray, encoding, name
  }

  /// The next damaged file.
  mutating func next() -> (accident: Accident, content: [UInt8]) {
    let sample = samples.randomElement(using: &generator) ?? []
    let accident = Accident.allCases.randomElement(using: &generator) ?? .bit
    return (accident, damaged(sample, by: accident))
  }

  private mutating func damaged(_ sample: [UInt8], by accident: Accident) -> [UInt8] {
    guard !sample.isEmpty else { return sample }
    var content = sample
    let index = Int.random(in: content.indices, using: &generator)
    switch accident {
    case .bit:
      content[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case .byte:
      content[index] = UInt8.random(in: 0...255, using: &generator)
    case .cut:
      content.removeSubrange(index...)
    case .lostBlock:
      content.removeSubrange(block(in: content, at: index))
    case .doubledBlock:
      let range = block(in: content, at: index)
      content.insert(contentsOf: content[range], at: range.upperBound)
    case .movedBlock:
      let range = block(in: content, at: index)
      let moved = Array(content[range])
      content.removeSubrange(range)
      let target = Int.random(in: 0...content.count, using: &generator)
      content.insert(contentsOf: moved, at: target)
    case .number:
      let digits = content.indices.filter { 0x30...0x39 ~= content[$0] }
      guard let digit = digits.randomElement(using: &generator) else { return content }
      content.replaceSubrange(digit...digit, with: pick(Self.numbers))
    case .token:
      swapToken(in: &content)
    case .stray:
      let place = Bool.random(using: &generator) ? 0 : index
      content.insert(contentsOf: pick(Self.strays), at: place)
    case .encoding:
      return reencoded(content)
    case .name:
      rename(in: &content)
    }
    return content
  }

  private mutating func block(in content: [UInt8], at index: Int) -> Range<Int> {
    index..<min(content.count, index + Int.random(in: 1...200, using: &generator))
  }

  private mutating func pick(_ texts: [String]) -> [UInt8] {
    Array((texts.randomElement(using: &generator) ?? "").utf8)
  }

  private static let numbers = ["-1", "0x7F", "99999999999999999999999", "", "1e9", "NaN", "０"]

  private static let strays = [
    "x", "word ", "\"", "<", ">", "&", ";", "{", "}", "=", "\u{FEFF}", "\0", "<!--", "-->",
    "<?xml?>", "</dict>", "</plist>", "<string>", "/*", "*/", "//", "é", "(",
  ]

  private static let tokens: [(String, String)] = [
    ("<dict>", "<array>"), ("</dict>", "</array>"), ("<string>", "<key>"), ("</key>", "</string>"),
    ("</key>", ""), ("</string>", ""), ("</dict>", ""), ("</array>", ""), ("</plist>", ""),
    ("<true/>", "<true>"), ("<integer>", "<real>"), ("version=\"1.0\"", "version=1.0"),
    ("version=\"1.0\">", "version=\"1.0>"), ("<plist ", "<plist \" "), ("\"-//Apple//DTD", "-//"),
    (".dtd\">", ".dtd\""), ("PLIST", ""), ("\";", ";"), ("\" =", " ="), (" = ", " "), (";", ","),
    ("<dict/>", "<dict></dict >"), ("<key>", "< key>"), ("<string>", "<string a='1' b>"),
  ]

  private mutating func swapToken(in content: inout [UInt8]) {
    let candidates = Self.tokens.filter { content.firstRange(of: Array($0.0.utf8)) != nil }
    guard let (old, new) = candidates.randomElement(using: &generator) else { return }
    let pattern = Array(old.utf8)
    let start = Int.random(in: content.indices, using: &generator)
    let range =
      content[start...].firstRange(of: pattern) ?? content.firstRange(of: pattern) ?? 0..<0
    content.replaceSubrange(range, with: Array(new.utf8))
  }

  private static let names = [
    "UTF-9", "utf8", "ISO-8859-1", "Shift_JIS", "UTF-16", "us-ascii", "", "EUC-JP", "windows-1252",
    "x-mac-roman", "UTF-32", "no-such-encoding",
  ]

  /// Gives the declared encoding another name.
  private mutating func rename(in content: inout [UInt8]) {
    guard let range = content.firstRange(of: Array("UTF-8".utf8)) else { return }
    content.replaceSubrange(range, with: pick(Self.names))
  }

  /// The text in another encoding, or with a unit of it that is no text.
  private mutating func reencoded(_ content: [UInt8]) -> [UInt8] {
    let text = String(decoding: content, as: UTF8.self)
    let units = Array(text.utf16)
    func bytes<Unit: FixedWidthInteger>(_ units: [Unit], _ mark: Unit?) -> [UInt8] {
      ((mark.map { [$0] } ?? []) + units).flatMap { unit in
        withUnsafeBytes(of: unit.littleEndian) { Array($0) }
      }
    }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return bytes(units, 0xFEFF)
    case 1: return bytes(units, nil)
    case 2: return bytes(units.map(\.byteSwapped), 0xFFFE)
    case 3: return bytes(text.unicodeScalars.map(\.value), 0xFEFF)
    case 4:
      return bytes(text.unicodeScalars.map(\.value.byteSwapped), (0xFEFF as UInt32).byteSwapped)
    case 5:
      var broken = units
      broken.insert(0xD800, at: Int.random(in: 0...broken.count, using: &generator))
      return bytes(broken, 0xFEFF)
    case 6: return [0xEF, 0xBB, 0xBF] + content
    default:
      let index = Int.random(in: content.indices, using: &generator)
      return content[..<index] + [0x83, 0x65, 0x83, 0x58] + content[index...]
    }
  }
}

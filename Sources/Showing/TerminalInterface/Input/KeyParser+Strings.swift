// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Control strings: the replies of terminals to questions, which are swallowed, and pasted texts.

extension KeyParser {
  /// Swallows a byte of a string that `DCS`, `SOS`, `OSC`, `PM` or `APC` began.
  mutating func takeInString(_ byte: UInt8, introducer: UInt8, isEmpty: Bool, hasEscape: Bool) {
    if hasEscape {
      state = .escape(isDouble: false)
      hasAlt = false
      // ST, ESC and a backslash, ends the string; any other ESC gives it up, so that none can lock the keyboard.
      if byte == UInt8(ascii: "\\") {
        enterGround()
      } else {
        takeAfterEscape(byte, isDouble: false)
      }
      return
    }
    switch byte {
    case 0x07, 0x18, 0x1A: enterGround()
    case 0x00..<0x20 where byte != 0x1B && isEmpty:
      // No string begins so: it was Alt with the letter, and another key.
      emitAlt(introducer)
      abandonSequence(before: byte)
    case 0x1B: state = .string(introducer: introducer, isEmpty: false, hasEscape: true)
    default: state = .string(introducer: introducer, isEmpty: false, hasEscape: false)
    }
  }

  /// The bytes that end a pasted text.
  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  mutating func takeInPaste(_ byte: UInt8, matched: Int) {
    if byte == Self.endOfPaste[matched] {
      state = .paste(matched: matched + 1)
      if matched + 1 == Self.endOfPaste.count { endPaste(matched: 0, isComplete: true) }
      return
    }
    // The end begins with its only ESC, so no part of what matched can begin another.
    for byte in Self.endOfPaste.prefix(matched) { collectPasted(byte) }
    guard byte != Self.endOfPaste[0] else {
      state = .paste(matched: 1)
      return
    }
    state = .paste(matched: 0)
    // Whoever interrupts does not wait for the end of a text, which may never come.
    guard byte != Self.interrupt else {
      events.append(.key(KeyPress(.character("c"), .control)))
      return
    }
    collectPasted(byte)
  }

  /// The byte that Ctrl-C sends.
  private static let interrupt: UInt8 = 0x03

  private mutating func collectPasted(_ byte: UInt8) {
    if sequence.count < Self.longestPaste { sequence.append(byte) } else { isTooLong = true }
  }

  /// Reports what was pasted.
  ///
  /// - Parameters:
  ///   - matched: How many bytes of what looked like the end belong to the text.
  ///   - isComplete: Whether the end was seen.
  mutating func endPaste(matched: Int, isComplete: Bool) {
    for byte in Self.endOfPaste.prefix(matched) { collectPasted(byte) }
    let text = Self.safeText(sequence)
    events.append(.paste(PastedText(text: text, isCutShort: isTooLong || !isComplete)))
    enterGround()
  }

  /// The text of bytes, with line feeds for all line breaks, and without other controls than tabs.
  private static func safeText(_ bytes: [UInt8]) -> String {
    var result = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0A: if !isAfterReturn { result.append("\n") }
      case 0x0D: result.append("\n")
      case 0x09, 0x20...0x7E, 0xA0...0x10FFFF: result.append(scalar)
      default: break
      }
      isAfterReturn = scalar == "\r"
    }
    return String(result)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Characters, and keys that send a single byte, alone or after ESC.

extension KeyParser {
  mutating func takeInGround(_ byte: UInt8) {
    switch decoder.next(byte) {
    case .incomplete: break
    case .scalar(let scalar): emit(scalar)
    case .invalid: emitInvalid()
    case .invalidBefore:
      emitInvalid()
      takeInGround(byte)
    }
  }

  mutating func takeAfterEscape(_ byte: UInt8, isDouble: Bool) {
    switch byte {
    case 0x1B:
      if isDouble { emit(.escape) }
      state = .escape(isDouble: true)
      return
    case UInt8(ascii: "["):
      // rxvt, and Terminal.app and iTerm2 where Option sends ESC, put it before the whole sequence.
      hasAlt = isDouble
      return enter(.control)
    case UInt8(ascii: "O"):
      hasAlt = isDouble
      return enter(.single)
    default: break
    }
    if isDouble { emit(.escape) }
    switch byte {
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      enter(.string(introducer: byte, isEmpty: true, hasEscape: false))
    default:
      state = .ground
      hasAlt = true
      takeInGround(byte)
    }
  }

  /// Reports the key that sends a scalar.
  private mutating func emit(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00: emit(.character(" "), .control)
    case 0x08, 0x7F: emit(.backspace)
    case 0x09: emit(.tab)
    case 0x0D: emit(.enter)
    case 0x1B:
      hasAlt = false
      state = .escape(isDouble: false)
    case 0x01...0x1A:
      emit(.character(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60))), .control)
    case 0x1C...0x1F:
      emit(.character(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40))), .control)
    // The controls of ISO 6429 in UTF-8, which no key sends.
    case 0x80...0x9F: hasAlt = false
    default: emit(.character(Character(scalar)))
    }
  }
}

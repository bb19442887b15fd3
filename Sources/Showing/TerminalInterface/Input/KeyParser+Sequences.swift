// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Keys that send a sequence: CSI and SS3.

extension KeyParser {
  mutating func takeInControlSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty:
      state = .linuxFunction
    case UInt8(ascii: "M") where sequence.isEmpty:
      enter(.oldMouse)
    case UInt8(ascii: "$") where !sequence.isEmpty && sequence.allSatisfy(\.isDigit):
      // rxvt ends a key with Shift so, although '$' ends nothing.
      endControlSequence(byte)
    case 0x20...0x3F:
      collect(byte)
    case 0x40...0x7E:
      endControlSequence(byte)
    default:
      if sequence.isEmpty { emitAlt(UInt8(ascii: "[")) }
      abandonSequence(before: byte)
    }
  }

  private mutating func endControlSequence(_ final: UInt8) {
    let control = ControlSequence(sequence, final: final)
    if !isTooLong {
      if control.mark == nil, final == UInt8(ascii: "~"), control.number(0) == 200 {
        hasAlt = false
        return enter(.paste(matched: 0))
      }
      interpret(control)
    }
    enterGround()
  }

  private mutating func interpret(_ control: ControlSequence) {
    if control.mark == UInt8(ascii: "<") { return interpretMouse(control) }
    guard control.mark == nil, control.intermediates.isEmpty else { return }
    // The kitty protocol reports a release as the third kind of event.
    guard control.number(1, part: 1) != 3 else { return }
    let modifiers = KeyModifiers(parameter: control.number(1) ?? 1)
    switch control.final {
    case UInt8(ascii: "~"):
      if control.number(0) == 27, let code = control.number(2) {
        emitTyped(code: code, modifiers: modifiers)
      } else if let key = Key(numbered: control.number(0)) {
        emit(key, modifiers)
      }
    case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"):
      guard let key = Key(numbered: control.number(0)) else { return }
      emit(key, control.final.rxvtModifiers)
    case UInt8(ascii: "u"): interpretKitty(control, modifiers)
    case UInt8(ascii: "Z"): emit(.tab, modifiers.union(.shift))
    case UInt8(ascii: "I") where control.parameters.isEmpty: events.append(.focus(isFocused: true))
    case UInt8(ascii: "O") where control.parameters.isEmpty: events.append(.focus(isFocused: false))
    case UInt8(ascii: "M"): interpretMouse(control)
    case UInt8(ascii: "a")...UInt8(ascii: "d") where control.parameters.isEmpty:
      if let key = Key(lettered: control.final - 0x20) { emit(key, .shift) }
    default:
      // A cursor's position in the first row looks like F3 with a modifier; we never ask for it.
      guard control.number(0) ?? 1 == 1, let key = Key(lettered: control.final) else { return }
      emit(key, modifiers)
    }
  }

  mutating func takeAfterSingleShift(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9") where sequence.count < 2:
      collect(byte)
    case 0x20...0x7E:
      let modifiers = KeyModifiers(parameter: ControlSequence(sequence, final: byte).number(0) ?? 1)
      if let key = Key(lettered: byte) {
        emit(key, modifiers)
      } else if UInt8(ascii: "a")...UInt8(ascii: "d") ~= byte, let key = Key(lettered: byte - 0x20)
      {
        emit(key, .control)
      } else if let key = Key(keypad: byte) {
        emit(key, modifiers)
      }
      enterGround()
    default:
      if sequence.isEmpty { emitAlt(UInt8(ascii: "O")) }
      abandonSequence(before: byte)
    }
  }

  mutating func takeLinuxFunction(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"):
      emit(.function(Int(byte - UInt8(ascii: "A")) + 1))
      enterGround()
    case 0x20...0x7E: enterGround()
    default: abandonSequence(before: byte)
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// The modifiers that rxvt tells by what it puts in place of `~`.
  fileprivate var rxvtModifiers: KeyModifiers {
    switch self {
    case UInt8(ascii: "^"): .control
    case UInt8(ascii: "$"): .shift
    default: [.control, .shift]
    }
  }
}

extension Key {
  /// The key whose sequence ends with a letter: those of the VT52 and VT100, and their descendants.
  init?(lettered letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "E"): self = .begin
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      self = .function(Int(letter - UInt8(ascii: "P")) + 1)
    default: return nil
    }
  }

  /// The key whose sequence ends with `~` after a number: those of the VT220, and their descendants.
  init?(numbered number: Int?) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 29: self = .menu
    // The numbers have gaps where the VT220's keyboard has.
    case .some(let number) where 11...15 ~= number: self = .function(number - 10)
    case .some(let number) where 17...21 ~= number: self = .function(number - 11)
    case .some(let number) where 23...26 ~= number: self = .function(number - 12)
    case .some(let number) where 31...34 ~= number: self = .function(number - 14)
    case 28: self = .function(15)
    default: return nil
    }
  }

  /// The key of the keypad in application mode, by the letter after `SS3`.
  init?(keypad letter: UInt8) {
    switch letter {
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "I"): self = .tab
    case UInt8(ascii: " "): self = .character(" ")
    case UInt8(ascii: "X"): self = .character("=")
    // The letters stand 0x40 above what the keys type.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      self = .character(Character(Unicode.Scalar(letter - 0x40)))
    default: return nil
    }
  }
}

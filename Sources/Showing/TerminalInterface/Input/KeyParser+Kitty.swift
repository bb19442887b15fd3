// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Keys that send the code of a character: the kitty keyboard protocol and xterm's modifyOtherKeys.
// https://sw.kovidgoyal.net/kitty/keyboard-protocol/

extension KeyParser {
  /// Interprets `CSI code:shifted:base ; modifiers:event ; text u`.
  mutating func interpretKitty(_ control: ControlSequence, _ modifiers: KeyModifiers) {
    let code = control.number(0) ?? 0
    if let key = Key(kittyCode: code) { return emit(key, modifiers) }
    let text = control.parameters.dropFirst(2).first?.compactMap { $0 } ?? []
    if modifiers.isSubset(of: .shift), !text.isEmpty {
      // The text of the key is reported; a code of 0 is that of an input method.
      for code in text { emitTyped(code: code, modifiers: []) }
    } else {
      // A command is meant by the key's place: Ctrl-Z also where that types a letter of another script.
      let isCommand = code >= 0x80 && !modifiers.isDisjoint(with: [.control, .super])
      let base = isCommand ? control.number(0, part: 2) : nil
      emitTyped(
        code: base ?? code, shifted: control.number(0, part: 1), modifiers: modifiers)
    }
  }

  /// Reports the key that types the character of a code.
  ///
  /// - Parameters:
  ///   - code: The scalar, which may be a control character.
  ///   - shifted: What the key types with Shift, if the terminal tells.
  ///   - modifiers: The modifiers that are held down.
  mutating func emitTyped(code: Int, shifted: Int? = nil, modifiers: KeyModifiers) {
    switch code {
    case 8, 127: return emit(.backspace, modifiers)
    case 9: return emit(.tab, modifiers)
    case 13: return emit(.enter, modifiers)
    case 27: return emit(.escape, modifiers)
    default: break
    }
    guard let scalar = Self.typed(code) else { return }
    guard !modifiers.contains(.control) else {
      // xterm tells the letter with Shift, kitty that without; both tell Shift.
      let isUpper = UInt32(UInt8(ascii: "A"))...UInt32(UInt8(ascii: "Z")) ~= scalar.value
      let letter = isUpper ? Unicode.Scalar(UInt8(scalar.value) + 0x20) : scalar
      return emit(.character(Character(letter)), modifiers)
    }
    guard modifiers.contains(.shift), scalar != " " else {
      return emit(.character(Character(scalar)), modifiers)
    }
    if let shifted = shifted.flatMap(Self.typed) {
      return emit(.character(Character(shifted)), modifiers.subtracting(.shift))
    }
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    if upper.count == 1, let upper = upper.first, upper != scalar {
      emit(.character(Character(upper)), modifiers.subtracting(.shift))
    } else {
      let isUpper = scalar.properties.isUppercase
      emit(.character(Character(scalar)), isUpper ? modifiers.subtracting(.shift) : modifiers)
    }
  }

  /// The scalar of a code, where it is one that a key can type.
  private static func typed(_ code: Int) -> Unicode.Scalar? {
    guard code >= 0x20, !(0x7F...0x9F ~= code), !(57_344...63_743 ~= code) else { return nil }
    return UInt32(exactly: code).flatMap(Unicode.Scalar.init)
  }
}

extension Key {
  /// The key that the kitty protocol gives a code of the private use area; nil for all others, such as those of media
  /// and modifier keys.
  init?(kittyCode code: Int) {
    switch code {
    case 57_361: self = .printScreen
    case 57_362: self = .pause
    case 57_363: self = .menu
    case 57_376...57_398: self = .function(code - 57_376 + 13)
    // The keypad.
    case 57_399...57_408: self = .character(Character(Unicode.Scalar(UInt8(code - 57_399 + 0x30))))
    case 57_409: self = .character(".")
    case 57_410: self = .character("/")
    case 57_411: self = .character("*")
    case 57_412: self = .character("-")
    case 57_413: self = .character("+")
    case 57_414: self = .enter
    case 57_415: self = .character("=")
    case 57_416: self = .character(",")
    case 57_417: self = .left
    case 57_418: self = .right
    case 57_419: self = .up
    case 57_420: self = .down
    case 57_421: self = .pageUp
    case 57_422: self = .pageDown
    case 57_423: self = .home
    case 57_424: self = .end
    case 57_425: self = .insert
    case 57_426: self = .delete
    case 57_427: self = .begin
    default: return nil
    }
  }
}

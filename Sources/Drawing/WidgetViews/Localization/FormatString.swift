// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A format with specifiers, as Foundation's `String(format:)` reads it.
///
/// The specifiers `@ d i u x X o c f F e E g G` are known, with positions (`%1$@`), flags, widths and precisions. What is none is written as it is;
/// a specifier without an argument as well. Source: Apple's "String Format Specifiers", and the IEEE specification of `printf`.
struct FormatString {
  private struct Specifier {
    var position: Int?
    var flags: Set<Character> = []
    var width = 0
    var precision: Int?
    var conversion: Character = "@"
  }

  private let characters: [Character]

  init(_ format: String) {
    characters = Array(format)
  }

  /// The parts of the text, with arguments in the place of the specifiers.
  func parts(
    of arguments: [LocalizedStringKey.Argument], _ part: Text.Part,
    in environment: EnvironmentValues
  ) -> [Text.Part] {
    var parts: [Text.Part] = []
    var letters = ""
    func flush() {
      guard !letters.isEmpty else { return }
      var new = part
      new.content = .string(letters)
      parts.append(new)
      letters = ""
    }
    let style = NumberStyle(locale: environment.locale)
    var index = 0
    while index < characters.count {
      guard characters[index] == "%" else {
        letters.append(characters[index])
        index += 1
        continue
      }
      if index + 1 < characters.count, characters[index + 1] == "%" {
        letters.append("%")
        index += 2
        continue
      }
      guard let (specifier, end) = specifier(at: index) else {
        letters.append("%")
        index += 1
        continue
      }
      let position = (specifier.position ?? 0) - 1
      guard arguments.indices.contains(position) else {
        letters += String(characters[index..<end])
        index = end
        continue
      }
      if case .text(let text) = arguments[position] {
        flush()
        parts += text.parts.map { $0.inheriting(part) }
      } else {
        letters += Self.string(arguments[position], specifier, style)
      }
      index = end
    }
    flush()
    return parts
  }

  /// The format with a position in each specifier, so that its parts can be taken one by one.
  var positioned: String {
    var result = ""
    var index = 0
    var next = 0
    while index < characters.count {
      guard characters[index] == "%", index + 1 < characters.count else {
        result.append(characters[index])
        index += 1
        continue
      }
      if characters[index + 1] == "%" {
        result += "%%"
        index += 2
      } else if let (specifier, end) = specifier(at: index), specifier.position == nil {
        next += 1
        result += "%\(next)$" + String(characters[(index + 1)..<end])
        index = end
      } else {
        result.append("%")
        index += 1
      }
    }
    return result
  }

  /// The specifier that begins at a percent sign, and where it ends.
  private func specifier(at start: Int) -> (Specifier, end: Int)? {
    var specifier = Specifier()
    var index = start + 1
    func number() -> Int? {
      var value: Int?
      // Longer numbers are no widths that anything is written with.
      while index < characters.count, let digit = characters[index].wholeNumberValue,
        characters[index].isASCII, (value ?? 0) < 1000
      {
        value = (value ?? 0) * 10 + digit
        index += 1
      }
      return value
    }
    let first = index
    if let position = number(), index < characters.count, characters[index] == "$" {
      specifier.position = position
      index += 1
    } else {
      index = first
    }
    while index < characters.count, "-+ 0#'".contains(characters[index]) {
      specifier.flags.insert(characters[index])
      index += 1
    }
    specifier.width = number() ?? 0
    if index < characters.count, characters[index] == "." {
      index += 1
      specifier.precision = min(number() ?? 0, 60)
    }
    while index < characters.count, "hlLqzjt".contains(characters[index]) { index += 1 }
    guard index < characters.count, "@diuxXocfFeEgG".contains(characters[index]) else {
      return nil
    }
    specifier.conversion = characters[index]
    return (specifier, index + 1)
  }

  private static func string(
    _ argument: LocalizedStringKey.Argument, _ specifier: Specifier, _ style: NumberStyle
  ) -> String {
    let isPlain = !specifier.flags.contains("'") && !specifier.flags.contains("0")
    var text: String
    switch (argument, specifier.conversion) {
    case (.string(let string), _): text = string
    case (.text(let text), _): return text.string
    case (.integer(let value), "x"):
      text = String(UInt64(bitPattern: value), radix: 16)
    case (.integer(let value), "X"):
      text = String(UInt64(bitPattern: value), radix: 16, uppercase: true)
    case (.integer(let value), "o"): text = String(UInt64(bitPattern: value), radix: 8)
    case (.integer(let value), "f"), (.integer(let value), "F"):
      text = style.string(Double(value), decimals: specifier.precision ?? 6)
    case (.integer(let value), _):
      text = isPlain || specifier.flags.contains("'") ? style.string(value) : String(value)
    case (.unsigned(let value), "x"): text = String(value, radix: 16)
    case (.unsigned(let value), "X"): text = String(value, radix: 16, uppercase: true)
    case (.unsigned(let value), _):
      text = isPlain ? style.grouped(String(value)) : String(value)
    case (.number(let value), "@"), (.number(let value), "g"), (.number(let value), "G"):
      text = style.shortest(value)
    case (.number(let value), "d"), (.number(let value), "i"), (.number(let value), "u"):
      text = style.string(Int64(exactly: value.rounded(.towardZero)) ?? 0)
    case (.number(let value), _):
      text = style.string(value, decimals: specifier.precision ?? 6)
    }
    if specifier.flags.contains("+"), let first = text.first, first.isNumber { text = "+" + text }
    let missing = specifier.width - text.count
    guard missing > 0 else { return text }
    if specifier.flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard specifier.flags.contains("0"), specifier.conversion != "@" else {
      return String(repeating: " ", count: missing) + text
    }
    let sign = text.prefix { "+-".contains($0) }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}

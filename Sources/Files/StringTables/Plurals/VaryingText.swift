// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// A text of a `.stringsdict` file or a string catalog that varies with numbers.
///
/// Sources: Apple's "Stringsdict File Format", and the files that Xcode writes for string catalogs.
struct VaryingText {
  /// The declaration of the text.
  let value: PropertyListValue

  /// The language.
  let locale: LocaleName

  /// The values of the arguments; nil for one that is no number.
  let quantities: [Double?]

  /// How deep variables may name each other.
  private static let depthLimit = 8

  /// How many variables a text may have with all in them, so that a few that name each other many times do not grow without end.
  private static let variableLimit = 256

  // MARK: A .stringsdict file

  /// The format of an entry of a `.stringsdict` file, with a position in each specifier; nil if it has none.
  var ofDictionary: String? {
    guard let format = value["NSStringLocalizedFormatKey"]?.string else { return nil }
    var scanner = FormatScanner(format)
    var left = Self.variableLimit
    return scanner.replaced { name, position in
      form(ofVariable: name, position, depth: 0, &left)
    }
  }

  private func form(
    ofVariable name: String, _ position: Int, depth: Int, _ left: inout Int
  ) -> String? {
    left -= 1
    guard left >= 0, depth < Self.depthLimit, let variable = value[name] else { return nil }
    guard let form = plural(in: variable, quantity(at: position))?.string else { return nil }
    var scanner = FormatScanner(form, position: position)
    return scanner.replaced { inner, place in
      self.form(ofVariable: inner, place, depth: depth + 1, &left)
    }
  }

  // MARK: A string catalog

  /// The format of a localization of a string catalog; nil if it has none.
  var ofCatalog: String? {
    var left = Self.variableLimit
    return text(of: value, quantities.lazy.compactMap(\.self).first, depth: 0, &left)
  }

  /// The text of a localization, or of a form of it.
  private func text(
    of value: PropertyListValue, _ quantity: Double?, depth: Int, _ left: inout Int
  ) -> String? {
    left -= 1
    guard left >= 0, depth < Self.depthLimit else { return nil }
    if let variations = value["variations"] {
      if let device = variations["device"] {
        let form = device["iphone"] ?? device["other"]
        return form.flatMap { text(of: $0, quantity, depth: depth + 1, &left) }
      }
      let form = variations["plural"].flatMap { plural(in: $0, quantity) }
      return form.flatMap { text(of: $0, quantity, depth: depth + 1, &left) }
    }
    guard let text = value["stringUnit"]?["value"]?.string else { return nil }
    guard let substitutions = value["substitutions"] else { return text }
    var scanner = FormatScanner(text)
    return scanner.replaced { name, position in
      guard let substitution = substitutions[name] else { return nil }
      let place = substitution["argNum"]?.integer ?? position
      // A specifier is a few letters; one that is a text of its own would be written for each argument.
      let specifier =
        substitution["formatSpecifier"]?.string.flatMap { $0.utf8.count <= 16 ? $0 : nil } ?? "lld"
      return self.text(of: substitution, self.quantity(at: place), depth: depth + 1, &left)?
        .replacing("%arg", with: "%\(place)$\(specifier)")
    }
  }

  // MARK: Forms

  private func quantity(at position: Int) -> Double? {
    quantities.indices.contains(position - 1) ? quantities[position - 1] : nil
  }

  /// The form for a number: for none at all `zero` where there is it, in any language, as Foundation has it.
  private func plural(in forms: PropertyListValue, _ quantity: Double?) -> PropertyListValue? {
    guard let quantity else { return forms["other"] }
    if quantity == 0, let zero = forms["zero"] { return zero }
    let category = PluralCategory(of: quantity, in: locale)
    return forms[category.rawValue] ?? forms["other"]
  }
}

/// Replaces the variables of a format, and gives its specifiers positions.
private struct FormatScanner {
  private let characters: [Character]
  private var index = 0

  /// The position of the next specifier that has none.
  private var next: Int

  /// Whether all specifiers without a position mean the same argument: that of the variable whose form this is.
  private let isForm: Bool

  init(_ format: String, position: Int? = nil) {
    characters = Array(format)
    next = position ?? 1
    isForm = position != nil
  }

  /// The format, with what a function makes of the name and the position of each variable.
  mutating func replaced(_ form: (String, Int) -> String?) -> String {
    var result = ""
    while index < characters.count {
      guard characters[index] == "%", index + 1 < characters.count else {
        result.append(characters[index])
        index += 1
        continue
      }
      if characters[index + 1] == "%" {
        result += "%%"
        index += 2
        continue
      }
      let start = index
      index += 1
      let position = explicitPosition()
      if let name = variableName() {
        let place = position ?? takePosition()
        result += form(name, place) ?? ""
      } else if position == nil, let specifier = specifier() {
        result += "%\(takePosition())$\(specifier)"
      } else {
        result += String(characters[start..<index])
      }
    }
    return result
  }

  private mutating func takePosition() -> Int {
    defer { if !isForm { next += 1 } }
    return next
  }

  /// The position in front of a specifier, as in `%2$@`.
  private mutating func explicitPosition() -> Int? {
    let digits = characters[index...].prefix { $0.isASCII && $0.isNumber }
    let end = index + digits.count
    guard !digits.isEmpty, end < characters.count, characters[end] == "$",
      let position = Int(String(digits)), position > 0
    else { return nil }
    index = end + 1
    return position
  }

  /// The name of a variable, as in `%#@name@`.
  private mutating func variableName() -> String? {
    guard characters[index...].starts(with: "#@") else { return nil }
    let name = characters[(index + 2)...].prefix { $0 != "@" }
    guard index + 2 + name.count < characters.count else { return nil }
    index += name.count + 3
    return String(name)
  }

  /// The text of a specifier after its percent sign, up to the letter of its conversion.
  private mutating func specifier() -> String? {
    let middle = characters[index...].prefix { "0123456789.-+ '#hlLqzjt".contains($0) }
    let end = index + middle.count
    guard end < characters.count, "@diuxXocfFeEgGaAsSp".contains(characters[end]) else {
      return nil
    }
    let specifier = String(characters[index...end])
    index = end + 1
    return specifier
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import StringTables

/// The forms of a text for numbers, as a string catalog has them.
///
/// Sources: Apple's "Stringsdict File Format", and the files that Xcode writes for string catalogs.
struct PluralForms {
  /// The values that the text is shown with.
  let arguments: [TextArgument]

  /// A text that does not vary.
  static func unit(_ words: String) -> PropertyListLiteral {
    ["stringUnit": ["state": "translated", "value": .string(words)]]
  }

  // MARK: A .stringsdict file

  /// An entry of a `.stringsdict` file; nil if no argument is the number that it varies with.
  func localization(ofDictionary value: PropertyListValue) -> PropertyListLiteral? {
    guard let format = value["NSStringLocalizedFormatKey"]?.string else { return nil }
    var rest = format[...]
    var result = ""
    var substitutions: [PropertyListLiteral.Member] = []
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      guard let variable = Variable(rest[start...]) else {
        // Another specifier would need an argument that the text does not name.
        guard rest[start...].hasPrefix("%%") else { return nil }
        result += "%%"
        rest = rest[start...].dropFirst(2)
        continue
      }
      guard let position = position(of: variable, in: format),
        let forms = value[variable.name].flatMap({ plural(of: $0) })
      else { return nil }
      result += "%#@\(variable.name)@"
      rest = variable.rest
      if !substitutions.contains(where: { $0.key == variable.name }) {
        substitutions.append(
          .init(
            variable.name,
            [
              "argNum": .integer(position), "formatSpecifier": "lld",
              "variations": ["plural": forms],
            ]))
      }
    }
    guard !substitutions.isEmpty else { return nil }
    return [
      "stringUnit": [
        "state": "translated",
        "value": .string(arguments.format(of: result + rest, isFormat: true)),
      ],
      "substitutions": .dictionary(substitutions),
    ]
  }

  /// A variable of a format, as in `%#@name@`.
  private struct Variable {
    let position: Int?
    let name: String
    let rest: Substring

    init?(_ text: Substring) {
      var rest = text.dropFirst()
      let digits = rest.prefix(while: \.isNumber)
      let isPositioned = !digits.isEmpty && rest.dropFirst(digits.count).first == "$"
      position = isPositioned ? Int(digits) : nil
      if isPositioned { rest = rest.dropFirst(digits.count + 1) }
      guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else {
        return nil
      }
      name = String(rest.dropFirst(2)[..<end])
      self.rest = rest[rest.index(after: end)...]
    }
  }

  /// The position of the number that a variable varies with.
  private func position(of variable: Variable, in format: String) -> Int? {
    func isNumber(_ index: Int) -> Bool {
      arguments.indices.contains(index) && arguments[index].isNumber
    }
    if let position = variable.position { return isNumber(position - 1) ? position : nil }
    if let index = arguments.firstIndex(where: { $0.name == variable.name }) {
      return isNumber(index) ? index + 1 : nil
    }
    // A variable of another name takes the place of a number that the format does not have itself.
    let named = Set(SentencePart.all(of: format).values)
    let open = arguments.indices.filter { isNumber($0) && !named.contains(arguments[$0].name) }
    return open.count == 1 ? open[0] + 1 : nil
  }

  /// The forms of a variable; nil if one names another variable.
  private func plural(of variable: PropertyListValue) -> PropertyListLiteral? {
    var forms: [PropertyListLiteral.Member] = []
    for category in PluralCategory.allCases {
      guard let words = variable[category.rawValue]?.string else { continue }
      guard let form = Self.form(words) else { return nil }
      forms.append(
        .init(category.rawValue, Self.unit(arguments.format(of: form, isFormat: true))))
    }
    return forms.contains { $0.key == "other" } ? .dictionary(forms) : nil
  }

  /// A form with `%arg` in place of the number.
  private static func form(_ words: String) -> String? {
    var result = ""
    var rest = words[...]
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      let middle = rest[start...].dropFirst().prefix { "0123456789$.-+ 'hlqzjtL".contains($0) }
      guard let letter = rest[middle.endIndex...].first else { return nil }
      switch letter {
      case "%" where middle.isEmpty: result += "%%"
      case "d", "i", "u": result += "%arg"
      default: return nil
      }
      rest = rest[middle.endIndex...].dropFirst()
    }
    return result + rest
  }

  // MARK: A string catalog

  /// A localization of a string catalog, with the arguments in the places of their names.
  ///
  /// - Returns: The localization; nil if there is no argument that it could vary with.
  func localization(ofCatalog value: PropertyListValue) -> PropertyListLiteral? {
    guard arguments.contains(where: \.isNumber) else { return nil }
    return filled(PropertyListLiteral(value))
  }

  private func filled(_ literal: PropertyListLiteral) -> PropertyListLiteral {
    guard case .dictionary(let members) = literal else { return literal }
    return .dictionary(
      members.map { member in
        guard member.key == "value", case .string(let words) = member.value else {
          return .init(member.key, filled(member.value))
        }
        return .init("value", .string(arguments.format(of: words, isFormat: true)))
      })
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ParameterControl {
  /// What the control takes, so that it can stand behind "it must be".
  public var expectation: String {
    switch self {
    case .destination: "the identifier of a destination"
    case .object: "an identifier, or an identifier with a title, like 'kitchen=My Kitchen'"
    case .enumeration(let choices):
      choices.isEmpty
        ? "the name of a value"
        : "one of \(choices.map(\.words).joined(separator: ", "))"
    case .boolean(let trueTitle, let falseTitle):
      "one of 'yes', 'no', 'true', 'false'"
        + [trueTitle, falseTitle].filter { !["true", "false"].contains($0) }
        .map { ", '\($0)'" }.joined()
    case .text(let traits): traits.expectation
    case .number(let traits): traits.expectation
    case .date(.date): "a day, like '2026-11-21'"
    case .date(.time): "a time, like '09:30'"
    case .date(.dateTime): "a day, or a day and a time, like '2026-11-21T09:30'"
    case .duration(let minimum, let maximum):
      "a duration, like '1h30m' or a number of seconds"
        + Self.limits(minimum, maximum, DurationSpelling.text)
    case .url: "a URL"
    case .amount(let codes):
      codes.isEmpty
        ? "an amount with its currency, like '12.50 EUR'"
        : "an amount in \(codes.joined(separator: ", ")), like '12.50 \(codes[0])'"
    case .measurement(let quantity):
      "a number with its unit (\(quantity.units.joined(separator: ", "))), like '\(quantity.example)'"
    case .unavailable: "chosen on a phone"
    }
  }

  /// The limits, behind a comma; empty where there is none.
  fileprivate static func limits(
    _ minimum: Double?, _ maximum: Double?, _ words: (Double) -> String
  ) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): ", from \(words(minimum)) to \(words(maximum))"
    case (let minimum?, nil): ", \(words(minimum)) at least"
    case (nil, let maximum?): ", \(words(maximum)) at most"
    case (nil, nil): ""
    }
  }
}

extension ParameterControl.Choice {
  /// Its name and, where it is another, its title.
  fileprivate var words: String { name == title ? "'\(name)'" : "'\(name)' (\(title))" }
}

extension ParameterControl.NumberTraits {
  fileprivate var expectation: String {
    (isWhole ? "a whole number" : "a number")
      + ParameterControl.limits(minimum, maximum, ParameterSpelling.words)
  }
}

extension ParameterControl.TextTraits {
  fileprivate var expectation: String {
    switch content {
    case .plain: isMultiline ? "a text, with '\\n' for a line break" : "a text in one line"
    case .person: "a person's name, mail address or phone number"
    case .place: "the name or the address of a place"
    case .file(let types):
      types.isEmpty ? "the path of a file" : "the path of a file (\(types.joined(separator: ", ")))"
    }
  }
}

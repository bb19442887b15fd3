// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions

extension EditorTexts {
  /// What a control takes, so that it can stand in the sentence about a value that does not fit.
  func expectation(of control: ParameterControl) -> String {
    switch control {
    case .destination: self(.expectDestination)
    case .object: self(.expectObject)
    case .enumeration(let choices):
      choices.isEmpty
        ? self(.expectName)
        : oneOf(
          choices.map {
            $0.name == $0.title ? self(.quoted, $0.name) : self(.named, $0.name, $0.title)
          })
    case .boolean(let trueTitle, let falseTitle):
      oneOf(
        (["yes", "no", "true", "false"]
          + [trueTitle, falseTitle].filter { !["true", "false"].contains($0) })
          .map { self(.quoted, $0) })
    case .text(let traits): expectation(of: traits)
    case .number(let traits):
      limited(
        self(traits.isWhole ? .expectWhole : .expectNumber),
        traits.minimum.map(NumberText.of), traits.maximum.map(NumberText.of))
    case .date(.date): self(.expectDay)
    case .date(.time): self(.expectTime)
    case .date(.dateTime): self(.expectMoment)
    case .duration(let minimum, let maximum):
      limited(
        self(.expectDuration), minimum.map(Self.duration), maximum.map(Self.duration))
    case .url: self(.expectURL)
    case .amount(let codes):
      codes.first.map { self(.expectAmountIn, codes.joined(separator: ", "), $0) }
        ?? self(.expectAmount)
    case .measurement(let quantity):
      self(
        .expectMeasurement, quantity.units.joined(separator: self(.listSeparator)),
        quantity.example)
    case .unavailable: self(.expectPhone)
    }
  }

  private func oneOf(_ names: [String]) -> String {
    self(.expectOneOf, names.joined(separator: self(.listSeparator)))
  }

  private func expectation(of traits: ParameterControl.TextTraits) -> String {
    switch traits.content {
    case .plain: self(traits.isMultiline ? .expectLines : .expectLine)
    case .person: self(.expectPerson)
    case .place: self(.expectPlace)
    case .file(let types):
      types.isEmpty ? self(.expectFile) : self(.expectFileOf, types.joined(separator: ", "))
    }
  }

  private func limited(_ words: String, _ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): self(.expectFromTo, words, minimum, maximum)
    case (let minimum?, nil): self(.expectAtLeast, words, minimum)
    case (nil, let maximum?): self(.expectAtMost, words, maximum)
    case (nil, nil): words
    }
  }

  /// Seconds in the spelling in which they are typed.
  private static func duration(_ seconds: Double) -> String { NumberText.of(seconds) + "s" }

  /// What people read for a value of a row; what the definition leaves open is said in the language of the screen.
  package func value(of row: ParameterForm.Row) -> String {
    guard row.value != nil else { return self(.none) }
    switch row.control {
    // The names that stand in for those that the definition does not give.
    case .boolean("true", "false"): return self(row.spelling == "true" ? .on : .off)
    default: return row.text
    }
  }

  /// A title that people can see, where it may be empty.
  package func title(_ title: String, or identifier: String? = nil) -> String {
    if title.contains(where: { !$0.isWhitespace }) { return title }
    return identifier.flatMap { $0.isEmpty ? nil : $0 } ?? self(.untitled)
  }
}

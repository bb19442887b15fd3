// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText

extension ChoiceTexts {
  /// The kind of value that is expected, as the end of a sentence.
  func words(for expectation: Expectation) -> String {
    switch expectation {
    case .destination: self(.destination)
    case .object: self(.object)
    case .valueName: self(.valueName)
    case .oneOf(let choices):
      oneOf(
        choices.map {
          $0.name == $0.title ? self(.quoted, $0.name) : self(.named, $0.name, $0.title)
        })
    case .boolean(let trueTitle, let falseTitle):
      oneOf(
        (["yes", "no", "true", "false"]
          + [trueTitle, falseTitle].filter { !["true", "false"].contains($0) })
          .map { self(.quoted, $0) })
    case .text(let content, let isMultiline): words(for: content, isMultiline: isMultiline)
    case .nonemptyText: self(.nonemptyText)
    case .number(let isWhole, let minimum, let maximum):
      limited(
        self(isWhole ? .wholeNumber : .number), minimum.map { ParameterValue.spelling(of: $0) },
        maximum.map { ParameterValue.spelling(of: $0) })
    case .date(.date): self(.day)
    case .date(.time): self(.time)
    case .date(.dateTime): self(.moment)
    case .duration(nil, nil): self(.duration)
    case .duration(let minimum, let maximum):
      limited(
        self(.plainDuration), minimum.map(DurationSpelling.text),
        maximum.map(DurationSpelling.text))
    case .url(let fault?) where fault != .empty:
      self(.urlWithFault, URLTexts(language).words(for: fault))
    case .url: self(.url)
    case .amount(let codes):
      codes.first.map { self(.amountIn, codes.joined(separator: self(.listSeparator)), $0) }
        ?? self(.amount)
    case .measurement(let quantity):
      self(
        .measurement, quantity.units.joined(separator: self(.listSeparator)), quantity.example)
    case .list(let count, let isExact, let family):
      self(isExact ? .listOf : .listUpTo, String(count), family)
    case .onDevice: self(.onDevice)
    }
  }

  /// One of some names.
  func oneOf(_ names: [String]) -> String {
    self(.oneOf, names.joined(separator: self(.listSeparator)))
  }

  private func words(
    for content: ParameterControl.TextTraits.Content, isMultiline: Bool
  ) -> String {
    switch content {
    case .plain: self(isMultiline ? .lines : .line)
    case .person: self(.person)
    case .place: self(.place)
    case .file(let types):
      types.isEmpty
        ? self(.file) : self(.fileOf, types.joined(separator: self(.listSeparator)))
    }
  }

  private func limited(_ words: String, _ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): self(.fromTo, words, minimum, maximum)
    case (let minimum?, nil): self(.atLeast, words, minimum)
    case (nil, let maximum?): self(.atMost, words, maximum)
    case (nil, nil): words
    }
  }
}

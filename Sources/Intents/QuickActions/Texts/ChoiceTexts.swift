// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

extension ChoiceTexts {
  /// The reason why an edit is refused.
  ///
  /// - Parameters:
  ///   - error: The refusal.
  ///   - name: Returns the title of a parameter, by its name in the definition.
  /// - Returns: The message.
  package func sentence(
    for error: ChoiceError, naming name: (String) -> String = { $0 }
  ) -> String {
    switch error {
    case .noPosition(let position, let count):
      count == 0
        ? self(.noPositionYet, String(position))
        : self(.noPosition, String(position), String(count))
    case .noElement(let parameter, let position, let count):
      count == 0
        ? self(.noElementYet, name(parameter), String(position))
        : self(.noElement, name(parameter), String(position), String(count))
    case .noList(let parameter): self(.notList, name(parameter))
    case .listNotNamed(let lists):
      lists.isEmpty
        ? self(.noLists) : self(.whichList, oneOf(lists.map { self(.quoted, $0) }))
    case .readOnly(let parameter, let reason):
      self(.readOnly, name(parameter), words(for: reason))
    case .unknownIdentifier(let identifier, let near):
      question(self(.unknownDestination, identifier), near: near)
    case .unknownParameter(let parameter, let near):
      question(self(.unknownParameter, parameter), near: near)
    case .notOffered(let parameter, let value, let near):
      question(self(.notOffered, name(parameter), value), near: near)
    case .handlerFailed(let parameter, let reason):
      self(.handlerFailed, name(parameter), reason)
    case .alreadyChosen(let identifier, let title, let position):
      self(.alreadyChosen, title, identifier, String(position))
    case .full(let capacity, let family): self(.full, String(capacity), family)
    case .fixedSize(let capacity, let family): self(.fixedSize, String(capacity), family)
    case .invalidValue(let parameter, let value, let expected):
      sentence(for: .invalidValue(value, expected: expected), of: name(parameter))
    }
  }

  /// Returns the message why the saved value of a parameter does not fit.
  package func sentence(for problem: RowProblem, of parameter: String) -> String {
    switch problem {
    case .missingDestination(let identifier): self(.missingDestination, identifier)
    case .invalidValue("", let expected): self(.emptyValue, parameter, words(for: expected))
    case .invalidValue(let value, let expected):
      self(.invalidValue, parameter, value, words(for: expected))
    case .tooMany(let count, let capacity, let family):
      self(.tooMany, String(count), String(capacity), family)
    case .listSaved: self(.listSaved, parameter)
    case .valueSaved: self(.valueSaved, parameter)
    }
  }

  /// The sentence of a note about a row.
  package func sentence(for note: RowNote) -> String {
    switch note {
    case .optionsOfApp(nil, let expected): self(.optionsOfApp, words(for: expected))
    case .optionsOfApp(let type?, let expected): self(.objectsOfApp, type, words(for: expected))
    case .unavailable(let reason): words(for: reason)
    }
  }

  /// The hint for typing in a row: its note, otherwise the kind of value that it accepts.
  package func hint(for row: ParameterForm.Row) -> String {
    if let note = row.note { return sentence(for: note) }
    // Days are also typed in words, which are never saved.
    let words = row.expectation == .date(.date) ? self(.dayOrWord) : words(for: row.expectation)
    return self(.mustBe, words)
  }

  private func words(for reason: Unavailability) -> String {
    switch reason {
    case .paymentMethod: self(.paymentMethod)
    case .objectWithoutType: self(.objectWithoutType)
    case .valueWithoutType: self(.valueWithoutType)
    case .unknownType(let type): self(.unknownType, type)
    }
  }

  private func question(_ sentence: String, near: String?) -> String {
    near.map { self(.didYouMean, sentence, $0) } ?? sentence
  }
}

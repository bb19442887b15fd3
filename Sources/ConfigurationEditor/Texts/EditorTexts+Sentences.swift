// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions

extension EditorTexts {
  /// Why an edit is refused.
  ///
  /// - Parameters:
  ///   - error: The refusal.
  ///   - form: The sheet that the edit was for.
  /// - Returns: The sentence, with texts of people as they are.
  func sentence(for error: ChoiceError, on form: ParameterForm) -> String {
    func title(_ name: String) -> String { form[name]?.title ?? name }
    switch error {
    case .noPosition(let position, _), .noElement(_, let position, _):
      return self(.errorNoPosition, String(position))
    case .noList(let name): return self(.errorNoList, title(name))
    case .listNotNamed: return self(.errorListNotNamed)
    case .readOnly(let name, _):
      return self(.errorReadOnly, title(name), self(.expectPhone))
    case .unknownIdentifier(let identifier, _): return self(.errorUnknown, identifier)
    case .alreadyChosen(let identifier, let title, let position):
      return self(.errorChosen, self.title(title, or: identifier), String(position))
    case .full(let capacity, _): return self(.saidCannotAdd, String(capacity))
    case .fixedSize(let capacity, _): return self(.saidCannotRemove, String(capacity))
    case .unknownParameter(let name, _): return self(.errorNoParameter, name)
    case .invalidValue(let name, let value, let expected):
      guard !value.isEmpty else { return self(.errorEmpty) }
      return self(
        .errorInvalid, value, form[name].map { expectation(of: $0.control) } ?? expected)
    }
  }

  /// What is wrong with a row; nil where nothing is.
  func problem(of row: ParameterForm.Row) -> String? {
    guard row.problem != nil else { return nil }
    if let element = row.elements.first(where: { $0.problem != nil }) {
      return problem(of: element, in: row)
    }
    if let capacity = row.list?.capacity, row.elements.count > capacity {
      return self(.problemTooMany, String(row.elements.count), String(capacity))
    }
    return self(.problemForm)
  }

  private func problem(of element: ParameterForm.Element, in row: ParameterForm.Row) -> String {
    if element.isMissing {
      return self(.problemMissing, title(element.title, or: element.identifier))
    }
    guard !element.spelling.isEmpty else { return self(.problemForm) }
    return self(.errorInvalid, element.spelling, expectation(of: row.control))
  }

  /// What a person must know of a row: that only the app knows the options, or why it cannot be edited; nil for nothing.
  func note(on row: ParameterForm.Row, of intent: Intent) -> String? {
    guard row.note != nil else { return nil }
    switch row.control {
    case .unavailable: return reason(for: row, of: intent)
    case .object(let type?): return self(.noteObjectOf, type, self(.expectObject))
    default: return self(.noteObject, expectation(of: row.control))
    }
  }

  /// Why a row cannot be edited here.
  func reason(for row: ParameterForm.Row, of intent: Intent) -> String {
    guard case .system(let type) = intent.parameter(named: row.parameter)?.kind else {
      return self(.expectPhone)
    }
    return switch type {
    case "PaymentMethod": self(.reasonPaymentMethod)
    case "Object": self(.reasonNoObjectType)
    case "": self(.reasonNoType)
    default: self(.reasonUnknownType, type)
    }
  }

  /// What an edit changed.
  func sentence(for change: EditorChange) -> String {
    switch change {
    case .replaced(let old, let new, let position, let list):
      sentence(.changeReplaced, old, new, String(position), in: list)
    case .moved(let title, let from, let to, let list):
      sentence(.changeMoved, title, String(from), String(to), in: list)
    case .swapped(let first, let second, let list):
      sentence(.changeSwapped, first, second, "", in: list)
    case .added(let title, let position, let list):
      sentence(.changeAdded, title, String(position), "", in: list)
    case .removed(let title, let position, let list):
      sentence(.changeRemoved, title, String(position), "", in: list)
    case .set(let title, let value):
      value.isEmpty ? self(.changeEmptied, title) : self(.changeSet, title, value)
    case .cleared(let title, let value):
      value.isEmpty ? self(.changeCleared, title) : self(.changeClearedTo, title, value)
    case .reset: self(.changeReset)
    case .restored: self(.changeRestored)
    case .reloaded: self(.changeReloaded)
    case .tookBack(let change): self(.changeTookBack, sentence(for: change))
    }
  }

  private func sentence(
    _ text: EditorText, _ first: String, _ second: String, _ third: String, in list: String?
  ) -> String {
    let sentence = self(text, first, second, third)
    return list.map { self(.changeInList, sentence, $0) } ?? sentence
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import AppleFoundation
import Foundation
import IntentModel
import IntentsBridge
import WidgetViews

/// Converts values between app intents and choices.
struct AppIntentValues {
  /// The environment whose locale is used for names.
  let environment: EnvironmentValues

  /// Returns a text in the environment's locale.
  func text(_ resource: LocalizedStringResource) -> String { resource.string(in: environment) }

  /// Returns a choice's value for a value of a parameter; nil if a choice cannot have it.
  func choice(_ value: HostedIntentValue, of shape: HostedIntentShape) -> ParameterValue? {
    let element = shape.element
    switch value {
    case .list(let values): return .array(values.compactMap { choice($0, of: element) })
    case .text(let text): return .string(text)
    case .whole(let number): return .number(spelling: String(number))
    case .number(let number): return .number(number)
    case .truth(let flag): return .boolean(flag)
    case .thing(let identifier, let look):
      let title = look.map { text($0.title) } ?? ""
      return title.isEmpty ? .string(identifier) : .object(identifier: identifier, title: title)
    case .object(let object):
      switch element {
      case .date:
        guard let date = object as? Date else { return nil }
        let parts = Calendar.current.dateComponents(
          [.year, .month, .day, .hour, .minute, .second], from: date)
        return parts.choiceSpelling.map { .string($0) }
      case .dateComponents:
        return (object as? DateComponents)?.choiceSpelling.map { .string($0) }
      case .measurement(let dimension):
        if let duration = object as? Measurement<UnitDuration> {
          return .number(duration.converted(to: .seconds).value)
        }
        return dimension.choiceSpelling(of: object).map { .string($0) }
      default: return nil
      }
    }
  }

  /// Returns a parameter's value for that of a choice; nil if it does not fit the shape.
  func value(_ value: ParameterValue, of shape: HostedIntentShape) -> HostedIntentValue? {
    if shape.isList {
      return .list(value.elements.compactMap { self.value($0, ofElement: shape.element) })
    }
    return self.value(value, ofElement: shape.element)
  }

  private func value(
    _ value: ParameterValue, ofElement shape: HostedIntentShape
  ) -> HostedIntentValue? {
    switch (shape, value) {
    case (.entity, _): return value.identifier.map { .thing(identifier: $0, nil) }
    case (.whole, .number(let spelling)), (.number, .number(let spelling)):
      return Int(spelling).map { .whole($0) } ?? Double(spelling).map { .number($0) }
    case (.truth, .boolean(let flag)): return .truth(flag)
    case (.date, .string(let text)):
      guard let parts = DateComponents(choiceSpelling: text),
        let date = Calendar.current.date(from: parts)
      else { return nil }
      return .object(date)
    case (.dateComponents, .string(let text)):
      return DateComponents(choiceSpelling: text).map { .object($0) }
    case (.measurement(let dimension), .number(let spelling))
    where dimension == UnitDuration.self:
      return Double(spelling).map { .object(Measurement(value: $0, unit: UnitDuration.seconds)) }
    case (.measurement(let dimension), .string(let text)):
      return dimension.measurement(choiceSpelling: text).map { .object($0) }
    case (.text, .string(let text)), (.url, .string(let text)), (.file, .string(let text)),
      (.person, .string(let text)), (.amount, .string(let text)), (.cases, .string(let text)):
      return .text(text)
    // Raw values that are numbers are saved as the names of cases, and may also be entered as
    // numbers.
    case (.cases, .number(let spelling)): return .text(spelling)
    default: return nil
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension String: _IntentValue {
  /// Texts.
  public static var hostedShape: HostedIntentShape { .text }
  /// The text.
  public var hostedValue: HostedIntentValue? { .text(self) }

  /// The text.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> String? {
    if case .text(let text) = value { text } else { nil }
  }
}

extension Bool: _IntentValue {
  /// Yes or no.
  public static var hostedShape: HostedIntentShape { .truth }
  /// No, as the sheet of a widget shows it.
  public static var hostedAbsence: Bool? { false }
  /// The value.
  public var hostedValue: HostedIntentValue? { .truth(self) }

  /// The value.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> Bool? {
    if case .truth(let value) = value { value } else { nil }
  }
}

extension Int: _IntentValue {
  /// Whole numbers.
  public static var hostedShape: HostedIntentShape { .whole }
  /// The number.
  public var hostedValue: HostedIntentValue? { .whole(self) }

  /// The number.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> Int? {
    switch value {
    case .whole(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }
}

extension Double: _IntentValue {
  /// Numbers.
  public static var hostedShape: HostedIntentShape { .number }
  /// The number.
  public var hostedValue: HostedIntentValue? { .number(self) }

  /// The number.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> Double? {
    switch value {
    case .whole(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The value, or that of an element.
  public typealias ValueType = Wrapped.ValueType
  /// The value that is not optional.
  public typealias UnwrappedType = Wrapped.UnwrappedType

  /// Such a value, or none.
  public static var hostedShape: HostedIntentShape { .optional(Wrapped.hostedShape) }
  /// No value.
  public static var hostedAbsence: Wrapped?? { .some(nil) }
  /// The value; nil if there is none.
  public var hostedValue: HostedIntentValue? { self?.hostedValue }
  /// The value; nil if there is none.
  public var hostedUnwrapped: Wrapped.UnwrappedType? { self?.hostedUnwrapped }

  /// The value.
  public static func hosted(wrapping value: Wrapped.UnwrappedType) -> Wrapped? {
    .some(Wrapped.hosted(wrapping: value))
  }

  /// The value that is meant; nil if it is not there any more.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) async throws -> Wrapped?? {
    try await Wrapped.hosted(value, by: query).map { .some($0) }
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// That of an element.
  public typealias ValueType = Element.ValueType
  /// The list.
  public typealias UnwrappedType = [Element]

  /// Lists.
  public static var hostedShape: HostedIntentShape { .list(Element.hostedShape) }
  /// An empty list.
  public static var hostedAbsence: [Element]? { [] }
  /// The list.
  public var hostedValue: HostedIntentValue? { .list(compactMap(\.hostedValue)) }

  /// The elements that are meant; those that are not there any more are left out, as the system does it.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) async throws -> [Element]? {
    let elements = if case .list(let elements) = value { elements } else { [value] }
    var found: [Element] = []
    for element in elements {
      if let value = try await Element.hosted(element, by: query) { found.append(value) }
    }
    return found
  }
}

// MARK: Values of Foundation

extension Date: _IntentValue {
  /// Moments.
  public static var hostedShape: HostedIntentShape { .date }
  /// The moment.
  public var hostedValue: HostedIntentValue? { .object(self) }

  /// The moment.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> Date? {
    value.object()
  }
}

extension DateComponents: _IntentValue {
  /// Days, times of day, or both.
  public static var hostedShape: HostedIntentShape { .dateComponents }
  /// The components.
  public var hostedValue: HostedIntentValue? { .object(self) }

  /// The components.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> DateComponents? { value.object() }
}

extension URL: _IntentValue {
  /// Addresses.
  public static var hostedShape: HostedIntentShape { .url }
  /// The address.
  public var hostedValue: HostedIntentValue? { .text(absoluteString) }

  /// The address.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> URL? {
    if case .text(let text) = value { URL(string: text) } else { nil }
  }
}

extension Measurement: _IntentValue where UnitType: Dimension {
  /// The measurement.
  public typealias ValueType = Measurement<UnitType>
  /// The measurement.
  public typealias UnwrappedType = Measurement<UnitType>

  /// Numbers with a unit.
  public static var hostedShape: HostedIntentShape { .measurement(UnitType.self) }
  /// The measurement.
  public var hostedValue: HostedIntentValue? { .object(self) }

  /// The measurement.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> Measurement<UnitType>? { value.object() }
}

extension AttributedString: _IntentValue {
  /// Texts.
  public static var hostedShape: HostedIntentShape { .text }
  /// The characters.
  public var hostedValue: HostedIntentValue? { .text(String(characters)) }

  /// The text.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> AttributedString? {
    if case .text(let text) = value { AttributedString(text) } else { nil }
  }
}

extension HostedIntentValue {
  func object<Value>(as type: Value.Type = Value.self) -> Value? {
    if case .object(let value) = self { value as? Value } else { nil }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension String: _IntentValue {
  /// The shape of the values: texts.
  public static var hostedShape: HostedIntentShape { .text }
  /// The text as the tool sees it.
  public var hostedValue: HostedIntentValue? { .text(self) }

  /// Returns the text; nil if the value is not one.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> String? {
    if case .text(let text) = value { text } else { nil }
  }
}

extension Bool: _IntentValue {
  /// The shape of the values: Boolean values.
  public static var hostedShape: HostedIntentShape { .truth }
  /// The value of an empty parameter: false, as a widget's sheet shows it.
  public static var hostedAbsence: Bool? { false }
  /// The value as the tool sees it.
  public var hostedValue: HostedIntentValue? { .truth(self) }

  /// Returns the Boolean value; nil if the value is not one.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> Bool? {
    if case .truth(let value) = value { value } else { nil }
  }
}

extension Int: _IntentValue {
  /// The shape of the values: integers.
  public static var hostedShape: HostedIntentShape { .whole }
  /// The number as the tool sees it.
  public var hostedValue: HostedIntentValue? { .whole(self) }

  /// Returns the integer; nil if the value is not one.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> Int? {
    switch value {
    case .whole(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }
}

extension Double: _IntentValue {
  /// The shape of the values: numbers.
  public static var hostedShape: HostedIntentShape { .number }
  /// The number as the tool sees it.
  public var hostedValue: HostedIntentValue? { .number(self) }

  /// Returns the number; nil if the value is not one.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> Double? {
    switch value {
    case .whole(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type of the value, or of a list's elements.
  public typealias ValueType = Wrapped.ValueType
  /// The type without optionality.
  public typealias UnwrappedType = Wrapped.UnwrappedType

  /// The shape of the values: optional ones.
  public static var hostedShape: HostedIntentShape { .optional(Wrapped.hostedShape) }
  /// The value of an empty parameter: nil.
  public static var hostedAbsence: Wrapped?? { .some(nil) }
  /// The wrapped value as the tool sees it; nil if there is none.
  public var hostedValue: HostedIntentValue? { self?.hostedValue }
  /// The wrapped value; nil if there is none.
  public var hostedUnwrapped: Wrapped.UnwrappedType? { self?.hostedUnwrapped }

  /// Returns an optional with the value.
  public static func hosted(wrapping value: Wrapped.UnwrappedType) -> Wrapped? {
    .some(Wrapped.hosted(wrapping: value))
  }

  /// Returns the value that is meant; nil if it is not of the type or no longer exists.
  ///
  /// Throws the query's error.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) async throws -> Wrapped?? {
    try await Wrapped.hosted(value, by: query).map { .some($0) }
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The type of a list's elements.
  public typealias ValueType = Element.ValueType
  /// The type without optionality: the list.
  public typealias UnwrappedType = [Element]

  /// The shape of the values: lists.
  public static var hostedShape: HostedIntentShape { .list(Element.hostedShape) }
  /// The value of an empty parameter: an empty list.
  public static var hostedAbsence: [Element]? { [] }
  /// The elements as the tool sees them.
  public var hostedValue: HostedIntentValue? { .list(compactMap(\.hostedValue)) }

  /// Returns the elements that are meant; those that no longer exist are left out, as the system
  /// does.
  ///
  /// Throws the query's error.
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
  /// The shape of the values: dates.
  public static var hostedShape: HostedIntentShape { .date }
  /// The date as the tool sees it.
  public var hostedValue: HostedIntentValue? { .object(self) }

  /// Returns the date; nil if the value is not one.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> Date? {
    value.object()
  }
}

extension DateComponents: _IntentValue {
  /// The shape of the values: days, times of day, or both.
  public static var hostedShape: HostedIntentShape { .dateComponents }
  /// The date components as the tool sees them.
  public var hostedValue: HostedIntentValue? { .object(self) }

  /// Returns the date components; nil if the value is not of the type.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> DateComponents? { value.object() }
}

extension URL: _IntentValue {
  /// The shape of the values: URLs.
  public static var hostedShape: HostedIntentShape { .url }
  /// The URL as text.
  public var hostedValue: HostedIntentValue? { .text(absoluteString) }

  /// Returns the URL of a text; nil if the value is not one.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> URL? {
    if case .text(let text) = value { URL(string: text) } else { nil }
  }
}

extension Measurement: _IntentValue where UnitType: Dimension {
  /// The type of the value: the measurement.
  public typealias ValueType = Measurement<UnitType>
  /// The type without optionality: the measurement.
  public typealias UnwrappedType = Measurement<UnitType>

  /// The shape of the values: measurements in a dimension.
  public static var hostedShape: HostedIntentShape { .measurement(UnitType.self) }
  /// The measurement as the tool sees it.
  public var hostedValue: HostedIntentValue? { .object(self) }

  /// Returns the measurement; nil if the value is not one of this dimension.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> Measurement<UnitType>? { value.object() }
}

extension AttributedString: _IntentValue {
  /// The shape of the values: texts.
  public static var hostedShape: HostedIntentShape { .text }
  /// The characters without their attributes.
  public var hostedValue: HostedIntentValue? { .text(String(characters)) }

  /// Returns a string without attributes; nil if the value is not a text.
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

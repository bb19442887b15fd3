// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// A value that a parameter can have: a standard or Foundation type of App Intents, an entity or
/// enumeration, or an optional value or list of them.
///
/// The requirements that begin with `hosted` describe a program's parameters to the tool. Apple's
/// protocol has others instead.
public protocol _IntentValue: Sendable {
  /// The type of the value, or of a list's elements.
  associatedtype ValueType: Sendable = Self

  /// The type of the value without optionality.
  associatedtype UnwrappedType: Sendable = Self

  /// The shape of the values.
  static var hostedShape: HostedIntentShape { get }

  /// The value of an empty parameter; nil if it must have a value.
  static var hostedAbsence: Self? { get }

  /// The value as the tool sees it; nil if there is none.
  var hostedValue: HostedIntentValue? { get }

  /// The value without optionality; nil if there is none.
  var hostedUnwrapped: UnwrappedType? { get }

  /// Returns the value of one without optionality.
  static func hosted(wrapping value: UnwrappedType) -> Self

  /// Returns the value that is meant.
  ///
  /// - Parameters:
  ///   - value: The value as the tool sees it.
  ///   - query: The query that finds entities; nil is the default one.
  /// - Returns: The value; nil if it is not of this type or no longer exists.
  /// - Throws: The error of the app's query.
  static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) async throws -> Self?
}

extension _IntentValue {
  /// The value of an empty parameter: nil, as it must have a value.
  public static var hostedAbsence: Self? { nil }
}

extension _IntentValue where UnwrappedType == Self {
  /// The value itself, as it is not optional.
  public var hostedUnwrapped: Self? { self }

  /// Returns the value itself.
  public static func hosted(wrapping value: Self) -> Self { value }
}

/// The shape of a parameter's values.
public indirect enum HostedIntentShape: Sendable {
  /// A text, `String` or `AttributedString`.
  case text
  /// An integer, `Int`.
  case whole
  /// A number, `Double`.
  case number
  /// A Boolean value.
  case truth
  /// A date with a time, `Date`.
  case date
  /// A day, a time of day, or both.
  case dateComponents
  /// A URL, which is entered as text.
  case url
  /// A measurement in a dimension.
  case measurement(Dimension.Type)
  /// A file, which is entered as a path.
  case file
  /// A person, who is entered as a name.
  case person
  /// An amount of money.
  case amount
  /// A value that users cannot enter, by its name.
  case other(String)
  /// An entity of the app.
  case entity(any AppEntity.Type)
  /// A case of an enumeration.
  case cases(any AppEnum.Type)
  /// An optional value of a shape.
  case optional(HostedIntentShape)
  /// A list of values of a shape.
  case list(HostedIntentShape)
}

/// A parameter's value, as the tool sees it.
public indirect enum HostedIntentValue: @unchecked Sendable {
  /// A text, or the raw value of a case.
  case text(String)
  /// An integer without a fraction.
  case whole(Int)
  /// A number that may have a fraction.
  case number(Double)
  /// A Boolean value.
  case truth(Bool)
  /// An entity by its identifier, with its appearance if that is known.
  case thing(identifier: String, DisplayRepresentation?)
  /// A list of values of one shape.
  case list([HostedIntentValue])
  /// A value of a Foundation type, such as a date.
  case object(Any)
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// A value that a parameter can have: those of Swift and Foundation that App Intents knows, entities and enumerations, and optional
/// values and lists of them.
///
/// The requirements whose names begin with `hosted` are how a program tells its parameters to whoever asks it. Apple's protocol has
/// others in their place.
public protocol _IntentValue: Sendable {
  /// The value, or that of an element.
  associatedtype ValueType: Sendable = Self

  /// The value that is not optional.
  associatedtype UnwrappedType: Sendable = Self

  /// What the values are.
  static var hostedShape: HostedIntentShape { get }

  /// The value of a parameter that nobody gave one; nil if there must be one.
  static var hostedAbsence: Self? { get }

  /// The value as whoever asks a program sees it; nil if there is none.
  var hostedValue: HostedIntentValue? { get }

  /// The value that is not optional; nil if there is none.
  var hostedUnwrapped: UnwrappedType? { get }

  /// The value of one that is not optional.
  static func hosted(wrapping value: UnwrappedType) -> Self

  /// The value that is meant.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - query: What finds entities; nil is the usual one.
  /// - Returns: The value; nil if it is not one of this type, or is not there any more.
  /// - Throws: What the app's own query throws.
  static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) async throws -> Self?
}

extension _IntentValue {
  /// None: there must be a value.
  public static var hostedAbsence: Self? { nil }
}

extension _IntentValue where UnwrappedType == Self {
  /// The value itself.
  public var hostedUnwrapped: Self? { self }

  /// The value itself.
  public static func hosted(wrapping value: Self) -> Self { value }
}

/// What the values of a parameter are.
public indirect enum HostedIntentShape: Sendable {
  /// Texts.
  case text
  /// Numbers without a fraction.
  case whole
  /// Numbers.
  case number
  /// Yes or no.
  case truth
  /// Moments.
  case date
  /// Days, times of day, or both.
  case dateComponents
  /// Addresses.
  case url
  /// Numbers with a unit of a dimension.
  case measurement(Dimension.Type)
  /// Files.
  case file
  /// People.
  case person
  /// Amounts of money.
  case amount
  /// What nobody can type, by its name.
  case other(String)
  /// The app's own things.
  case entity(any AppEntity.Type)
  /// The cases of an enumeration.
  case cases(any AppEnum.Type)
  /// Such a value, or none.
  case optional(HostedIntentShape)
  /// Lists of such values.
  case list(HostedIntentShape)
}

/// A value of a parameter, as whoever asks a program sees it.
public indirect enum HostedIntentValue: @unchecked Sendable {
  /// A text, or the name of a case.
  case text(String)
  /// A number without a fraction.
  case whole(Int)
  /// A number.
  case number(Double)
  /// Yes or no.
  case truth(Bool)
  /// One of the app's own things, by its identifier, with how it looks if that is known.
  case thing(identifier: String, DisplayRepresentation?)
  /// A list.
  case list([HostedIntentValue])
  /// A value of Foundation's, such as a date.
  case object(Any)
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation

/// A parameter of an intent.
@propertyWrapper public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?

  /// The title that users see; nil if none was given.
  public let title: LocalizedStringResource?

  /// The default value; nil for none.
  public let defaultValue: Value.UnwrappedType?

  package let traits: IntentParameterTraits

  init(
    title: LocalizedStringResource?, default defaultValue: Value.UnwrappedType?,
    traits: IntentParameterTraits = IntentParameterTraits()
  ) {
    self.title = title
    self.defaultValue = defaultValue
    self.traits = traits
  }

  /// The value of the parameter.
  ///
  /// Reading it without a value traps, as on a device: a parameter that is not optional needs a
  /// default, a query with a default result, or a choice.
  public var wrappedValue: Value {
    get {
      guard let value = current else {
        preconditionFailure(
          "the parameter '\(title?.key ?? "")' of an intent, of the type \(Value.self), was read and has no "
            + "value; choose one, give the parameter a default, or make it optional")
      }
      return value
    }
    set { lock.withLock { stored = newValue } }
  }

  /// The parameter itself, which `$name` gives.
  public var projectedValue: IntentParameter<Value> { self }

  /// Whether the parameter can be left empty.
  public var isOptional: Bool {
    if case .optional = Value.hostedShape { true } else { false }
  }

  /// Whether a parameter has a value, and which.
  public enum ValueState {
    /// Nothing was chosen, and there is no default value.
    case unset
    /// The value that was chosen, or else the default value.
    case set(Value)
  }

  /// Whether the parameter has a value, and which; reading it never traps.
  public var valueState: ValueState { given.map { .set($0) } ?? .unset }

  /// The value that was chosen, or else the default value; nil if there is neither.
  private var given: Value? {
    lock.withLock { stored } ?? defaultValue.map { Value.hosted(wrapping: $0) }
  }

  /// The value, or else the default value, or else the value of an empty parameter; nil if it has
  /// none.
  var current: Value? { given ?? Value.hostedAbsence }

  func take(_ value: Value) { lock.withLock { stored = value } }
}

extension IntentParameter.ValueState: Sendable {}
extension IntentParameter.ValueState: Equatable where Value: Equatable {}

// MARK: Asking the user

extension IntentParameter {
  /// Returns the value; the user cannot be asked for one here.
  ///
  /// - Throws: An ``AppIntentError`` if there is no value.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    guard let value = current as? Value.ValueType else { throw needsValueError(dialog) }
    return value
  }

  /// Returns the error that asks the user for a value; the dialog is ignored.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError.needsValue(title?.key ?? "")
  }

  /// Asks the user to confirm a value, which is not possible here.
  ///
  /// - Throws: Always an ``AppIntentError``.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool { throw AppIntentError.needsConfirmation(title?.key ?? "") }

  /// Returns the only one of several values; the user cannot be asked for one here.
  ///
  /// - Throws: An ``AppIntentError`` if there is not exactly one value.
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    guard values.count == 1, let value = values.first else {
      throw needsDisambiguationError(among: values, dialog: dialog)
    }
    return value
  }

  /// Returns the error that asks the user to choose among values; the values and the dialog are
  /// ignored.
  public func needsDisambiguationError(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError { AppIntentError.needsDisambiguation(title?.key ?? "") }
}

/// The declared traits of a parameter, other than its title and default value.
package struct IntentParameterTraits: @unchecked Sendable {
  /// The number of values in a list.
  package enum Sizes: Sendable {
    /// The same size in every family.
    case all(IntentCollectionSize)
    /// The sizes in individual families.
    case families([IntentWidgetFamily: IntentCollectionSize])
  }

  /// The control with which a number is chosen.
  package enum NumberStyle: String, Sendable {
    /// A text field for the number.
    case field
    /// A stepper with two buttons.
    case stepper
    /// A slider within the range.
    case slider
  }

  package var description: LocalizedStringResource?
  package var dialog: IntentDialog?
  package var style: NumberStyle?
  package var minimum: Double?
  package var maximum: Double?
  package var names: Bool.IntentDisplayName?
  package var input: String.IntentInputOptions?
  package var dateParts: String?
  package var sizes: Sizes?
  package var unit: Dimension?
  package var refusesNegative = false
  package var currencies: [String] = []
  package var fileTypes: [String] = []
  package var provider: (any DynamicOptionsProvider)?
  package var query: (any EntityQuery)?

  init(_ description: LocalizedStringResource? = nil, _ dialog: IntentDialog? = nil) {
    self.description = description
    self.dialog = dialog
  }
}

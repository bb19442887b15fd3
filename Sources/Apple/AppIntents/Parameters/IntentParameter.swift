// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation

/// A parameter of an intent.
@propertyWrapper public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?

  /// The name for people; nil if none was given.
  public let title: LocalizedStringResource?

  /// What the parameter begins with; nil for nothing.
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

  /// The value.
  ///
  /// Without one the program ends, as on a device: a parameter that is not optional needs a default, a query with a default result, or
  /// a choice.
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

  /// The parameter.
  public var projectedValue: IntentParameter<Value> { self }

  /// Whether a person can leave it out.
  public var isOptional: Bool {
    if case .optional = Value.hostedShape { true } else { false }
  }

  /// The value; nil if there is none.
  var current: Value? {
    lock.withLock { stored } ?? defaultValue.map { Value.hosted(wrapping: $0) }
      ?? Value.hostedAbsence
  }

  func take(_ value: Value) { lock.withLock { stored = value } }
}

// MARK: Asking a person

extension IntentParameter {
  /// The value, if there is one; nobody can be asked here.
  ///
  /// - Throws: ``AppIntentError`` if there is no value.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    guard let value = current as? Value.ValueType else { throw needsValueError(dialog) }
    return value
  }

  /// An error that asks a person for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError.needsValue(title?.key ?? "")
  }

  /// Whether a person confirms a value; nobody can be asked here.
  ///
  /// - Throws: ``AppIntentError``.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool { throw AppIntentError.needsConfirmation(title?.key ?? "") }

  /// Which of several values a person means; nobody can be asked here.
  ///
  /// - Throws: ``AppIntentError`` if there is not exactly one.
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    guard values.count == 1, let value = values.first else {
      throw needsDisambiguationError(among: values, dialog: dialog)
    }
    return value
  }

  /// An error that asks a person which of several values is meant.
  public func needsDisambiguationError(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError { AppIntentError.needsDisambiguation(title?.key ?? "") }
}

/// What is declared of a parameter, apart from its name and what it begins with.
package struct IntentParameterTraits: @unchecked Sendable {
  /// How many values a list has.
  package enum Sizes: Sendable {
    /// So many in every family.
    case all(IntentCollectionSize)
    /// So many in some families.
    case families([IntentWidgetFamily: IntentCollectionSize])
  }

  /// How a number is chosen.
  package enum NumberStyle: String, Sendable {
    /// By typing.
    case field
    /// By two buttons.
    case stepper
    /// By sliding.
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

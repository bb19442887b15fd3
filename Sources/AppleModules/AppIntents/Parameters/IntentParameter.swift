// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation

/// A parameter of an intent.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  private var stored: Value?
  private let absent: Value?

  /// The name for people.
  public let title: LocalizedStringResource?

  /// The value; without one the program ends with a sentence, as on a device.
  public var wrappedValue: Value {
    get {
      guard let value = stored ?? absent else {
        preconditionFailure("the parameter '\(title?.key ?? "")' has no value")
      }
      return value
    }
    set { stored = newValue }
  }

  /// The parameter.
  public var projectedValue: IntentParameter<Value> { self }

  /// What can be asked of a person, by its name in the program.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }

  /// An error that asks a person for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    IntentParameterError.needsValue(title?.key ?? "")
  }

  init(title: LocalizedStringResource?, value: Value?, absent: Value?) {
    self.title = title
    stored = value
    self.absent = absent
  }
}

/// Why a parameter has no value.
public enum IntentParameterError: Error, Hashable, Sendable {
  /// A person has to say one.
  case needsValue(String)
}

extension IntentParameter {
  /// A parameter with what it begins with.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, value: defaultValue, absent: nil)
  }

  /// A parameter with what it begins with, and limits.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, controlStyle: ControlStyle = .field,
    inclusiveRange: (Value, Value)? = nil, requestValueDialog: IntentDialog? = nil
  ) where Value: Numeric {
    self.init(title: title, value: defaultValue, absent: nil)
  }

  /// A parameter that a person has to say.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, value: nil, absent: nil)
  }

  /// A parameter that a person can leave out.
  public convenience init<Some>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Some? {
    self.init(title: title, value: nil, absent: .some(nil))
  }

  /// A parameter that a person can leave out, with what it begins with.
  public convenience init<Some>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Some?, requestValueDialog: IntentDialog? = nil
  ) where Value == Some? {
    self.init(title: title, value: defaultValue, absent: .some(nil))
  }

  /// A parameter whose options something provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) {
    self.init(title: title, value: defaultValue, absent: nil)
  }

  /// A parameter whose options something provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) {
    self.init(title: title, value: nil, absent: nil)
  }

  /// A parameter that a person can leave out, whose options something provides.
  public convenience init<Some, Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) where Value == Some? {
    self.init(title: title, value: nil, absent: .some(nil))
  }

  /// A parameter of as many values as a family of widgets shows.
  public convenience init<Element>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: [IntentWidgetFamily: Int]
  ) where Value == [Element] {
    self.init(title: title, value: defaultValue, absent: [])
  }

  /// A parameter of so many values.
  public convenience init<Element>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: Int
  ) where Value == [Element] {
    self.init(title: title, value: defaultValue, absent: [])
  }
}

/// How a number is chosen.
public enum ControlStyle: Hashable, Sendable {
  /// By typing.
  case field
  /// By sliding.
  case slider
  /// By two buttons.
  case stepper
}

/// Whether a parameter takes what the action before gives.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// As the system likes.
  case `default`
  /// Never.
  case never
  /// Always.
  case connectToPreviousIntentResult
}

/// A family of widgets, in the sizes of a parameter.
public enum IntentWidgetFamily: Hashable, Sendable {
  /// Small.
  case systemSmall
  /// Of middle size.
  case systemMedium
  /// Large.
  case systemLarge
  /// Very large.
  case systemExtraLarge
  /// On a Lock Screen, round.
  case accessoryCircular
  /// On a Lock Screen, wide.
  case accessoryRectangular
  /// On a Lock Screen, a line.
  case accessoryInline
}

/// What provides the options of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// What the options are.
  associatedtype DefaultValue = Never
  /// The options.
  associatedtype Result

  /// The options.
  func results() async throws -> Result

  /// What the parameter begins with.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Nothing.
  public func defaultResult() async -> DefaultValue? { nil }
}

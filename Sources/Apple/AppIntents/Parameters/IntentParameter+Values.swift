// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

// The names and the order of the arguments are Apple's; those that only change how Siri asks are taken and not used.

extension IntentParameter {
  /// A parameter.
  public convenience init() { self.init(title: nil, default: nil) }

  /// A parameter with what it begins with.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, default: defaultValue,
      traits: IntentParameterTraits(description, requestValueDialog))
  }

  /// A parameter with what it begins with, and what makes its values of others.
  public convenience init<Specification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> Specification
  ) {
    self.init(
      title: title, default: defaultValue,
      traits: IntentParameterTraits(description, requestValueDialog))
  }

  /// A parameter of a text, with how it is typed.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.input = inputOptions
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// A parameter of yes or no, with what both are called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Bool {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.names = displayName
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// A parameter of a date, with its parts.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.dateParts = kind.rawValue
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// A parameter of files of some types.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.fileTypes = supportedTypeIdentifiers
    self.init(title: title, default: nil, traits: traits)
  }

  /// A parameter of an amount of money in one of some currencies.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == IntentCurrencyAmount {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.currencies = currencyCodes
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// A parameter of a number with its unit.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<UnitType> {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.unit = defaultUnit
    traits.refusesNegative = !supportsNegativeNumbers
    self.init(
      title: title,
      default: defaultValue.flatMap { number in
        Measurement(value: number, unit: defaultUnit) as? Value.UnwrappedType
      },
      traits: traits)
  }

  /// The parts that a date has.
  public enum DateKind: String, Hashable, Sendable {
    /// A day.
    case date = "Date"
    /// A time of day.
    case time = "Time"
    /// A day with a time.
    case dateTime = "DateTime"
  }
}

// MARK: Numbers

extension IntentParameter where Value.ValueType: HostedNumber {
  /// A parameter of a number, with how it is chosen, and limits.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: ControlStyle,
    inclusiveRange: (Value.ValueType, Value.ValueType)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.style = controlStyle.style
    traits.minimum = inclusiveRange?.0.hostedNumber
    traits.maximum = inclusiveRange?.1.hostedNumber
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// A parameter of a number, with limits.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: (Value.ValueType, Value.ValueType), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, default: defaultValue, controlStyle: .field,
      inclusiveRange: inclusiveRange, requestValueDialog: requestValueDialog)
  }

  /// How a number is chosen.
  public enum ControlStyle: Hashable, Sendable {
    /// By typing.
    case field
    /// By two buttons.
    case stepper
    /// By sliding.
    case slider

    fileprivate var style: IntentParameterTraits.NumberStyle {
      switch self {
      case .field: .field
      case .stepper: .stepper
      case .slider: .slider
      }
    }
  }

  /// How a whole number is chosen.
  public typealias IntControlStyle = ControlStyle
  /// How a number is chosen.
  public typealias DoubleControlStyle = ControlStyle
}

/// A number that a parameter can have limits for.
public protocol HostedNumber {
  /// The number.
  var hostedNumber: Double { get }
}

extension Int: HostedNumber {
  /// The number.
  public var hostedNumber: Double { Double(self) }
}

extension Double: HostedNumber {
  /// The number.
  public var hostedNumber: Double { self }
}

/// Takes what makes the values of a parameter of others, which no widget does.
@resultBuilder public enum ResolverSpecificationBuilder {
  /// Takes what makes values.
  public static func buildBlock<each Resolver>(
    _ resolvers: repeat each Resolver
  ) -> EmptyResolverSpecification { EmptyResolverSpecification() }
}

/// Nothing that makes values.
public struct EmptyResolverSpecification: Hashable, Sendable {}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation
public import UniformTypeIdentifiers

// The names and the order of the arguments are Apple's; those that only change how Siri asks are
// ignored.

extension IntentParameter {
  /// Creates a parameter without a title and a default value.
  public convenience init() { self.init(title: nil, default: nil) }

  /// Creates a parameter with a default value.
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

  /// Creates a parameter with a default value; the resolvers are not called.
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

  /// Creates a parameter of texts with options for entering them.
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

  /// Creates a parameter of Boolean values with names for both.
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

  /// Creates a parameter of dates with the given parts.
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

  /// Creates a parameter of files with uniform type identifiers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.fileTypes = supportedTypeIdentifiers
    self.init(title: title, default: nil, traits: traits)
  }

  /// Creates a parameter of files of some types.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description,
      supportedTypeIdentifiers: supportedContentTypes.map(\.identifier),
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
  }

  /// Creates a parameter of amounts of money in the given currencies.
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

  /// Creates a parameter of measurements with a default unit; its adjustment to the locale is
  /// ignored.
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

  /// The parts of a date.
  public enum DateKind: String, Hashable, Sendable {
    /// A date without a time.
    case date = "Date"
    /// A time of day.
    case time = "Time"
    /// A date with a time of day.
    case dateTime = "DateTime"
  }
}

// MARK: Numbers

extension IntentParameter where Value.ValueType: HostedNumber {
  /// Creates a parameter of numbers with a control and a closed range of values.
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

  /// Creates a parameter of numbers with a closed range of values, which are entered in a field.
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

  /// The control with which a number is chosen.
  public enum ControlStyle: Hashable, Sendable {
    /// A text field for the number.
    case field
    /// A stepper with two buttons.
    case stepper
    /// A slider within the range.
    case slider

    fileprivate var style: IntentParameterTraits.NumberStyle {
      switch self {
      case .field: .field
      case .stepper: .stepper
      case .slider: .slider
      }
    }
  }

  /// The control with which an integer is chosen.
  public typealias IntControlStyle = ControlStyle
  /// The control with which a number is chosen.
  public typealias DoubleControlStyle = ControlStyle
}

/// A type of numbers that can have a range in a parameter.
public protocol HostedNumber {
  /// The number as a `Double`.
  var hostedNumber: Double { get }
}

extension Int: HostedNumber {
  /// The integer as a `Double`.
  public var hostedNumber: Double { Double(self) }
}

extension Double: HostedNumber {
  /// The number as the host sends it, unchanged.
  public var hostedNumber: Double { self }
}

/// A result builder of resolvers, which make a parameter's values from others; widgets do not use
/// them.
@resultBuilder public enum ResolverSpecificationBuilder {
  /// Takes resolvers, which are not kept.
  public static func buildBlock<each Resolver>(
    _ resolvers: repeat each Resolver
  ) -> EmptyResolverSpecification { EmptyResolverSpecification() }
}

/// An empty list of resolvers.
public struct EmptyResolverSpecification: Hashable, Sendable {}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

extension IntentParameter where Value.ValueType: HostedNumber {
  /// Creates a parameter of numbers with a control and a closed range of values; a nil provider lists none, and the resolvers are not
  /// called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: ControlStyle,
    inclusiveRange: (Value.ValueType, Value.ValueType)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.provider = optionsProvider
    traits.style = controlStyle.style
    traits.minimum = inclusiveRange?.0.hostedNumber
    traits.maximum = inclusiveRange?.1.hostedNumber
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// Creates a parameter of numbers with a closed range of values, which are entered in a field; a nil provider lists none, and the
  /// resolvers are not called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: (Value.ValueType, Value.ValueType), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) {
    self.init(
      title: title, description: description, default: defaultValue, controlStyle: .field,
      inclusiveRange: inclusiveRange, requestValueDialog: requestValueDialog,
      optionsProvider: optionsProvider)
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

// MARK: Measurements and money

extension IntentParameter {
  /// The smallest and the largest value of a parameter, both of which it can have.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

  /// Creates a parameter of measurements with a default unit; its adjustment to the locale is ignored, and the resolvers are not called.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
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

  /// Creates a parameter of measurements with a unit that users cannot change; its adjustment to the locale is ignored, and the resolvers are
  /// not called.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: UnitType, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) where Value.ValueType == Measurement<UnitType> {
    self.init(
      title: title, description: description, defaultValue: defaultValue, defaultUnit: unit,
      supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Creates a parameter of amounts of money in the given currencies; a nil provider lists none, and the resolvers are not called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String],
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.currencies = currencyCodes
    traits.minimum = inclusiveRange.map { NSDecimalNumber(decimal: $0.lowerBound).doubleValue }
    traits.maximum = inclusiveRange.map { NSDecimalNumber(decimal: $0.upperBound).doubleValue }
    traits.provider = optionsProvider
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// Creates a parameter of amounts of money in a range, of any currency; a nil provider lists none, and the resolvers are not called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: InclusiveRange<Decimal>,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) {
    self.init(
      title: title, description: description, default: defaultValue, currencyCodes: [],
      inclusiveRange: inclusiveRange, requestValueDialog: requestValueDialog,
      optionsProvider: optionsProvider)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

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

  /// Creates a parameter of texts with options for entering them; the resolvers are not called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.input = inputOptions
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// Creates a parameter of Boolean values with names for both; the resolvers are not called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) where Value.ValueType == Bool {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.names = displayName
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// Creates a parameter of dates with the given parts; a nil provider lists none, and the resolvers are not called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.provider = optionsProvider
    traits.dateParts = kind.rawValue
    self.init(title: title, default: defaultValue, traits: traits)
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

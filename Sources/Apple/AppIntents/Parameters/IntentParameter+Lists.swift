// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

extension IntentParameter {
  /// Creates a list whose number of values depends on the widget's family.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = IntentParameterTraits(description)
    traits.sizes = .families(size)
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// Creates a list with a number of values.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = IntentParameterTraits(description)
    traits.sizes = .all(size)
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// Creates a list of entities from a query of its own, whose number depends on the widget's
  /// family.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.ValueType == Query.Entity {
    var traits = IntentParameterTraits(description)
    traits.sizes = .families(size)
    traits.query = query
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// Creates a list of a number of entities from a query of its own.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.ValueType == Query.Entity {
    var traits = IntentParameterTraits(description)
    traits.sizes = .all(size)
    traits.query = query
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// Creates a list of values from a provider, whose number depends on the widget's family.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    var traits = IntentParameterTraits(description)
    traits.sizes = .families(size)
    traits.provider = optionsProvider
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// Creates a list of a number of values from a provider.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    var traits = IntentParameterTraits(description)
    traits.sizes = .all(size)
    traits.provider = optionsProvider
    self.init(title: title, default: defaultValue, traits: traits)
  }
}

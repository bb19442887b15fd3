// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import UniformTypeIdentifiers

extension IntentParameter {
  /// Creates a parameter of files with uniform type identifiers; a nil provider lists none, and the resolvers are not called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.fileTypes = supportedTypeIdentifiers
    traits.provider = optionsProvider
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// Creates a parameter of files of some types; a nil provider lists none, and the resolvers are not called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      supportedTypeIdentifiers: supportedContentTypes.map(\.identifier),
      requestValueDialog: requestValueDialog, optionsProvider: optionsProvider)
  }

  /// Creates a parameter of files that are entities, which a query of its own finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.ValueType == Query.Entity {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.fileTypes = supportedContentTypes.map(\.identifier)
    traits.query = query
    self.init(title: title, default: defaultValue, traits: traits)
  }
}

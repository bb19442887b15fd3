// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if PREVIEW_MACROS
  /// Makes a class a persistent model.
  @attached(extension, conformances: PersistentModel, names: named(ID))
  public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

  /// Declares how a property is stored; it has no effect in memory.
  @attached(peer)
  public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil,
    hashModifier: String? = nil
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

  /// Declares the properties of a relationship; it has no effect in memory.
  @attached(peer)
  public macro Relationship(
    _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

  /// Declares that a property is not stored; it has no effect in memory.
  @attached(peer)
  public macro Transient() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

  /// Declares key paths whose values are unique; it has no effect in memory.
  @freestanding(declaration)
  public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "PreviewMacros", type: "NothingMacro")

  /// Declares key paths to index; it has no effect in memory.
  @freestanding(declaration)
  public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "PreviewMacros", type: "NothingMacro")

  /// Makes an actor one with a context of its own, which is created with a container.
  @attached(member, conformances: ModelActor, names: arbitrary)
  @attached(extension, conformances: ModelActor)
  public macro ModelActor() = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")

  /// Makes an actor one with a context of its own, with or without an initializer that takes a container.
  @attached(member, conformances: ModelActor, names: arbitrary)
  @attached(extension, conformances: ModelActor)
  public macro ModelActor(disableGenerateInit: Bool) =
    #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")
#endif

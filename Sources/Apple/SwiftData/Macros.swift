// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if PREVIEW_MACROS
  /// Makes a model of a class.
  @attached(extension, conformances: PersistentModel, names: named(ID))
  public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

  /// Says how a property is kept; in memory nothing of it counts.
  @attached(peer)
  public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil,
    hashModifier: String? = nil
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

  /// Says what a relationship is like; in memory nothing of it counts.
  @attached(peer)
  public macro Relationship(
    _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

  /// Says that a property is not kept.
  @attached(peer)
  public macro Transient() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

  /// Says that no two objects have the same values.
  @freestanding(declaration)
  public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "PreviewMacros", type: "NothingMacro")

  /// Says what is looked for often.
  @freestanding(declaration)
  public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "PreviewMacros", type: "NothingMacro")
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if PREVIEW_MACROS
  public import AppleFoundation

  /// Makes a computed variable a property of its entity, which `$name` gives with its value.
  @attached(peer, names: prefixed(`$`))
  public macro ComputedProperty() =
    #externalMacro(module: "PreviewMacros", type: "EntityPropertyMacro")

  /// Makes a computed variable a property of its entity with a title that users see.
  @attached(peer, names: prefixed(`$`))
  public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "PreviewMacros", type: "EntityPropertyMacro")

  /// Makes a computed variable a property of its entity; the key of the index is ignored.
  @attached(peer, names: prefixed(`$`))
  public macro ComputedProperty(indexingKey: PartialKeyPath<EntityIndexingKeys>) =
    #externalMacro(module: "PreviewMacros", type: "EntityPropertyMacro")

  /// Makes a computed variable a property of its entity with a title; the key of the index is ignored.
  @attached(peer, names: prefixed(`$`))
  public macro ComputedProperty(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<EntityIndexingKeys>
  ) = #externalMacro(module: "PreviewMacros", type: "EntityPropertyMacro")

  /// Makes a variable whose getter is asynchronous a property of its entity; `$name` gives it without a value.
  @attached(peer, names: prefixed(`$`))
  public macro DeferredProperty() =
    #externalMacro(module: "PreviewMacros", type: "EntityPropertyMacro")

  /// Makes a variable whose getter is asynchronous a property of its entity with a title that users see.
  @attached(peer, names: prefixed(`$`))
  public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "PreviewMacros", type: "EntityPropertyMacro")
#endif

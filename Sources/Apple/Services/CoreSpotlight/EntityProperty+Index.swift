// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents

extension EntityProperty {
  /// Creates a property with a title; the attribute of the index is ignored.
  public init(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) { self.init(title: title) }

  /// Creates a property without a title; the attribute of the index is ignored.
  public init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) { self.init() }

  /// Creates a property with a title; the app's own attribute of the index is ignored.
  public init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) {
    self.init(title: title)
  }

  /// Creates a property without a title; the app's own attribute of the index is ignored.
  public init(customIndexingKey: CSCustomAttributeKey) { self.init() }
}

/// Makes a computed variable a property of its entity; the app's own attribute of the index is ignored.
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
  #externalMacro(module: "PreviewMacros", type: "EntityPropertyMacro")

/// Makes a computed variable a property of its entity with a title; the app's own attribute of the index is ignored.
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty(
  title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey
) = #externalMacro(module: "PreviewMacros", type: "EntityPropertyMacro")

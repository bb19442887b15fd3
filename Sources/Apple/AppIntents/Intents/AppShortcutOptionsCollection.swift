// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// A group of a parameter's values, which Shortcuts lists under a shortcut.
public protocol AppShortcutOptionsCollectionProtocol: Sendable {
  /// The type of the provider of the values.
  associatedtype Provider: DynamicOptionsProvider

  /// The title that users see.
  var title: LocalizedStringResource { get }
  /// The name of an SF Symbol; nil for none.
  var systemImageName: String? { get }
  /// The provider of the values.
  var dynamicOptionsProvider: Provider { get }
}

/// A group of a parameter's values, which a provider returns.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol
{
  /// The title that users see.
  public let title: LocalizedStringResource
  /// The name of an SF Symbol; nil for none.
  public let systemImageName: String?
  /// The provider of the values.
  public let dynamicOptionsProvider: Provider

  /// Creates a group with a title and an SF Symbol; nil is no symbol.
  public init(
    _ dynamicOptionsProvider: Provider, title: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    self.title = title
    self.systemImageName = systemImageName
    self.dynamicOptionsProvider = dynamicOptionsProvider
  }
}

/// Groups of a parameter's values in their order.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
  /// The type of the values.
  associatedtype Value: Sendable
}

/// Groups of a parameter's values, which a result builder lists.
public struct AppShortcutOptionsCollections<Value: Sendable>:
  AppShortcutOptionsCollectionSpecification
{
  let groups: [any AppShortcutOptionsCollectionProtocol]

  /// Returns an iterator over the groups.
  public func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> {
    groups.makeIterator()
  }
}

/// A result builder that lists groups of a parameter's values.
@resultBuilder public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: Sendable> {
  /// Returns the groups in their order.
  public static func buildBlock(
    _ groups: (any AppShortcutOptionsCollectionProtocol)...
  ) -> AppShortcutOptionsCollections<Value> { AppShortcutOptionsCollections(groups: groups) }
}

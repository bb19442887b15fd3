// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents

/// A form by a value of App Intents, such as a person or a file.
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue>:
  TransferRepresentation
{
  /// Creates a form that others get; the function is not called.
  public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {}
  /// Creates a form that others give; the function is not called.
  public init(importing: @escaping @Sendable (IntentValue) async throws -> Item) {}
  /// Creates a form; the functions are not called.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> IntentValue,
    importing: @escaping @Sendable (IntentValue) async throws -> Item
  ) {}
  /// Creates a form that others get: the value of a property, which is not read.
  public init(exporting keyPath: KeyPath<Item, IntentValue>) {}
}

extension AppEntity {
  /// A form by a value of App Intents.
  public typealias ValueRepresentation = IntentValueRepresentation
}

extension TransientAppEntity {
  /// A form by a value of App Intents.
  public typealias ValueRepresentation = IntentValueRepresentation
}

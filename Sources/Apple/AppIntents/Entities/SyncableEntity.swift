// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An entity that has the same identifier on all devices of the user.
public protocol SyncableEntity: AppEntity {}

/// The identifier of an entity on this device, and the one on all devices.
public struct SyncableEntityIdentifier<
  LocalID: EntityIdentifierConvertible & Hashable & Sendable,
  StableID: EntityIdentifierConvertible & Hashable & Sendable
>: Hashable, Sendable {
  /// The identifier on this device.
  public let local: LocalID
  /// The identifier on all devices; nil if only this device's is known.
  public let stable: StableID?

  /// Creates an identifier from that of this device and that of all devices.
  public init(local: LocalID, stable: StableID) {
    self.local = local
    self.stable = stable
  }

  private init(local: LocalID) {
    self.local = local
    stable = nil
  }
}

extension SyncableEntityIdentifier where LocalID == StableID {
  /// Creates an identifier that is the same on all devices.
  public init(id: LocalID) { self.init(local: id, stable: id) }
}

extension SyncableEntityIdentifier: EntityIdentifierConvertible {
  /// The identifier on this device, as text.
  public var entityIdentifierString: String { local.entityIdentifierString }

  /// Returns the identifier on this device that a text stands for; nil if it is not one.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    LocalID.entityIdentifier(for: entityIdentifierString).map { Self(local: $0) }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Which classes a store has.
public final class Schema: Sendable {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Sendable {
    private let numbers: [Int]

    /// Makes a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }

    /// Whether a version is older.
    public static func < (left: Version, right: Version) -> Bool {
      left.numbers.lexicographicallyPrecedes(right.numbers)
    }
  }

  /// What a property is like.
  public enum Attribute {
    /// What `@Attribute` says of a property; nothing of it counts in memory.
    public struct Option: Hashable, Sendable {
      private let name: String
      /// No two objects have the same value.
      public static let unique = Option(name: "unique")
      /// It is kept in a file of its own.
      public static let externalStorage = Option(name: "externalStorage")
      /// It is encrypted.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// It stays in the history of an object that was deleted.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// It is not kept.
      public static let ephemeral = Option(name: "ephemeral")
      /// The system's search finds it.
      public static let spotlight = Option(name: "spotlight")
      /// It is kept as a transformer says.
      public static func transformable(by transformer: String) -> Option {
        Option(name: "transformable by \(transformer)")
      }
    }
  }

  /// What a relationship is like.
  public enum Relationship {
    /// What becomes of objects that a deleted one refers to; here they stay.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// They stay, and do not refer to it any more.
      case nullify
      /// They are deleted.
      case cascade
      /// It is not deleted.
      case deny
      /// They stay as they are.
      case noAction
    }

    /// What else `@Relationship` says; nothing of it counts in memory.
    public struct Option: Hashable, Sendable {
      /// It is unique.
      public static let unique = Option()
    }
  }

  /// The names of the classes.
  public let entityNames: [String]

  /// The version.
  public let version: Version

  /// Makes a schema of classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    entityNames = types.map { "\($0)" }
    self.version = version
  }

  /// Makes a schema of classes.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Makes a schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

/// A version of a schema.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How files of old versions become those of new ones; as there is no file, nothing is called.
public protocol SchemaMigrationPlan {
  /// The versions.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// A step of a migration.
public enum MigrationStage {
  /// One that needs no code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// One with code.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

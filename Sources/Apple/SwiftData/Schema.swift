// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The model classes of a store and their version.
public final class Schema: Sendable {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    private let numbers: [Int]

    /// Creates a version from its three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }

    /// The first number, which grows with changes that need work.
    public var major: Int { numbers[0] }
    /// The second number of the version.
    public var minor: Int { numbers[1] }
    /// The third number of the version.
    public var patch: Int { numbers[2] }

    /// The three numbers with points between them.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Returns whether the left version is older.
    public static func < (left: Version, right: Version) -> Bool {
      left.numbers.lexicographicallyPrecedes(right.numbers)
    }
  }

  /// The namespace of attribute options.
  public enum Attribute {
    /// An option of `@Attribute`; it has no effect in memory.
    public struct Option: Hashable, Sendable {
      private let name: String
      /// The value is unique among all objects.
      public static let unique = Option(name: "unique")
      /// The value is stored in a file of its own.
      public static let externalStorage = Option(name: "externalStorage")
      /// The value is encrypted in the cloud.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// The value is kept in the history of deleted objects.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// The value is not stored.
      public static let ephemeral = Option(name: "ephemeral")
      /// The value is indexed for Spotlight.
      public static let spotlight = Option(name: "spotlight")
      /// Returns the option that stores the value with the named transformer.
      public static func transformable(by transformer: String) -> Option {
        Option(name: "transformable by \(transformer)")
      }
    }
  }

  /// The namespace of relationship options.
  public enum Relationship {
    /// The effect of deleting an object on those that it refers to; here they are always kept.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// Related objects are kept, without their reference to the deleted one.
      case nullify
      /// Related objects are deleted as well.
      case cascade
      /// The object is not deleted while it has related objects.
      case deny
      /// Related objects are kept unchanged.
      case noAction
    }

    /// An option of `@Relationship`; it has no effect in memory.
    public struct Option: Hashable, Sendable {
      /// The relationship is unique.
      public static let unique = Option()
    }
  }

  /// A model class of a schema; its properties are not listed here, as objects stay in memory unchanged.
  public final class Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String

    /// Creates a description of a class with a name.
    public init(_ name: String) { self.name = name }

    /// Returns whether both have the same name.
    public static func == (left: Entity, right: Entity) -> Bool { left.name == right.name }

    /// Hashes the name of the class.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The names of the model classes.
  public let entityNames: [String]

  /// The model classes of the schema.
  public var entities: [Entity] { entityNames.map { Entity($0) } }

  /// The model classes by their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the description of a model class; nil if the schema does not have it.
  public func entity<Model: PersistentModel>(for type: Model.Type) -> Entity? {
    entitiesByName["\(type)"]
  }

  /// The version of the schema.
  public let version: Version

  /// Creates a schema of model classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    entityNames = types.map { "\($0)" }
    self.version = version
  }

  /// Creates a schema of model classes.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates a schema of the classes and the version of a versioned schema.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

/// A version of an app's schema.
public protocol VersionedSchema {
  /// The model classes of the version.
  static var models: [any PersistentModel.Type] { get }
  /// The number of the version.
  static var versionIdentifier: Schema.Version { get }
}

/// A plan of migrations between schema versions; none is run here, as no store is read.
public protocol SchemaMigrationPlan {
  /// The versions of the schema, oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The stages of the migration, in order.
  static var stages: [MigrationStage] { get }
}

/// A stage of a migration, from one schema version to the next.
public enum MigrationStage {
  /// A migration without code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A migration that calls functions before and after it; nil is no function.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A container of model objects, which are kept in memory only.
public final class ModelContainer: Sendable {
  let store = ModelStore()

  /// The schema of the container's model classes.
  public let schema: Schema

  /// The configurations that the container was created with; they have no effect here.
  public let configurations: Set<ModelConfiguration>

  /// The plan of migrations that the container was created with, of which none is run here; nil for none.
  nonisolated(unsafe) public let migrationPlan: (any SchemaMigrationPlan.Type)?

  /// The context of the main actor; always the same one.
  @MainActor public var mainContext: ModelContext { contexts.main(of: self) }

  private let contexts = MainContext()

  /// Creates an empty container of model classes; the migration plan is ignored, and it never
  /// throws.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates an empty container of a schema; the migration plan is ignored, and it never throws.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates an empty container of a schema; the migration plan is ignored, and it never throws.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations)
    self.migrationPlan = migrationPlan
  }

  /// Creates an empty container of a schema, by default one without classes.
  init(of schema: Schema = Schema([any PersistentModel.Type]())) {
    self.schema = schema
    configurations = []
    migrationPlan = nil
  }

  /// Removes all objects of the container.
  public func deleteAllData() { store.removeAll() }

  /// Removes all objects; never throws, as there is no file to delete.
  public func erase() throws { store.removeAll() }
}

/// The configuration of a model container.
///
/// Files, app groups and CloudKit databases are not opened here.
public struct ModelConfiguration: Hashable, Sendable {
  /// The app group of the store; it has no effect here.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    /// The group of the app's entitlements.
    public static let automatic = GroupContainer(name: "automatic")
    /// No app group, even if the entitlements have one.
    public static let none = GroupContainer(name: "none")
    /// Returns the app group with an identifier.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  /// The CloudKit database of the store; it has no effect here.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    /// The database of the app's entitlements.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// No CloudKit database, even if the entitlements have one.
    public static let none = CloudKitDatabase(name: "none")
    /// Returns the private database with a name.
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name)
    }
  }

  /// The name of the configuration; `default` if none was given.
  public let name: String
  /// The location of the store, which is neither read nor written here.
  public let url: URL
  /// Whether the configuration asks for a store in memory; every store is in memory here.
  public let isStoredInMemoryOnly: Bool
  /// Whether the configuration allows saving; it has no effect here.
  public let allowsSave: Bool

  /// Creates a configuration; only the name and the flags are kept.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    url = FileManager.default.temporaryDirectory.appendingPathComponent("default.store")
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }

  /// Creates a configuration of a store at a URL; only the name, the URL and the flag are kept.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
  }

  /// Creates a configuration for model classes, which are ignored.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// The main actor's context of a container, made at the first access.
private final class MainContext: Sendable {
  @MainActor private var context: ModelContext?

  @MainActor func main(of container: ModelContainer) -> ModelContext {
    if let context { return context }
    let made = ModelContext(container)
    context = made
    return made
  }
}

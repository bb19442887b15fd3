// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The store of a program's objects, in memory.
public final class ModelContainer: Sendable {
  let store = ModelStore()

  /// Which classes it has.
  public let schema: Schema

  /// How it was made.
  public let configurations: [ModelConfiguration]

  /// The context of the main actor.
  @MainActor public var mainContext: ModelContext { contexts.main(of: self) }

  private let contexts = MainContext()

  /// Makes a container of classes.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Makes a container of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Makes a container of a schema.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.configurations = configurations
  }

  /// Makes a container, of no classes if none are given.
  init(of schema: Schema = Schema([any PersistentModel.Type]())) {
    self.schema = schema
    configurations = []
  }

  /// Removes nothing, as there is no file.
  public func deleteAllData() {}
}

/// How a container is made.
///
/// Files, groups and databases of CloudKit are not opened here.
public struct ModelConfiguration: Hashable, Sendable {
  /// Which app group the file would be in.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    /// As the entitlements say.
    public static let automatic = GroupContainer(name: "automatic")
    /// None.
    public static let none = GroupContainer(name: "none")
    /// A group.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  /// Which database of CloudKit there would be.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    /// As the entitlements say.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// None.
    public static let none = CloudKitDatabase(name: "none")
    /// A private one.
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name)
    }
  }

  /// The name.
  public let name: String
  /// The file that is not opened.
  public let url: URL
  /// Whether there is no file.
  public let isStoredInMemoryOnly: Bool
  /// Whether anything can be saved.
  public let allowsSave: Bool

  /// Describes a file of a schema.
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

  /// Describes a file of a schema at a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
  }

  /// Describes a file of classes.
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// The context of a container for the main actor, made when it is asked for.
private final class MainContext: Sendable {
  @MainActor private var context: ModelContext?

  @MainActor func main(of container: ModelContainer) -> ModelContext {
    if let context { return context }
    let made = ModelContext(container)
    context = made
    return made
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A model, which is not read.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities: none here but those that are set.
  open var entities: [NSEntityDescription] = []
  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  /// The names of configurations: none here.
  open var configurations: [String] { [] }
  /// What says which version it is.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// The versions of the entities: none here.
  open var entityVersionHashesByName: [String: Data] { [:] }

  /// Creates a model without entities.
  public override init() {}
  /// Creates a model of a file, which is not read.
  public init?(contentsOf url: URL) {}
  /// Returns the model of some bundles, which is not read.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
  /// Returns the model of some bundles that a store was made with, which is not read.
  open class func mergedModel(
    from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
  ) -> NSManagedObjectModel? { NSManagedObjectModel() }
  /// Returns several models as one, with all their entities.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
  }
  /// Returns whether a store was made with the model; always true, as no store is read.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool { true }
  /// Returns the entities of a configuration: all here.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    entities
  }
  /// Returns a request that the model has by a name: always nil here.
  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? { nil }
}

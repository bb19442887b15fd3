// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How objects of an entity become those of another.
open class NSEntityMapping: NSObject, @unchecked Sendable {
  /// The name of the mapping in its model; empty at first.
  open var name: String? = ""
  /// The name of the former entity.
  open var sourceEntityName: String?
  /// The name of the new entity.
  open var destinationEntityName: String?
  /// Creates a mapping without entities.
  public override init() {}
}

/// How the objects of a model become those of another; none is found here.
open class NSMappingModel: NSObject, @unchecked Sendable {
  /// The mappings of the entities.
  open var entityMappings: [NSEntityMapping]? = []
  /// Creates a mapping without entities.
  public override init() {}
  /// Creates a mapping of a file: always nil here.
  public init?(contentsOf url: URL?) { return nil }
  /// Finds the mapping of two models in some bundles: always nil here.
  public init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) { return nil }
  /// Returns the mapping of two models, which has no entities.
  ///
  /// - Throws: Never.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel { NSMappingModel() }
}

/// What changes an object; it is never called here.
open class NSEntityMigrationPolicy: NSObject, @unchecked Sendable {
  /// Creates a policy, whose methods are never called here.
  public override init() {}
  /// Does nothing, as no object is changed.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  /// Does nothing, as no object is changed.
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping,
    manager: NSMigrationManager
  ) throws {}
}

/// What changes a store, which fails.
open class NSMigrationManager: NSObject, @unchecked Sendable {
  /// The model that the store had before.
  public let sourceModel: NSManagedObjectModel
  /// The model that the store has afterwards.
  public let destinationModel: NSManagedObjectModel
  /// How far it is, from 0 to 1.
  open var migrationProgress: Float { 0 }
  /// The context of the objects of the former model, of which there are none here.
  public let sourceContext = NSManagedObjectContext()
  /// The context of the objects of the new model, of which there are none here.
  public let destinationContext = NSManagedObjectContext()
  private var pairs: [(source: NSManagedObject, destination: NSManagedObject, mapping: String?)] =
    []

  /// Creates what changes a store.
  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
  }

  /// Changes a store, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws { throw CocoaError(.featureUnsupported) }

  /// Notes that an object of the former model became one of the new model.
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) { pairs.append((sourceInstance, destinationInstance, entityMapping.name)) }

  /// Returns what objects of the former model became, of those that were noted; all of a mapping without them.
  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    pairs.filter { pair in
      pair.mapping == mappingName && sourceInstances?.contains { $0 === pair.source } != false
    }.map(\.destination)
  }

  /// Returns what became objects of the new model, of those that were noted; all of a mapping without them.
  open func sourceInstances(
    forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    pairs.filter { pair in
      pair.mapping == mappingName
        && destinationInstances?.contains { $0 === pair.destination } != false
    }.map(\.source)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A model by its name and its version.
open class NSManagedObjectModelReference: NSObject, @unchecked Sendable {
  /// The model; one without entities if none was given, as no file is read.
  public let resolvedModel: NSManagedObjectModel
  /// The text that tells versions apart.
  public let versionChecksum: String

  /// Creates a reference to a model.
  public init(model: NSManagedObjectModel, versionChecksum: String) {
    (resolvedModel, self.versionChecksum) = (model, versionChecksum)
  }

  /// Creates a reference to a model in a file, which is not read.
  public init(fileURL: URL, versionChecksum: String) {
    (resolvedModel, self.versionChecksum) = (NSManagedObjectModel(), versionChecksum)
  }

  /// Creates a reference to a model in a bundle, which is not read; nil is the program's own bundle.
  public init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
    (resolvedModel, self.versionChecksum) = (NSManagedObjectModel(), versionChecksum)
  }
}

/// A stage of a migration, of which none is run here.
open class NSMigrationStage: NSObject, @unchecked Sendable {
  /// The name of the stage, for the developer alone; nil for none.
  open var label: String?

  init(_ label: String?) { self.label = label }
}

/// A stage of a migration that needs no code.
open class NSLightweightMigrationStage: NSMigrationStage, @unchecked Sendable {
  /// The versions of the models, the oldest first.
  public let versionChecksums: [String]

  /// Creates a stage for some versions.
  public init(_ versionChecksums: [String]) {
    self.versionChecksums = versionChecksums
    super.init(nil)
  }
}

/// A stage of a migration with code, which is not called here.
open class NSCustomMigrationStage: NSMigrationStage, @unchecked Sendable {
  /// The model that the store has before.
  public let currentModel: NSManagedObjectModelReference
  /// The model that the store has afterwards.
  public let nextModel: NSManagedObjectModelReference
  /// The code before the stage; nil for none.
  open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
  /// The code after the stage; nil for none.
  open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?

  /// Creates a stage from one model to another.
  public init(
    migratingFrom currentModel: NSManagedObjectModelReference,
    to nextModel: NSManagedObjectModelReference
  ) {
    (self.currentModel, self.nextModel) = (currentModel, nextModel)
    super.init(nil)
  }
}

/// What changes a store in stages, of which none is run here, as no store is read.
open class NSStagedMigrationManager: NSObject, @unchecked Sendable {
  /// The stages of the migration, in their order.
  public let stages: [NSMigrationStage]
  /// The container whose store is changed; always nil here.
  open var container: NSPersistentContainer? { nil }

  /// Creates a manager of stages.
  public init(_ stages: [NSMigrationStage]) { self.stages = stages }
}

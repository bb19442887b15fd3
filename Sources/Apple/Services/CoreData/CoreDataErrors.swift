// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// The codes of Core Data's errors in the domain of Cocoa.

extension CocoaError.Code {
  /// A value of an object is not valid.
  public static var managedObjectValidation: CocoaError.Code {
    CocoaError.Code(rawValue: NSManagedObjectValidationError)
  }
  /// Several values are not valid.
  public static var validationMultipleErrors: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationMultipleErrorsError)
  }
  /// A value is missing that has to be there.
  public static var validationMissingMandatoryProperty: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationMissingMandatoryPropertyError)
  }
  /// An object is related to too few others.
  public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationRelationshipLacksMinimumCountError)
  }
  /// An object is related to too many others.
  public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationRelationshipExceedsMaximumCountError)
  }
  /// An object is still related to others.
  public static var validationRelationshipDeniedDelete: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationRelationshipDeniedDeleteError)
  }
  /// A number is too large.
  public static var validationNumberTooLarge: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationNumberTooLargeError)
  }
  /// A number is too small.
  public static var validationNumberTooSmall: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationNumberTooSmallError)
  }
  /// A date is too late.
  public static var validationDateTooLate: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationDateTooLateError)
  }
  /// A date is too soon.
  public static var validationDateTooSoon: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationDateTooSoonError)
  }
  /// A date is not valid.
  public static var validationInvalidDate: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationInvalidDateError)
  }
  /// A text is too long.
  public static var validationStringTooLong: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationStringTooLongError)
  }
  /// A text is too short.
  public static var validationStringTooShort: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationStringTooShortError)
  }
  /// A text does not match a pattern.
  public static var validationStringPatternMatching: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationStringPatternMatchingError)
  }
  /// A context could not be locked.
  public static var managedObjectContextLocking: CocoaError.Code {
    CocoaError.Code(rawValue: NSManagedObjectContextLockingError)
  }
  /// A coordinator could not be locked.
  public static var persistentStoreCoordinatorLocking: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentStoreCoordinatorLockingError)
  }
  /// An object is not in the store.
  public static var managedObjectReferentialIntegrity: CocoaError.Code {
    CocoaError.Code(rawValue: NSManagedObjectReferentialIntegrityError)
  }
  /// An object is related to one of another store.
  public static var managedObjectExternalRelationship: CocoaError.Code {
    CocoaError.Code(rawValue: NSManagedObjectExternalRelationshipError)
  }
  /// An object differs from the store.
  public static var managedObjectMerge: CocoaError.Code {
    CocoaError.Code(rawValue: NSManagedObjectMergeError)
  }
  /// Objects have a value in common that only one may have.
  public static var managedObjectConstraintMerge: CocoaError.Code {
    CocoaError.Code(rawValue: NSManagedObjectConstraintMergeError)
  }
  /// A store has a type that is not known.
  public static var persistentStoreInvalidType: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentStoreInvalidTypeError)
  }
  /// A store has another type.
  public static var persistentStoreTypeMismatch: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentStoreTypeMismatchError)
  }
  /// A store has another schema.
  public static var persistentStoreIncompatibleSchema: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentStoreIncompatibleSchemaError)
  }
  /// A store could not be saved.
  public static var persistentStoreSave: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentStoreSaveError)
  }
  /// Some stores could not be saved.
  public static var persistentStoreIncompleteSave: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentStoreIncompleteSaveError)
  }
  /// A save has conflicts that were not solved.
  public static var persistentStoreSaveConflicts: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentStoreSaveConflictsError)
  }
  /// Something else went wrong.
  public static var coreData: CocoaError.Code { CocoaError.Code(rawValue: NSCoreDataError) }
  /// An operation of a store failed.
  public static var persistentStoreOperation: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentStoreOperationError)
  }
  /// A store could not be opened.
  public static var persistentStoreOpen: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentStoreOpenError)
  }
  /// A store was not reached in time.
  public static var persistentStoreTimeout: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentStoreTimeoutError)
  }
  /// A store does not know the request.
  public static var persistentStoreUnsupportedRequestType: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentStoreUnsupportedRequestTypeError)
  }
  /// A store was made with another model.
  public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentStoreIncompatibleVersionHashError)
  }
  /// A migration of a store failed.
  public static var migration: CocoaError.Code { CocoaError.Code(rawValue: NSMigrationError) }
  /// A migration was canceled.
  public static var migrationCancelled: CocoaError.Code {
    CocoaError.Code(rawValue: NSMigrationCancelledError)
  }
  /// The former model of a migration is missing.
  public static var migrationMissingSourceModel: CocoaError.Code {
    CocoaError.Code(rawValue: NSMigrationMissingSourceModelError)
  }
  /// The mapping of a migration is missing.
  public static var migrationMissingMappingModel: CocoaError.Code {
    CocoaError.Code(rawValue: NSMigrationMissingMappingModelError)
  }
  /// The former store of a migration failed.
  public static var migrationManagerSourceStore: CocoaError.Code {
    CocoaError.Code(rawValue: NSMigrationManagerSourceStoreError)
  }
  /// The new store of a migration failed.
  public static var migrationManagerDestinationStore: CocoaError.Code {
    CocoaError.Code(rawValue: NSMigrationManagerDestinationStoreError)
  }
  /// The code of a migration failed.
  public static var entityMigrationPolicy: CocoaError.Code {
    CocoaError.Code(rawValue: NSEntityMigrationPolicyError)
  }
  /// The database of a store failed.
  public static var sqlite: CocoaError.Code { CocoaError.Code(rawValue: NSSQLiteError) }
  /// A mapping could not be found out.
  public static var inferredMappingModel: CocoaError.Code {
    CocoaError.Code(rawValue: NSInferredMappingModelError)
  }
  /// An external record could not be read.
  public static var externalRecordImport: CocoaError.Code {
    CocoaError.Code(rawValue: NSExternalRecordImportError)
  }
  /// A place in the history is gone.
  public static var persistentHistoryTokenExpired: CocoaError.Code {
    CocoaError.Code(rawValue: NSPersistentHistoryTokenExpiredError)
  }
}

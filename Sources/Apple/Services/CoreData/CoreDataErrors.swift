// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// The numbers are those of Core Data's errors in the domain of Cocoa.

extension CocoaError.Code {
  /// A value of an object is not valid.
  public static var managedObjectValidation: CocoaError.Code { CocoaError.Code(rawValue: 1550) }
  /// Several values are not valid.
  public static var validationMultipleErrors: CocoaError.Code { CocoaError.Code(rawValue: 1560) }
  /// A value is missing that has to be there.
  public static var validationMissingMandatoryProperty: CocoaError.Code {
    CocoaError.Code(rawValue: 1570)
  }
  /// An object is related to too few others.
  public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
    CocoaError.Code(rawValue: 1580)
  }
  /// An object is related to too many others.
  public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
    CocoaError.Code(rawValue: 1590)
  }
  /// An object is still related to others.
  public static var validationRelationshipDeniedDelete: CocoaError.Code {
    CocoaError.Code(rawValue: 1600)
  }
  /// A number is too large.
  public static var validationNumberTooLarge: CocoaError.Code { CocoaError.Code(rawValue: 1610) }
  /// A number is too small.
  public static var validationNumberTooSmall: CocoaError.Code { CocoaError.Code(rawValue: 1620) }
  /// A date is too late.
  public static var validationDateTooLate: CocoaError.Code { CocoaError.Code(rawValue: 1630) }
  /// A date is too soon.
  public static var validationDateTooSoon: CocoaError.Code { CocoaError.Code(rawValue: 1640) }
  /// A date is not valid.
  public static var validationInvalidDate: CocoaError.Code { CocoaError.Code(rawValue: 1650) }
  /// A text is too long.
  public static var validationStringTooLong: CocoaError.Code { CocoaError.Code(rawValue: 1660) }
  /// A text is too short.
  public static var validationStringTooShort: CocoaError.Code { CocoaError.Code(rawValue: 1670) }
  /// A text does not match a pattern.
  public static var validationStringPatternMatching: CocoaError.Code {
    CocoaError.Code(rawValue: 1680)
  }
  /// A context could not be locked.
  public static var managedObjectContextLocking: CocoaError.Code {
    CocoaError.Code(rawValue: 132_000)
  }
  /// A coordinator could not be locked.
  public static var persistentStoreCoordinatorLocking: CocoaError.Code {
    CocoaError.Code(rawValue: 132_010)
  }
  /// An object is not in the store.
  public static var managedObjectReferentialIntegrity: CocoaError.Code {
    CocoaError.Code(rawValue: 133_000)
  }
  /// An object is related to one of another store.
  public static var managedObjectExternalRelationship: CocoaError.Code {
    CocoaError.Code(rawValue: 133_010)
  }
  /// An object differs from the store.
  public static var managedObjectMerge: CocoaError.Code { CocoaError.Code(rawValue: 133_020) }
  /// Objects have a value in common that only one may have.
  public static var managedObjectConstraintMerge: CocoaError.Code {
    CocoaError.Code(rawValue: 133_021)
  }
  /// A store has a type that is not known.
  public static var persistentStoreInvalidType: CocoaError.Code {
    CocoaError.Code(rawValue: 134_000)
  }
  /// A store has another type.
  public static var persistentStoreTypeMismatch: CocoaError.Code {
    CocoaError.Code(rawValue: 134_010)
  }
  /// A store has another schema.
  public static var persistentStoreIncompatibleSchema: CocoaError.Code {
    CocoaError.Code(rawValue: 134_020)
  }
  /// A store could not be saved.
  public static var persistentStoreSave: CocoaError.Code { CocoaError.Code(rawValue: 134_030) }
  /// Some stores could not be saved.
  public static var persistentStoreIncompleteSave: CocoaError.Code {
    CocoaError.Code(rawValue: 134_040)
  }
  /// A save has conflicts that were not solved.
  public static var persistentStoreSaveConflicts: CocoaError.Code {
    CocoaError.Code(rawValue: 134_050)
  }
  /// Something else went wrong.
  public static var coreData: CocoaError.Code { CocoaError.Code(rawValue: 134_060) }
  /// An operation of a store failed.
  public static var persistentStoreOperation: CocoaError.Code { CocoaError.Code(rawValue: 134_070) }
  /// A store could not be opened.
  public static var persistentStoreOpen: CocoaError.Code { CocoaError.Code(rawValue: 134_080) }
  /// A store was not reached in time.
  public static var persistentStoreTimeout: CocoaError.Code { CocoaError.Code(rawValue: 134_090) }
  /// A store does not know the request.
  public static var persistentStoreUnsupportedRequestType: CocoaError.Code {
    CocoaError.Code(rawValue: 134_091)
  }
  /// A store was made with another model.
  public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
    CocoaError.Code(rawValue: 134_100)
  }
  /// A migration of a store failed.
  public static var migration: CocoaError.Code { CocoaError.Code(rawValue: 134_110) }
  /// A migration was canceled.
  public static var migrationCancelled: CocoaError.Code { CocoaError.Code(rawValue: 134_120) }
  /// The former model of a migration is missing.
  public static var migrationMissingSourceModel: CocoaError.Code {
    CocoaError.Code(rawValue: 134_130)
  }
  /// The mapping of a migration is missing.
  public static var migrationMissingMappingModel: CocoaError.Code {
    CocoaError.Code(rawValue: 134_140)
  }
  /// The former store of a migration failed.
  public static var migrationManagerSourceStore: CocoaError.Code {
    CocoaError.Code(rawValue: 134_150)
  }
  /// The new store of a migration failed.
  public static var migrationManagerDestinationStore: CocoaError.Code {
    CocoaError.Code(rawValue: 134_160)
  }
  /// The code of a migration failed.
  public static var entityMigrationPolicy: CocoaError.Code { CocoaError.Code(rawValue: 134_170) }
  /// The database of a store failed.
  public static var sqlite: CocoaError.Code { CocoaError.Code(rawValue: 134_180) }
  /// A mapping could not be found out.
  public static var inferredMappingModel: CocoaError.Code { CocoaError.Code(rawValue: 134_190) }
  /// An external record could not be read.
  public static var externalRecordImport: CocoaError.Code { CocoaError.Code(rawValue: 134_200) }
  /// A place in the history is gone.
  public static var persistentHistoryTokenExpired: CocoaError.Code {
    CocoaError.Code(rawValue: 134_301)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The numbers of Core Data's errors, and the keys of what they say.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a value of an object is not valid.
public let NSManagedObjectValidationError = 1550

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: several values are not valid.
public let NSValidationMultipleErrorsError = 1560

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a value is missing that has to be there.
public let NSValidationMissingMandatoryPropertyError = 1570

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: an object is related to too few others.
public let NSValidationRelationshipLacksMinimumCountError = 1580

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: an object is related to too many others.
public let NSValidationRelationshipExceedsMaximumCountError = 1590

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: an object is still related to others.
public let NSValidationRelationshipDeniedDeleteError = 1600

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a number is too large.
public let NSValidationNumberTooLargeError = 1610

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a number is too small.
public let NSValidationNumberTooSmallError = 1620

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a date is too late.
public let NSValidationDateTooLateError = 1630

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a date is too soon.
public let NSValidationDateTooSoonError = 1640

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a date is not valid.
public let NSValidationInvalidDateError = 1650

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a text is too long.
public let NSValidationStringTooLongError = 1660

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a text is too short.
public let NSValidationStringTooShortError = 1670

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a text does not match a pattern.
public let NSValidationStringPatternMatchingError = 1680

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a context could not be locked.
public let NSManagedObjectContextLockingError = 132_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a coordinator could not be locked.
public let NSPersistentStoreCoordinatorLockingError = 132_010

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: an object is not in the store.
public let NSManagedObjectReferentialIntegrityError = 133_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: an object is related to one of another store.
public let NSManagedObjectExternalRelationshipError = 133_010

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: an object differs from the store.
public let NSManagedObjectMergeError = 133_020

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: objects have a value in common that only one may have.
public let NSManagedObjectConstraintMergeError = 133_021

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a store has a type that is not known.
public let NSPersistentStoreInvalidTypeError = 134_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a store has another type.
public let NSPersistentStoreTypeMismatchError = 134_010

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a store has another schema.
public let NSPersistentStoreIncompatibleSchemaError = 134_020

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a store could not be saved.
public let NSPersistentStoreSaveError = 134_030

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: some stores could not be saved.
public let NSPersistentStoreIncompleteSaveError = 134_040

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a save has conflicts that were not solved.
public let NSPersistentStoreSaveConflictsError = 134_050

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: something else went wrong.
public let NSCoreDataError = 134_060

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: an operation of a store failed.
public let NSPersistentStoreOperationError = 134_070

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a store could not be opened.
public let NSPersistentStoreOpenError = 134_080

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a store was not reached in time.
public let NSPersistentStoreTimeoutError = 134_090

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a store does not know the request.
public let NSPersistentStoreUnsupportedRequestTypeError = 134_091

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a store was made with another model.
public let NSPersistentStoreIncompatibleVersionHashError = 134_100

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a migration failed.
public let NSMigrationError = 134_110

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a migration was canceled.
public let NSMigrationCancelledError = 134_120

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: the former model of a migration is missing.
public let NSMigrationMissingSourceModelError = 134_130

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: the mapping of a migration is missing.
public let NSMigrationMissingMappingModelError = 134_140

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: the former store of a migration failed.
public let NSMigrationManagerSourceStoreError = 134_150

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: the new store of a migration failed.
public let NSMigrationManagerDestinationStoreError = 134_160

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: the code of a migration failed.
public let NSEntityMigrationPolicyError = 134_170

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: the database failed.
public let NSSQLiteError = 134_180

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a mapping could not be found out.
public let NSInferredMappingModelError = 134_190

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: an external record could not be read.
public let NSExternalRecordImportError = 134_200

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error: a place in the history is gone.
public let NSPersistentHistoryTokenExpiredError = 134_301

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of all errors of one that stands for several.
public let NSDetailedErrorsKey = "NSDetailedErrors"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the object that is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name of the property that is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the condition that is not met.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the value that is not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the stores of an error.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the objects of an error.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the conflicts of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors of the database.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of SwiftData, of which none is thrown here.
public struct SwiftDataError: LocalizedError, Hashable, Sendable {
  private let name: String

  /// What the error is called.
  public var errorDescription: String? { "SwiftData: \(name)" }

  /// The container could not be loaded.
  public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
  /// The schema of the store is not known.
  public static let unknownSchema = SwiftDataError(name: "unknownSchema")
  /// A migration would go back to an older version.
  public static let backwardMigration = SwiftDataError(name: "backwardMigration")
  /// The class is not one of the container's schema.
  public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
  /// An operation needs a context, which the object does not have.
  public static let missingModelContext = SwiftDataError(name: "missingModelContext")
  /// The predicate has something that a store does not understand.
  public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
  /// The order has something that a store does not understand.
  public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
  /// The property of the order cannot be used.
  public static let unsupportedKeyPath = SwiftDataError(name: "unsupportedKeyPath")
  /// Unsaved changes cannot be fetched that way.
  public static let includePendingChangesWithBatchSize = SwiftDataError(
    name: "includePendingChangesWithBatchSize")
  /// Unsaved changes cannot be sorted by identifiers.
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(
    name: "sortingPendingChangesWithIdentifiers")
  /// Two configurations are of the same store.
  public static let duplicateConfiguration = SwiftDataError(name: "duplicateConfiguration")
  /// The name of the configuration's file is too long.
  public static let configurationFileNameTooLong = SwiftDataError(
    name: "configurationFileNameTooLong")
  /// The name of the configuration's file has characters that it must not have.
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    name: "configurationFileNameContainsInvalidCharacters")
  /// The schema of the configuration is not in the container's.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    name: "configurationSchemaNotFoundInContainerSchema")
  /// The history is gone from a token on.
  public static let historyTokenExpired = SwiftDataError(name: "historyTokenExpired")
  /// The transaction of the history is not valid.
  public static let invalidTransactionFetchRequest = SwiftDataError(
    name: "invalidTransactionFetchRequest")
}

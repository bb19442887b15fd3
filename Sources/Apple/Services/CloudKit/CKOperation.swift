// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A request to iCloud, which fails when it runs.
open class CKOperation: Operation, @unchecked Sendable {
  /// The identifier of an operation.
  public typealias ID = String

  /// How an operation uses the network; it has no effect here.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The container; nil for the default one.
    open var container: CKContainer?
    /// How soon the answer is needed.
    open var qualityOfService = QualityOfService.default
    /// Whether a mobile network may be used.
    open var allowsCellularAccess = true
    /// Whether the operation goes on without the app.
    open var isLongLived = false
    /// The longest wait for data, in seconds.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// The longest duration, in seconds.
    open var timeoutIntervalForResource: TimeInterval = 604_800

    /// Creates the usual configuration.
    public override init() {}
  }

  /// How the operation uses the network.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var configuration: Configuration! = Configuration()
  /// The group of the operation; nil without one.
  open var group: CKOperationGroup?
  /// The identifier of the operation.
  public let operationID: ID = UUID().uuidString
  /// Called when an operation that goes on without the app was saved; never called here.
  open var longLivedOperationWasPersistedBlock: () -> Void = {}

  /// Creates an operation, which ends with an error here as no account is signed in.
  public override init() {}

  /// Fails: the blocks of the operation are called with ``CKError/Code/notAuthenticated``.
  open override func main() { finish(isCancelled ? CKError(.operationCancelled) : refusal()) }

  func refusal() -> CKError { notAuthenticated() }
  func finish(_ error: CKError) {}
}

/// Operations that belong together.
open class CKOperationGroup: NSObject, @unchecked Sendable {
  /// The identifier of the group.
  public let operationGroupID = UUID().uuidString
  /// The configuration of operations that have none of their own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  /// The name of the group; nil without one.
  open var name: String?
  /// How many items the group handles; 0 if it is not known.
  open var quantity = 0

  /// Creates a group of operations without a name.
  public override init() {}
}

/// A request to a database, which fails when it runs.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database; nil stands for the user's own of the default container.
  open var database: CKDatabase?

  var purpose: CKDatabase.Purpose { .reading }

  override func refusal() -> CKError { database?.refusal(of: purpose) ?? notAuthenticated() }
}

/// A search for records, which fails when it runs.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Where a search goes on, which only a server says.
  open class Cursor: NSObject, @unchecked Sendable {
    override init() {}
  }

  /// As many results as the server likes.
  public static let maximumResults = 0

  /// The search; nil with a cursor.
  open var query: CKQuery?
  /// Where the search goes on; nil for its start.
  open var cursor: Cursor?
  /// The zone; nil for the default one or all of a public database.
  open var zoneID: CKRecordZone.ID?
  /// The greatest number of results.
  open var resultsLimit = CKQueryOperation.maximumResults
  /// The fields to fetch; nil for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called with each record; never called here.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called at the end, here with the error.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  /// The former way to get each record; never called here.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// The former way to get the end, here the error.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  /// Creates an operation without a search.
  public override init() {}
  /// Creates an operation for a search.
  public init(query: CKQuery) { self.query = query }
  /// Creates an operation that goes on with a search.
  public init(cursor: Cursor) { self.cursor = cursor }

  override func finish(_ error: CKError) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}

/// A request for records, which fails when it runs.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The identifiers of the records; nil until they are set.
  open var recordIDs: [CKRecord.ID]?
  /// The fields to fetch; nil for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called with the progress of a record, from 0 to 1; never called here.
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  /// Called with each record; never called here.
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called at the end, here with the error.
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The former way to get each record; never called here.
  open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  /// The former way to get the end, here the error.
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

  /// Creates an operation without records.
  public override required init() {}
  /// Creates an operation for records.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }
  /// Returns an operation for the record of the user.
  open class func fetchCurrentUserRecordOperation() -> Self { Self() }

  override func finish(_ error: CKError) {
    fetchRecordsResultBlock?(.failure(error))
    fetchRecordsCompletionBlock?(nil, error)
  }
}

/// A request to save and delete records, which fails when it runs.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is saved when the record on the server is newer.
  public enum RecordSavePolicy: Int, Sendable {
    /// Nothing; the record fails.
    case ifServerRecordUnchanged = 0
    /// The fields that changed.
    case changedKeys = 1
    /// All fields are saved, whatever the server has.
    case allKeys = 2
  }

  /// The records to save; nil for none.
  open var recordsToSave: [CKRecord]?
  /// The records to delete; nil for none.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// What is saved when the record on the server is newer.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Data that the app finds again with the changes; nil for none.
  open var clientChangeTokenData: Data?
  /// Whether all records are saved or none.
  open var isAtomic = true
  /// Called with the progress of a record, from 0 to 1; never called here.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// Called with each saved record; never called here.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called with each deleted record; never called here.
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Called at the end, here with the error.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The former way to get each record; never called here.
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  /// The former way to get the end, here the error.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  /// Creates an operation without records.
  public override init() {}
  /// Creates an operation for records.
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }

  override var purpose: CKDatabase.Purpose { .writing }

  override func finish(_ error: CKError) {
    modifyRecordsResultBlock?(.failure(error))
    modifyRecordsCompletionBlock?(nil, nil, error)
  }
}

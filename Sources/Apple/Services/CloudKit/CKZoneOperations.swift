// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A request to save and delete zones, which fails when it runs.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The zones to save; nil for none.
  open var recordZonesToSave: [CKRecordZone]?
  /// The zones to delete; nil for none.
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// Called with each saved zone; never called here.
  open var perRecordZoneSaveBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// Called with each deleted zone; never called here.
  open var perRecordZoneDeleteBlock: ((CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  /// Called at the end, here with the error.
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The former way to get the end, here the error.
  open var modifyRecordZonesCompletionBlock:
    (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?

  /// Creates an operation without zones.
  public override init() {}
  /// Creates an operation for zones.
  public init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
  }

  override var purpose: CKDatabase.Purpose { .writing }

  override func finish(_ error: CKError) {
    modifyRecordZonesResultBlock?(.failure(error))
    modifyRecordZonesCompletionBlock?(nil, nil, error)
  }
}

/// A request for zones, which fails when it runs.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The identifiers of the zones; nil for all.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// Called with each zone; never called here.
  open var perRecordZoneResultBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// Called at the end, here with the error.
  open var fetchRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The former way to get the end, here the error.
  open var fetchRecordZonesCompletionBlock:
    (([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?

  /// Creates an operation for all zones.
  public override required init() {}
  /// Creates an operation for zones.
  public convenience init(recordZoneIDs: [CKRecordZone.ID]) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
  }
  /// Returns an operation for all zones.
  open class func fetchAllRecordZonesOperation() -> Self { Self() }

  override var purpose: CKDatabase.Purpose { .writing }

  override func finish(_ error: CKError) {
    fetchRecordZonesResultBlock?(.failure(error))
    fetchRecordZonesCompletionBlock?(nil, error)
  }
}

/// A request for the zones with changes, which fails when it runs.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The token of the last changes that the app has; nil asks for all.
  open var previousServerChangeToken: CKServerChangeToken?
  /// The greatest number of zones; 0 leaves it to the server.
  open var resultsLimit = 0
  /// Whether the operation goes on until there are no more changes.
  open var fetchAllChanges = true
  /// Called with each zone in which something changed; never called here.
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called with each deleted zone; never called here.
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called with each zone whose data the user removed; never called here.
  open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called with a new token; never called here.
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  /// Called at the end, here with the error.
  open var fetchDatabaseChangesResultBlock:
    ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
  /// The former way to get the end, here the error.
  open var fetchDatabaseChangesCompletionBlock:
    ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?

  /// Creates an operation for all changes.
  public override init() {}
  /// Creates an operation for the changes since a token.
  public init(previousServerChangeToken: CKServerChangeToken?) {
    self.previousServerChangeToken = previousServerChangeToken
  }

  override var purpose: CKDatabase.Purpose { .writing }

  override func finish(_ error: CKError) {
    fetchDatabaseChangesResultBlock?(.failure(error))
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
  }
}

/// A request for the changes in zones, which fails when it runs.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What to fetch of a zone.
  open class ZoneConfiguration: NSObject, @unchecked Sendable {
    /// The token of the last changes that the app has; nil asks for all.
    open var previousServerChangeToken: CKServerChangeToken?
    /// The greatest number of records; 0 leaves it to the server.
    open var resultsLimit: Int
    /// The fields to fetch; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?

    /// Creates a configuration, by default for all changes.
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit ?? 0
      self.desiredKeys = desiredKeys
    }
  }

  /// The zones; nil until they are set.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// What to fetch of each zone; nil for everything.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// Whether the operation goes on until there are no more changes.
  open var fetchAllChanges = true
  /// Called with each saved record; never called here.
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// The former way to get each saved record; never called here.
  open var recordChangedBlock: ((CKRecord) -> Void)?
  /// Called with each deleted record and its type; never called here.
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// Called with a new token of a zone; never called here.
  open var recordZoneChangeTokensUpdatedBlock:
    ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  /// Called at the end of each zone; never called here.
  open var recordZoneFetchResultBlock:
    (
      (
        CKRecordZone.ID,
        Result<
          (
            serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool
          ), any Error
        >
      ) -> Void
    )?
  /// Called at the end, here with the error.
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The former way to get the end, here the error.
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?

  /// Creates an operation without zones.
  public override init() {}
  /// Creates an operation for zones.
  public init(
    recordZoneIDs: [CKRecordZone.ID]? = nil,
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }

  override var purpose: CKDatabase.Purpose { .writing }

  override func finish(_ error: CKError) {
    fetchRecordZoneChangesResultBlock?(.failure(error))
    fetchRecordZoneChangesCompletionBlock?(error)
  }
}

/// A request to save and delete subscriptions, which fails when it runs.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The subscriptions to save; nil for none.
  open var subscriptionsToSave: [CKSubscription]?
  /// The subscriptions to delete; nil for none.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Called at the end, here with the error.
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The former way to get the end, here the error.
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?

  /// Creates an operation without subscriptions.
  public override init() {}
  /// Creates an operation for subscriptions.
  public init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }

  override var purpose: CKDatabase.Purpose { .writing }

  override func finish(_ error: CKError) {
    modifySubscriptionsResultBlock?(.failure(error))
    modifySubscriptionsCompletionBlock?(nil, nil, error)
  }
}

/// A request for what links share, which fails when it runs.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
  /// The links; nil until they are set.
  open var shareURLs: [URL]?
  /// Whether the shared record is fetched too.
  open var shouldFetchRootRecord = false
  /// Called with each link; never called here.
  open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
  /// Called at the end, here with the error.
  open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates an operation without links.
  public override init() {}
  /// Creates an operation for links.
  public init(shareURLs: [URL]) { self.shareURLs = shareURLs }

  override func finish(_ error: CKError) { fetchShareMetadataResultBlock?(.failure(error)) }
}

/// A request to take part in shares, which fails when it runs.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  /// The shares; nil until they are set.
  open var shareMetadatas: [CKShare.Metadata]?
  /// Called with each share; never called here.
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  /// Called at the end, here with the error.
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates an operation without shares.
  public override init() {}
  /// Creates an operation for shares.
  public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }

  override func finish(_ error: CKError) { acceptSharesResultBlock?(.failure(error)) }
}

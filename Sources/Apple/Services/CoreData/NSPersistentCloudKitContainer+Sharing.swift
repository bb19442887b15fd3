// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) public import CloudKit

extension NSPersistentCloudKitContainer {
  /// Returns the record of an object in iCloud: always nil, as there is no account.
  public func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }

  /// Returns the records of objects in iCloud: none, as there is no account.
  public func records(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord] {
    [:]
  }

  /// Returns the identifier of an object's record in iCloud: always nil, as there is no account.
  public func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }

  /// Returns the identifiers of objects' records in iCloud: none, as there is no account.
  public func recordIDs(
    for managedObjectIDs: [NSManagedObjectID]
  ) -> [NSManagedObjectID: CKRecord.ID] { [:] }

  /// Shares objects with others: the handler gets ``CKError/Code/notAuthenticated``.
  public func share(
    _ managedObjects: [NSManagedObject], to share: CKShare?,
    completion: @escaping (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
  ) { completion(nil, nil, nil, notAuthenticated()) }

  /// Shares objects with others; nil makes a new share.
  ///
  /// - Throws: Always ``CKError/Code/notAuthenticated``.
  public func share(
    _ managedObjects: [NSManagedObject], to share: CKShare?
  ) async throws -> (Set<NSManagedObjectID>, CKShare, CKContainer) {
    throw notAuthenticated()
  }

  /// Returns the shares of objects, of which there are none; never throws.
  public func fetchShares(
    matching objectIDs: [NSManagedObjectID]
  ) throws -> [NSManagedObjectID: CKShare] { [:] }

  /// Returns the shares in a store, or in all for nil, of which there are none; never throws.
  public func fetchShares(in persistentStore: NSPersistentStore?) throws -> [CKShare] { [] }

  /// Accepts invitations: the handler gets ``CKError/Code/notAuthenticated``.
  public func acceptShareInvitations(
    from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore,
    completion: (([CKShare.Metadata]?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, notAuthenticated()) }

  /// Accepts invitations.
  ///
  /// - Throws: Always ``CKError/Code/notAuthenticated``.
  @discardableResult
  public func acceptShareInvitations(
    from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore
  ) async throws -> [CKShare.Metadata] { throw notAuthenticated() }

  /// Keeps a share that changed: the handler gets ``CKError/Code/notAuthenticated``.
  public func persistUpdatedShare(
    _ share: CKShare, in persistentStore: NSPersistentStore,
    completion: ((CKShare?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, notAuthenticated()) }

  /// Keeps a share that changed.
  ///
  /// - Throws: Always ``CKError/Code/notAuthenticated``.
  @discardableResult
  public func persistUpdatedShare(
    _ share: CKShare, in persistentStore: NSPersistentStore
  ) async throws -> CKShare { throw notAuthenticated() }

  /// Removes the objects of a zone: the handler gets ``CKError/Code/notAuthenticated``.
  public func purgeObjectsAndRecordsInZone(
    with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?,
    completion: ((CKRecordZone.ID?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, notAuthenticated()) }

  /// Removes the objects of a zone.
  ///
  /// - Throws: Always ``CKError/Code/notAuthenticated``.
  @discardableResult
  public func purgeObjectsAndRecordsInZone(
    with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?
  ) async throws -> CKRecordZone.ID { throw notAuthenticated() }
}

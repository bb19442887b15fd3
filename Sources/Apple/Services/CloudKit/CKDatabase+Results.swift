// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension CKDatabase {
  /// Fetches records.
  ///
  /// - Throws: Always, as no one is signed in.
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw refusal(of: .reading) }

  /// Finds records.
  ///
  /// - Throws: Always, as no one is signed in.
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw refusal(of: .reading) }

  /// Finds the next records of a search.
  ///
  /// - Throws: Always, as no one is signed in.
  public func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw refusal(of: .reading) }

  /// Saves and deletes records.
  ///
  /// - Throws: Always, as no one is signed in.
  @discardableResult public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw refusal(of: .writing) }

  /// Fetches zones.
  ///
  /// - Throws: Always, as no one is signed in.
  public func recordZones(
    for ids: [CKRecordZone.ID]
  ) async throws -> [CKRecordZone.ID: Result<CKRecordZone, any Error>] {
    throw refusal(of: .writing)
  }

  /// Saves and deletes zones.
  ///
  /// - Throws: Always, as no one is signed in.
  @discardableResult public func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) { throw refusal(of: .writing) }

  /// Fetches records: the handler gets why it fails.
  @preconcurrency public func fetch(
    withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
    completionHandler:
      @escaping @Sendable (
        Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>
      ) -> Void
  ) {
    let error = refusal(of: .reading)
    DispatchQueue.global().async { completionHandler(.failure(error)) }
  }

  /// Finds records: the handler gets why it fails.
  @preconcurrency public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
            queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) {
    let error = refusal(of: .reading)
    DispatchQueue.global().async { completionHandler(.failure(error)) }
  }

  /// Saves and deletes records: the handler gets why it fails.
  @preconcurrency public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
            deleteResults: [CKRecord.ID: Result<Void, any Error>]
          ), any Error
        >
      ) -> Void
  ) {
    let error = refusal(of: .writing)
    DispatchQueue.global().async { completionHandler(.failure(error)) }
  }

  /// Runs a body with this database, whose operations need no configuration here.
  public func configuredWith<R>(
    configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
    body: (CKDatabase) async throws -> R
  ) async rethrows -> R { try await body(self) }

  /// What changed in a database.
  public enum DatabaseChange {
    /// A zone in which something changed.
    public struct Modification: Hashable, Sendable {
      /// The zone that was changed.
      public let zoneID: CKRecordZone.ID
    }
    /// A zone that was deleted.
    public struct Deletion: Hashable, Sendable {
      /// The zone that was deleted.
      public let zoneID: CKRecordZone.ID
    }
  }

  /// What changed in a zone.
  public enum RecordZoneChange {
    /// A record that was saved.
    public struct Modification: Hashable, Sendable {
      /// The record as it is after the change.
      public let record: CKRecord
    }
    /// A record that was deleted.
    public struct Deletion: Hashable, Sendable {
      /// The identifier of the record.
      public let recordID: CKRecord.ID
      /// The type of the record.
      public let recordType: CKRecord.RecordType
    }
  }

  /// Fetches the zones with changes since a token; nil asks for all.
  ///
  /// - Throws: Always, as no one is signed in.
  public func databaseChanges(
    since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil
  ) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw refusal(of: .writing) }

  /// Fetches the changes in a zone since a token; nil asks for all.
  ///
  /// - Throws: Always, as no one is signed in.
  public func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw refusal(of: .writing) }
}

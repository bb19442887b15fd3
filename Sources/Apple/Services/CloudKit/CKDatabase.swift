// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A database of a container, in which nothing can be read and to which nothing can be saved here.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// Who uses a database.
  public enum Scope: Int, Sendable {
    /// All users of the app.
    case `public` = 1
    /// The user alone sees the records.
    case `private` = 2
    /// The user, with what others share.
    case shared = 3
  }

  /// Who uses the database.
  public let databaseScope: Scope

  init(scope: Scope) { databaseScope = scope }

  /// Runs an operation, which fails.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = operation.database ?? self
    runningOperations.addOperation(operation)
  }

  /// Fetches a record: the handler gets why it fails.
  @preconcurrency open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { fail(completionHandler, refusal(of: .reading)) }

  /// Fetches a record.
  ///
  /// - Throws: Always, as no one is signed in.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw refusal(of: .reading)
  }

  /// Saves a record: the handler gets why it fails.
  @preconcurrency open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { fail(completionHandler, refusal(of: .writing)) }

  /// Saves a record.
  ///
  /// - Throws: Always, as no one is signed in.
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord {
    throw refusal(of: .writing)
  }

  /// Deletes a record: the handler gets why it fails.
  @preconcurrency open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { fail(completionHandler, refusal(of: .writing)) }

  /// Deletes a record.
  ///
  /// - Throws: Always, as no one is signed in.
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws
    -> CKRecord.ID
  { throw refusal(of: .writing) }

  /// Finds records in a zone, or in all zones of a public database without one: the handler gets
  /// why it fails.
  @preconcurrency open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { fail(completionHandler, refusal(of: .reading)) }

  /// Finds records in a zone, or in all zones of a public database without one.
  ///
  /// - Throws: Always, as no one is signed in.
  open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws
    -> [CKRecord]
  { throw refusal(of: .reading) }

  /// Fetches all zones: the handler gets why it fails.
  @preconcurrency open func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) { fail(completionHandler, refusal(of: .writing)) }

  /// Fetches all zones.
  ///
  /// - Throws: Always, as no one is signed in.
  open func allRecordZones() async throws -> [CKRecordZone] { throw refusal(of: .writing) }

  /// Fetches a zone: the handler gets why it fails.
  @preconcurrency open func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { fail(completionHandler, refusal(of: .writing)) }

  /// Fetches a zone.
  ///
  /// - Throws: Always, as no one is signed in.
  open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    throw refusal(of: .writing)
  }

  /// Saves a zone: the handler gets why it fails.
  @preconcurrency open func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { fail(completionHandler, refusal(of: .writing)) }

  /// Saves a zone.
  ///
  /// - Throws: Always, as no one is signed in.
  @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw refusal(of: .writing)
  }

  /// Deletes a zone with its records: the handler gets why it fails.
  @preconcurrency open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) { fail(completionHandler, refusal(of: .writing)) }

  /// Deletes a zone with its records.
  ///
  /// - Throws: Always, as no one is signed in.
  @discardableResult open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws
    -> CKRecordZone.ID
  { throw refusal(of: .writing) }

  /// Fetches a subscription: the handler gets why it fails.
  @preconcurrency open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { fail(completionHandler, refusal(of: .writing)) }

  /// Fetches a subscription.
  ///
  /// - Throws: Always, as no one is signed in.
  open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    throw refusal(of: .writing)
  }

  /// Fetches all subscriptions: the handler gets why it fails.
  @preconcurrency open func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { fail(completionHandler, refusal(of: .writing)) }

  /// Fetches all subscriptions.
  ///
  /// - Throws: Always, as no one is signed in.
  open func allSubscriptions() async throws -> [CKSubscription] { throw refusal(of: .writing) }

  /// Saves a subscription: the handler gets why it fails.
  @preconcurrency open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { fail(completionHandler, refusal(of: .writing)) }

  /// Saves a subscription.
  ///
  /// - Throws: Always, as no one is signed in.
  @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw refusal(of: .writing)
  }

  /// Deletes a subscription: the handler gets why it fails.
  @preconcurrency open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
  ) { fail(completionHandler, refusal(of: .writing)) }

  /// Deletes a subscription.
  ///
  /// - Throws: Always, as no one is signed in.
  @discardableResult open func deleteSubscription(withID subscriptionID: CKSubscription.ID)
    async throws -> CKSubscription.ID
  { throw refusal(of: .writing) }

  enum Purpose {
    case reading
    case writing
  }

  /// Anyone may read a public database, so only the network is missing for that.
  func refusal(of purpose: Purpose) -> CKError {
    let error = notAuthenticated()
    return databaseScope == .public && purpose == .reading ? CKError(.networkUnavailable) : error
  }
}

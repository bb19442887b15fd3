// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// What a program does with the records of a sync engine; it is never asked here, as there is no account.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
  /// Is called with what happened.
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
  /// Returns the next changes to send; nil for none.
  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch?
  /// Returns which changes are fetched next.
  func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions
}

extension CKSyncEngineDelegate {
  /// Returns the options of the context.
  public func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}

/// What keeps records of a device and of iCloud the same, which fails, as there is no account.
public final class CKSyncEngine: Sendable {
  /// What a sync engine works with.
  public struct Configuration: Sendable {
    /// The database of the records.
    public var database: CKDatabase
    /// What the engine knew when it was written down; nil for a new engine.
    public var stateSerialization: State.Serialization?
    /// What does something with the records; nil for nothing.
    public weak var delegate: (any CKSyncEngineDelegate)?
    /// Whether the engine works by itself; it never does here.
    public var automaticallySync = true
    /// The identifier of the subscription; nil for that of the engine.
    public var subscriptionID: CKSubscription.ID?

    /// Creates what a sync engine works with.
    public init(
      database: CKDatabase, stateSerialization: State.Serialization?,
      delegate: any CKSyncEngineDelegate
    ) {
      (self.database, self.stateSerialization) = (database, stateSerialization)
      self.delegate = delegate
    }
  }

  /// The database of the records.
  public let database: CKDatabase
  /// What is still to be sent.
  public let state: State

  /// Creates an engine, which sends and fetches nothing.
  public init(_ configuration: Configuration) {
    database = configuration.database
    state = State()
  }

  /// Fetches changes.
  ///
  /// - Throws: Always ``CKError/Code/notAuthenticated``.
  public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws {
    throw notAuthenticated()
  }

  /// Sends changes.
  ///
  /// - Throws: Always ``CKError/Code/notAuthenticated``.
  public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
    throw notAuthenticated()
  }

  /// Does nothing, as no operation runs.
  public func cancelOperations() async {}

  /// What is still to be sent.
  public final class State: Sendable {
    /// What is written down of a state, of which nothing is known here.
    public struct Serialization: Codable, Hashable, Sendable {}

    private struct Changes: @unchecked Sendable {
      var records: [PendingRecordZoneChange] = []
      var zones: [PendingDatabaseChange] = []
      var isUntracked = false
    }

    private let changes = Mutex(Changes())

    init() {}

    /// The changes of records that are still to be sent.
    public var pendingRecordZoneChanges: [PendingRecordZoneChange] {
      changes.withLock { $0.records }
    }
    /// The changes of zones that are still to be sent.
    public var pendingDatabaseChanges: [PendingDatabaseChange] { changes.withLock { $0.zones } }
    /// Whether the program has changes that the engine does not know.
    public var hasPendingUntrackedChanges: Bool {
      get { changes.withLock { $0.isUntracked } }
      set { changes.withLock { $0.isUntracked = newValue } }
    }
    /// The zones that are not fetched completely; none here.
    public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }

    /// Adds changes of records, each once.
    public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      changes.withLock { changes in
        for change in pendingRecordZoneChanges where !changes.records.contains(change) {
          changes.records.append(change)
        }
      }
    }
    /// Removes changes of records.
    public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      changes.withLock { $0.records.removeAll(where: pendingRecordZoneChanges.contains) }
    }
    /// Adds changes of zones, each once.
    public func add(pendingDatabaseChanges: [PendingDatabaseChange]) {
      changes.withLock { changes in
        for change in pendingDatabaseChanges where !changes.zones.contains(change) {
          changes.zones.append(change)
        }
      }
    }
    /// Removes changes of zones.
    public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
      changes.withLock { $0.zones.removeAll(where: pendingDatabaseChanges.contains) }
    }
  }

  /// A change of a record that is still to be sent.
  public enum PendingRecordZoneChange: Hashable, @unchecked Sendable {
    /// The record is saved.
    case saveRecord(CKRecord.ID)
    /// The record is deleted.
    case deleteRecord(CKRecord.ID)
  }

  /// A change of a zone that is still to be sent.
  public enum PendingDatabaseChange: Hashable, @unchecked Sendable {
    /// The zone is saved.
    case saveZone(CKRecordZone)
    /// The zone is deleted.
    case deleteZone(CKRecordZone.ID)
  }

  /// Changes of records that are sent together.
  public struct RecordZoneChangeBatch: @unchecked Sendable {
    /// The records that are saved.
    public var recordsToSave: [CKRecord]
    /// The identifiers of the records that are deleted.
    public var recordIDsToDelete: [CKRecord.ID]
    /// Whether the changes of a zone are made together or not at all.
    public var atomicByZone: Bool

    /// Creates changes that are sent together.
    public init(
      recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [],
      atomicByZone: Bool = false
    ) {
      (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
      self.atomicByZone = atomicByZone
    }

    /// Creates changes of pending ones, with the records that a function returns; nil if there are none.
    public init?(
      pendingChanges: [PendingRecordZoneChange],
      recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
    ) async {
      self.init()
      for change in pendingChanges {
        switch change {
        case .saveRecord(let id):
          if let record = await recordProvider(id) { recordsToSave.append(record) }
        case .deleteRecord(let id): recordIDsToDelete.append(id)
        }
      }
      if recordsToSave.isEmpty, recordIDsToDelete.isEmpty { return nil }
    }
  }
}

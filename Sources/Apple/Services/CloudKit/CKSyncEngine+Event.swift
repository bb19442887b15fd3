// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension CKSyncEngine {
  /// Why an engine works.
  public enum SyncReason: Hashable, Sendable {
    /// The engine works by itself.
    case scheduled
    /// The program asked for it.
    case manual
  }

  /// Which changes are sent.
  public struct SendChangesOptions: @unchecked Sendable {
    /// Which changes are sent.
    public enum Scope: @unchecked Sendable {
      /// All changes are sent.
      case all
      /// Those of some zones are not sent.
      case allExcluding([CKRecordZone.ID])
      /// Those of some zones are sent.
      case zoneIDs([CKRecordZone.ID])
      /// Those of some records are sent.
      case recordIDs([CKRecord.ID])

      /// Returns whether a change is sent.
      public func contains(_ pendingRecordZoneChange: PendingRecordZoneChange) -> Bool {
        switch pendingRecordZoneChange {
        case .saveRecord(let id), .deleteRecord(let id): contains(id)
        }
      }

      /// Returns whether changes of a record are sent.
      public func contains(_ recordID: CKRecord.ID) -> Bool {
        switch self {
        case .all: true
        case .allExcluding(let zones): !zones.contains(recordID.zoneID)
        case .zoneIDs(let zones): zones.contains(recordID.zoneID)
        case .recordIDs(let records): records.contains(recordID)
        }
      }
    }

    /// Which changes are sent.
    public var scope: Scope

    /// Creates options of a scope.
    public init(scope: Scope = .all) { self.scope = scope }
  }

  /// Which changes are fetched.
  public struct FetchChangesOptions: @unchecked Sendable {
    /// Which changes are fetched.
    public enum Scope: @unchecked Sendable {
      /// All changes are fetched.
      case all
      /// Those of some zones are not fetched.
      case allExcluding([CKRecordZone.ID])
      /// Those of some zones are fetched.
      case zoneIDs([CKRecordZone.ID])
    }

    /// Which changes are fetched.
    public var scope: Scope
    /// The zones that are fetched first.
    public var prioritizedZoneIDs: [CKRecordZone.ID] = []

    /// Creates options of a scope.
    public init(scope: Scope = .all) { self.scope = scope }
  }

  /// Why changes are sent, and which.
  public struct SendChangesContext: @unchecked Sendable {
    /// Why changes are sent.
    public let reason: SyncReason
    /// Which changes are sent.
    public let options: SendChangesOptions
  }

  /// Why changes are fetched, and which.
  public struct FetchChangesContext: @unchecked Sendable {
    /// Why changes are fetched.
    public let reason: SyncReason
    /// Which changes are fetched.
    public let options: FetchChangesOptions
  }

  /// What happened in an engine; nothing happens here.
  public enum Event: @unchecked Sendable {
    /// What the engine knows has changed.
    case stateUpdate(StateUpdate)
    /// The account of the user is another one.
    case accountChange(AccountChange)
    /// Changes of zones were fetched.
    case fetchedDatabaseChanges(FetchedDatabaseChanges)
    /// Changes of records were fetched.
    case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
    /// Changes of zones were sent.
    case sentDatabaseChanges(SentDatabaseChanges)
    /// Changes of records were sent.
    case sentRecordZoneChanges(SentRecordZoneChanges)
    /// The engine begins to fetch.
    case willFetchChanges(WillFetchChanges)
    /// The engine begins to fetch a zone.
    case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
    /// The engine has fetched a zone.
    case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
    /// The engine has fetched everything.
    case didFetchChanges(DidFetchChanges)
    /// The engine begins to send.
    case willSendChanges(WillSendChanges)
    /// The engine has sent everything.
    case didSendChanges(DidSendChanges)

    /// What the engine knows now.
    public struct StateUpdate: Sendable {
      /// What is written down of it.
      public let stateSerialization: State.Serialization
    }

    /// How the account changed.
    public struct AccountChange: @unchecked Sendable {
      /// How the account changed.
      public enum ChangeType: @unchecked Sendable {
        /// The user signed in.
        case signIn(currentUser: CKRecord.ID)
        /// The user signed out.
        case signOut(previousUser: CKRecord.ID)
        /// Another user signed in.
        case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
      }
      /// How the account changed.
      public let changeType: ChangeType
    }

    /// Zones that were fetched.
    public struct FetchedDatabaseChanges: @unchecked Sendable {
      /// A zone that is new or changed.
      public struct Modification: @unchecked Sendable {
        /// The identifier of the zone.
        public let zoneID: CKRecordZone.ID
      }
      /// A zone that is gone.
      public struct Deletion: @unchecked Sendable {
        /// Why a zone is gone.
        public enum Reason: Sendable {
          /// The program deleted the zone.
          case deleted
          /// The user deleted all data of the app.
          case purged
          /// The user lost the key of encrypted data.
          case encryptedDataReset
        }
        /// The identifier of the zone.
        public let zoneID: CKRecordZone.ID
        /// Why the zone is gone.
        public let reason: Reason
      }
      /// The zones that are new or changed.
      public let modifications: [Modification]
      /// The zones that are gone.
      public let deletions: [Deletion]
    }

    /// Records that were fetched.
    public struct FetchedRecordZoneChanges: @unchecked Sendable {
      /// A record that is new or changed.
      public struct Modification: @unchecked Sendable {
        /// The record as it is now.
        public let record: CKRecord
      }
      /// A record that is gone.
      public struct Deletion: @unchecked Sendable {
        /// The identifier of the record.
        public let recordID: CKRecord.ID
        /// The type of the record.
        public let recordType: CKRecord.RecordType
      }
      /// The records that are new or changed.
      public let modifications: [Modification]
      /// The records that are gone.
      public let deletions: [Deletion]
    }

    /// Zones that were sent, or could not be.
    public struct SentDatabaseChanges: @unchecked Sendable {
      /// A zone that could not be saved.
      public struct FailedZoneSave: @unchecked Sendable {
        /// The zone that was sent.
        public let zone: CKRecordZone
        /// Why it could not be saved.
        public let error: CKError
      }
      /// The zones that were saved.
      public let savedZones: [CKRecordZone]
      /// The zones that could not be saved.
      public let failedZoneSaves: [FailedZoneSave]
      /// The zones that were deleted.
      public let deletedZoneIDs: [CKRecordZone.ID]
      /// The zones that could not be deleted, with the reasons.
      public let failedZoneDeletes: [CKRecordZone.ID: CKError]
    }

    /// Records that were sent, or could not be.
    public struct SentRecordZoneChanges: @unchecked Sendable {
      /// A record that could not be saved.
      public struct FailedRecordSave: @unchecked Sendable {
        /// The record that was sent.
        public let record: CKRecord
        /// Why it could not be saved.
        public let error: CKError
      }
      /// The records that were saved.
      public let savedRecords: [CKRecord]
      /// The records that could not be saved.
      public let failedRecordSaves: [FailedRecordSave]
      /// The records that were deleted.
      public let deletedRecordIDs: [CKRecord.ID]
      /// The records that could not be deleted, with the reasons.
      public let failedRecordDeletes: [CKRecord.ID: CKError]
    }

    /// The beginning of fetching.
    public struct WillFetchChanges: @unchecked Sendable {
      /// Why changes are fetched, and which.
      public let context: FetchChangesContext
    }
    /// The beginning of fetching a zone.
    public struct WillFetchRecordZoneChanges: @unchecked Sendable {
      /// The identifier of the zone.
      public let zoneID: CKRecordZone.ID
    }
    /// The end of fetching a zone.
    public struct DidFetchRecordZoneChanges: @unchecked Sendable {
      /// The identifier of the zone.
      public let zoneID: CKRecordZone.ID
      /// Why it could not be fetched; nil if it was.
      public let error: CKError?
    }
    /// The end of fetching.
    public struct DidFetchChanges: @unchecked Sendable {
      /// Why changes were fetched, and which.
      public let context: FetchChangesContext
    }
    /// The beginning of sending.
    public struct WillSendChanges: @unchecked Sendable {
      /// Why changes are sent, and which.
      public let context: SendChangesContext
    }
    /// The end of sending.
    public struct DidSendChanges: @unchecked Sendable {
      /// Why changes were sent, and which.
      public let context: SendChangesContext
    }
  }
}

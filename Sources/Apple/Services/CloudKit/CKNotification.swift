// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A notification of CloudKit, of which the program gets none.
open class CKNotification: NSObject, @unchecked Sendable {
  /// What a notification tells.
  public enum NotificationType: Int, Sendable {
    /// A record of a search changed.
    case query = 1
    /// Records of a zone have changed.
    case recordZone = 2
    /// Another notification was read.
    case readNotification = 3
    /// Records of a database have changed.
    case database = 4
  }

  /// What the notification tells; a change of a record if it does not say.
  public let notificationType: NotificationType
  /// The container of what changed; nil if the notification does not say.
  public let containerIdentifier: String?
  /// The subscription; nil if the notification does not say.
  public let subscriptionID: CKSubscription.ID?
  let content: [AnyHashable: Any]

  /// Creates a notification from what an app received; nil if it is not one of CloudKit.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let cloud = notificationDictionary["ck"] as? [AnyHashable: Any] else { return nil }
    let kinds: [(String, NotificationType)] = [
      ("qry", .query), ("fet", .recordZone), ("met", .database),
    ]
    let kind = kinds.first { cloud[$0.0] != nil }
    notificationType = kind?.1 ?? .query
    content = kind.flatMap { cloud[$0.0] as? [AnyHashable: Any] } ?? [:]
    containerIdentifier = cloud["cid"] as? String
    subscriptionID = content["sid"] as? String
  }

  /// Whether something was left out to make the notification short; true, as it is not known.
  open var isPruned: Bool { true }

  var databaseScopeOfContent: CKDatabase.Scope {
    (content["dbs"] as? Int).flatMap(CKDatabase.Scope.init(rawValue:)) ?? .private
  }
  var zoneOfContent: CKRecordZone.ID? {
    (content["zid"] as? String).map {
      CKRecordZone.ID(
        zoneName: $0, ownerName: content["zoid"] as? String ?? CKCurrentUserDefaultName)
    }
  }
}

/// A notification of a change of a record of a search.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  /// What happened to a record.
  public enum Reason: Int, Sendable {
    /// A record was created.
    case recordCreated = 1
    /// A record was changed.
    case recordUpdated = 2
    /// A record was deleted.
    case recordDeleted = 3
  }

  /// What happened; a change if the notification does not say.
  open var queryNotificationReason: Reason {
    (content["fo"] as? Int).flatMap(Reason.init(rawValue:)) ?? .recordUpdated
  }
  /// The values of the fields that are sent along; nil for none.
  open var recordFields: [String: Any]? { content["af"] as? [String: Any] }
  /// The record; nil if the notification does not say.
  open var recordID: CKRecord.ID? {
    (content["rid"] as? String).map {
      CKRecord.ID(recordName: $0, zoneID: zoneOfContent ?? .default)
    }
  }
  /// The database; the user's own if the notification does not say.
  open var databaseScope: CKDatabase.Scope { databaseScopeOfContent }
}

/// A notification of a change in a zone.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  /// The zone; nil if the notification does not say.
  open var recordZoneID: CKRecordZone.ID? { zoneOfContent }
  /// The database; the user's own if the notification does not say.
  open var databaseScope: CKDatabase.Scope { databaseScopeOfContent }
}

/// A notification of a change in a database.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  /// The database; the user's own if the notification does not say.
  open var databaseScope: CKDatabase.Scope { databaseScopeOfContent }
}

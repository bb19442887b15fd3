// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A wish to be told of changes.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// The identifier of a subscription.
  public typealias ID = String

  /// What a subscription watches.
  public enum SubscriptionType: Int, Sendable {
    /// The records of a search.
    case query = 1
    /// The changes of a zone notify the app.
    case recordZone = 2
    /// The changes of a database notify the app.
    case database = 3
  }

  /// The identifier of the subscription.
  public let subscriptionID: ID
  /// What the subscription watches.
  public let subscriptionType: SubscriptionType
  /// What a notification shows; nil until it is set.
  open var notificationInfo: NotificationInfo?

  init(_ subscriptionID: ID, _ type: SubscriptionType) {
    self.subscriptionID = subscriptionID
    subscriptionType = type
  }

  /// What a notification shows and how.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// The text of the alert; nil without one.
    open var alertBody: String?
    /// The key of the text of the alert; nil without one.
    open var alertLocalizationKey: String?
    /// The fields whose values are put into the text; nil for none.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The title of the alert; nil without one.
    open var title: String?
    /// The key of the title; nil without one.
    open var titleLocalizationKey: String?
    /// The fields whose values are put into the title; nil for none.
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    /// The subtitle of the alert; nil without one.
    open var subtitle: String?
    /// The key of the subtitle; nil without one.
    open var subtitleLocalizationKey: String?
    /// The key of the words on the button; nil for the usual one.
    open var alertActionLocalizationKey: String?
    /// The picture during the start of the app; nil for the usual one.
    open var alertLaunchImage: String?
    /// The sound; nil for none.
    open var soundName: String?
    /// The fields that are sent along; nil for none.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// The category of the notification; nil without one.
    open var category: String?
    /// The key by which notifications replace each other; nil for none.
    open var collapseIDKey: String?
    /// Whether the badge of the app counts up.
    open var shouldBadge = false
    /// Whether the app is woken up.
    open var shouldSendContentAvailable = false
    /// Whether an extension of the app may change the notification.
    open var shouldSendMutableContent = false

    /// Creates information that shows nothing.
    public override init() {}

    /// Creates information with values; the rest can be set later.
    public convenience init(
      alertBody: String? = nil, title: String? = nil, subtitle: String? = nil,
      soundName: String? = nil, desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false,
      shouldSendContentAvailable: Bool = false, category: String? = nil
    ) {
      self.init()
      self.alertBody = alertBody
      self.title = title
      self.subtitle = subtitle
      self.soundName = soundName
      self.desiredKeys = desiredKeys
      self.shouldBadge = shouldBadge
      self.shouldSendContentAvailable = shouldSendContentAvailable
      self.category = category
    }
  }
}

/// A wish to be told of changes of the records of a search.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// Of which changes to tell.
  public struct Options: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A record was made.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// A record was changed.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// A record was deleted.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    /// Only the first change is told.
    public static let firesOnce = Options(rawValue: 8)
  }

  /// The type of the records.
  public let recordType: CKRecord.RecordType?
  /// Which records are watched.
  public let predicate: NSPredicate
  /// The zone of the records; nil for all.
  open var zoneID: CKRecordZone.ID?
  /// Of which changes to tell.
  public let querySubscriptionOptions: Options

  /// Creates a subscription with a new identifier, or with the given one.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(subscriptionID, .query)
  }
}

/// A wish to be told of changes in a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// The zone whose changes notify the app.
  public let zoneID: CKRecordZone.ID
  /// The type of the records to watch; nil for all.
  open var recordType: CKRecord.RecordType?

  /// Creates a subscription with a new identifier, or with the given one.
  public init(
    zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString
  ) {
    self.zoneID = zoneID
    super.init(subscriptionID, .recordZone)
  }
}

/// A wish to be told of changes in a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// The type of the records to watch; nil for all.
  open var recordType: CKRecord.RecordType?

  /// Creates a subscription with a new identifier, or with the given one.
  public init(subscriptionID: CKSubscription.ID = UUID().uuidString) {
    super.init(subscriptionID, .database)
  }
}

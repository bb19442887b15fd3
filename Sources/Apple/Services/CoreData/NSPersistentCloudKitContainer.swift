// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CloudKit
public import Foundation

/// A container whose store is in iCloud, too: without an account it is one on the device alone.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Does nothing, as there is no account of iCloud.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  )
    throws
  {}

  /// Returns whether an object may be changed in iCloud; always true, as it is the program's own.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  /// Returns whether an object may be removed from iCloud; always true, as it is the program's own.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  /// Returns whether objects of a store may be changed; always true, as they are the program's own.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }

  /// The notification of what was exchanged with iCloud; never posted here.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")

  /// The key of the ``Event`` in such a notification.
  public static let eventNotificationUserInfoKey = "event"

  /// The kind of an exchange with iCloud.
  public enum EventType: Int, Hashable, Sendable {
    /// The store was prepared.
    case setup = 0
    /// Changes came from iCloud.
    case `import` = 1
    /// Changes went to iCloud.
    case export = 2
  }

  /// An exchange with iCloud, of which none is made here.
  open class Event: NSObject, @unchecked Sendable {
    /// The identifier of the exchange.
    public let identifier = UUID()
    /// The identifier of the store.
    public let storeIdentifier = ""
    /// The kind of the exchange.
    public let type = EventType.setup
    /// When the exchange began.
    public let startDate = Date()
    /// When it ended; nil while it lasts.
    public let endDate: Date? = nil
    /// Whether it ended without an error.
    public let succeeded = false
    /// Why it failed; nil if it did not.
    public let error: (any Error)? = nil

    private override init() {}
  }
}

/// How the schema of iCloud is made.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Hashable,
  Sendable
{
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Checks the schema without creating it.
  public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
  /// With its text on the console.
  public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(
    rawValue: 4)
}

/// The container of iCloud of a store.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The identifier of the container.
  public let containerIdentifier: String

  /// The database of the container, by default the user's own.
  open var databaseScope = CKDatabase.Scope.private

  /// Creates options of a container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

extension NSPersistentStoreDescription {
  /// The container of iCloud; not kept, as there is no account of iCloud.
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
    get { nil }
    set {}
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A container whose store is in iCloud, too: without an account it is one on the device alone.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Does nothing, as there is no account of iCloud.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  )
    throws
  {}

  /// The notification of what was exchanged with iCloud; never posted here.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
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

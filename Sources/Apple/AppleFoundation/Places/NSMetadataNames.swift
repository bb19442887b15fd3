// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification that a search for files began.
  public static let NSMetadataQueryDidStartGathering = Notification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification that a search found files; never posted here.
  public static let NSMetadataQueryGatheringProgress = Notification.Name(
    "NSMetadataQueryGatheringProgressNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification that a search found all files.
  public static let NSMetadataQueryDidFinishGathering = Notification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification that found files changed; never posted here.
  public static let NSMetadataQueryDidUpdate = Notification.Name(
    "NSMetadataQueryDidUpdateNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The scope of the documents that the user sees in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The scope of the app's other files in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The scope of documents of other apps that the user opened.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
  "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the files that are new.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the files that changed.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the files that are gone.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name that the user sees.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The address of the file.
public let NSMetadataItemURLKey = "kMDItemURL"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The path of the file.
public let NSMetadataItemPathKey = "kMDItemPath"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size of the file, in bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// When the file was made.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// When the content was changed.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the content.
public let NSMetadataItemContentTypeKey = "kMDItemContentType"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The types to which the content conforms.
public let NSMetadataItemContentTypeTreeKey = "kMDItemContentTypeTree"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the file is in iCloud.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether versions of the file differ.
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey =
  "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the content is on the device.
public let NSMetadataUbiquitousItemDownloadingStatusKey =
  "NSMetadataUbiquitousItemDownloadingStatusKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The content is not on the device.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSURLUbiquitousItemDownloadingStatusNotDownloaded"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An older content is on the device.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSURLUbiquitousItemDownloadingStatusDownloaded"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The newest content is on the device.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSURLUbiquitousItemDownloadingStatusCurrent"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the content is being fetched.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the content is in iCloud.
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the content is being sent.
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How much of the content was fetched, in percent.
public let NSMetadataUbiquitousItemPercentDownloadedKey =
  "NSMetadataUbiquitousItemPercentDownloadedKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How much of the content was sent, in percent.
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Why the content could not be fetched.
public let NSMetadataUbiquitousItemDownloadingErrorKey =
  "NSMetadataUbiquitousItemDownloadingErrorKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Why the content could not be sent.
public let NSMetadataUbiquitousItemUploadingErrorKey = "NSMetadataUbiquitousItemUploadingErrorKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the app asked for the content.
public let NSMetadataUbiquitousItemDownloadRequestedKey =
  "NSMetadataUbiquitousItemDownloadRequestedKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether others have the file, too.
public let NSMetadataUbiquitousItemIsSharedKey = "NSMetadataUbiquitousItemIsSharedKey"

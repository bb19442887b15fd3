// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension CSSearchableItemAttributeSet {
  /// The title of the item.
  public var title: String? {
    get { self["title"] }
    set { self["title"] = newValue }
  }
  /// The name as it is shown.
  public var displayName: String? {
    get { self["displayName"] }
    set { self["displayName"] = newValue }
  }
  /// Other names by which users search for the item.
  public var alternateNames: [String]? {
    get { self["alternateNames"] }
    set { self["alternateNames"] = newValue }
  }
  /// What it is about, in a few lines.
  public var contentDescription: String? {
    get { self["contentDescription"] }
    set { self["contentDescription"] = newValue }
  }
  /// Words by which it is found.
  public var keywords: [String]? {
    get { self["keywords"] }
    set { self["keywords"] = newValue }
  }
  /// The identifier of the item, as its app spells it.
  public var identifier: String? {
    get { self["identifier"] }
    set { self["identifier"] = newValue }
  }
  /// The identifier of the item that an activity belongs to.
  public var relatedUniqueIdentifier: String? {
    get { self["relatedUniqueIdentifier"] }
    set { self["relatedUniqueIdentifier"] = newValue }
  }
  /// The same for an item that may not be there yet.
  public var weakRelatedUniqueIdentifier: String? {
    get { self["weakRelatedUniqueIdentifier"] }
    set { self["weakRelatedUniqueIdentifier"] = newValue }
  }
  /// The domain of the item.
  public var domainIdentifier: String? {
    get { self["domainIdentifier"] }
    set { self["domainIdentifier"] = newValue }
  }
  /// The identifier of the type of the content.
  public var contentType: String? {
    get { self["contentType"] }
    set { self["contentType"] = newValue }
  }
  /// The identifiers of the types of the content.
  public var contentTypeTree: [String]? {
    get { self["contentTypeTree"] }
    set { self["contentTypeTree"] = newValue }
  }
  /// The file that holds the item's content.
  public var contentURL: URL? {
    get { self["contentURL"] }
    set { self["contentURL"] = newValue }
  }
  /// The path of the file.
  public var path: String? {
    get { self["path"] }
    set { self["path"] = newValue }
  }
  /// The address on the web.
  public var url: URL? {
    get { self["url"] }
    set { self["url"] = newValue }
  }
  /// The file of a small picture.
  public var thumbnailURL: URL? {
    get { self["thumbnailURL"] }
    set { self["thumbnailURL"] = newValue }
  }
  /// The file of a small picture for dark mode.
  public var darkThumbnailURL: URL? {
    get { self["darkThumbnailURL"] }
    set { self["darkThumbnailURL"] = newValue }
  }
  /// The data of a small picture of the item.
  public var thumbnailData: Data? {
    get { self["thumbnailData"] }
    set { self["thumbnailData"] = newValue }
  }
  /// The version of the item, as its app spells it.
  public var version: String? {
    get { self["version"] }
    set { self["version"] = newValue }
  }
  /// Whether the user made it.
  public var isUserCreated: NSNumber? {
    get { self["isUserCreated"] }
    set { self["isUserCreated"] = newValue }
  }
  /// Whether the user bought it.
  public var isUserOwned: NSNumber? {
    get { self["isUserOwned"] }
    set { self["isUserOwned"] = newValue }
  }
  /// Whether the user chose it.
  public var isUserCurated: NSNumber? {
    get { self["isUserCurated"] }
    set { self["isUserCurated"] = newValue }
  }
  /// How important it is among the app's items.
  public var rankingHint: NSNumber? {
    get { self["rankingHint"] }
    set { self["rankingHint"] = newValue }
  }
  /// Whether it can be called.
  public var supportsPhoneCall: NSNumber? {
    get { self["supportsPhoneCall"] }
    set { self["supportsPhoneCall"] = newValue }
  }
  /// Whether it has a place to go to.
  public var supportsNavigation: NSNumber? {
    get { self["supportsNavigation"] }
    set { self["supportsNavigation"] = newValue }
  }
  /// The title of what it is in.
  public var containerTitle: String? {
    get { self["containerTitle"] }
    set { self["containerTitle"] = newValue }
  }
  /// The name of what it is in.
  public var containerDisplayName: String? {
    get { self["containerDisplayName"] }
    set { self["containerDisplayName"] = newValue }
  }
  /// The identifier of what it is in.
  public var containerIdentifier: String? {
    get { self["containerIdentifier"] }
    set { self["containerIdentifier"] = newValue }
  }
  /// The place in what it is in.
  public var containerOrder: NSNumber? {
    get { self["containerOrder"] }
    set { self["containerOrder"] = newValue }
  }
  /// When these values were changed.
  public var metadataModificationDate: Date? {
    get { self["metadataModificationDate"] }
    set { self["metadataModificationDate"] = newValue }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation

/// Something in the library.
open class PHObject: NSObject, NSCopying, Identifiable, @unchecked Sendable {
  /// The identifier on this device.
  public let localIdentifier = UUID().uuidString
  /// The same as ``localIdentifier``.
  public var id: String { localIdentifier }

  override init() {}

  /// Returns the object itself, as it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Stands for a photo that is being added.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A photo, a video or a sound, of which there is none here.
open class PHAsset: PHObject, @unchecked Sendable {
  /// What it is; not known here.
  open var mediaType: PHAssetMediaType { .unknown }
  /// What is special about it; nothing here.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width, in pixels; 0 here.
  open var pixelWidth: Int { 0 }
  /// The height, in pixels; 0 here.
  open var pixelHeight: Int { 0 }
  /// When it was taken; nil here.
  open var creationDate: Date? { nil }
  /// When it was changed; nil here.
  open var modificationDate: Date? { nil }
  /// Where it was taken; nil here.
  open var location: CLLocation? { nil }
  /// The length of a video, in seconds; 0 here.
  open var duration: TimeInterval { 0 }
  /// Whether it is hidden; false here.
  open var isHidden: Bool { false }
  /// Whether it is a favorite; false here.
  open var isFavorite: Bool { false }
  /// The identifier of the burst; nil here.
  open var burstIdentifier: String? { nil }
  /// Whether it stands for a burst; false here.
  open var representsBurst: Bool { false }
  /// Where it comes from; nowhere here.
  open var sourceType: PHAssetSourceType { [] }
  /// Whether it was changed; false here.
  open var hasAdjustments: Bool { false }

  /// Fetches photos: always none here.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { none() }
  /// Fetches photos of a type: always none here.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { none() }
  /// Fetches the photos of an album: always none here.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { none() }
  /// Fetches the photos with identifiers: always none here.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { none() }
  /// Fetches the main photos of an album: always none here.
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { none() }

  private class func none() -> PHFetchResult<PHAsset> {
    reportNoPhotos()
    return PHFetchResult()
  }
}

/// An album or a folder.
open class PHCollection: PHObject, @unchecked Sendable {
  /// The title; nil here.
  open var localizedTitle: String? { nil }
  /// Whether it can have photos; true here.
  open var canContainAssets: Bool { true }
  /// Whether it can have albums; false here.
  open var canContainCollections: Bool { false }

  /// Fetches the albums of the user: always none here.
  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> {
    reportNoPhotos()
    return PHFetchResult()
  }
}

/// An album, of which there is none here.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// The kind of collection; an album here.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// What is in it.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// About how many photos it has; 0 here.
  open var estimatedAssetCount: Int { 0 }
  /// The day of the first photo; nil here.
  open var startDate: Date? { nil }
  /// The day of the last photo; nil here.
  open var endDate: Date? { nil }
  /// Where the photos were taken; nil here.
  open var approximateLocation: CLLocation? { nil }
  /// The names of these places; empty here.
  open var localizedLocationNames: [String] { [] }

  /// Fetches albums: always none here.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    reportNoPhotos()
    return PHFetchResult()
  }
  /// Fetches the albums with identifiers: always none here.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    reportNoPhotos()
    return PHFetchResult()
  }
}

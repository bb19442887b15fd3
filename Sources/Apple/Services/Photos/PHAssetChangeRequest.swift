// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation
public import UIKit

/// A change of the library, which is not made here.
open class PHChangeRequest: NSObject, @unchecked Sendable {
  /// Creates a change of nothing.
  public override init() {}
}

/// A change of a photo, which is not made here.
open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
  /// When the photo was taken; nil until it is set.
  open var creationDate: Date?
  /// Where the photo was taken; nil until it is set.
  open var location: CLLocation?
  /// Whether the photo is a favorite.
  open var isFavorite = false
  /// Whether the photo is hidden.
  open var isHidden = false
  /// Stands for a new photo; nil here.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

  /// Creates a change of nothing.
  public override required init() {}

  /// Creates a change of a photo.
  public convenience init(for asset: PHAsset) { self.init() }

  /// Returns a request to add a picture.
  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
  /// Returns a request to add the picture of a file.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { Self() }
  /// Returns a request to add the video of a file.
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { Self() }
  /// Removes photos, of which there are none.
  open class func deleteAssets(_ assets: NSArray) {}
  /// Removes fetched photos, of which there are none.
  open class func deleteAssets(_ assets: PHFetchResult<PHAsset>) {}
}

/// The settings of a file that is added.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  /// The name of the file; nil for a new one.
  open var originalFilename: String?
  /// The identifier of the type; nil to find it out.
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved instead of copied.
  open var shouldMoveFile = false

  /// Creates the usual settings.
  public override init() {}
}

/// A request to add a photo with its files, which are not added here.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  /// Returns a request to add a photo.
  open class func forAsset() -> Self { Self() }
  /// Adds a file to the asset; nothing is saved here.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
  /// Adds data to the asset; nothing is saved here.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
}

/// A change of an album, which is not made here.
open class PHAssetCollectionChangeRequest: PHChangeRequest, @unchecked Sendable {
  /// The title of the album.
  open var title: String
  /// Stands for a new album.
  public let placeholderForCreatedAssetCollection = PHObjectPlaceholder()

  init(title: String) { self.title = title }

  /// Creates a change of an album; nil if it cannot be changed.
  public convenience init?(for assetCollection: PHAssetCollection) {
    self.init(title: assetCollection.localizedTitle ?? "")
  }

  /// Returns a request to add an album.
  open class func creationRequestForAssetCollection(withTitle title: String)
    -> PHAssetCollectionChangeRequest
  { PHAssetCollectionChangeRequest(title: title) }

  /// Adds photos, which has no effect here.
  open func addAssets(_ assets: NSArray) {}
  /// Takes photos out, which has no effect here.
  open func removeAssets(_ assets: NSArray) {}
}

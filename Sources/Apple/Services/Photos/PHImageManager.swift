// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size that stands for the full size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says that a picture is in iCloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says that a better picture follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says that the request was canceled.
public let PHImageCancelledKey = "PHImageCancelledKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the error.
public let PHImageErrorKey = "PHImageErrorKey"

/// Which version of a photo to fetch.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// The picture with all changes.
  case current = 0
  /// The picture without changes.
  case unadjusted = 1
  /// The original file, whose format may be raw.
  case original = 2
}

/// How good a picture has to be.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// A fast one first, then a good one.
  case opportunistic = 0
  /// Only a good one.
  case highQualityFormat = 1
  /// Only a fast one.
  case fastFormat = 2
}

/// How a picture is scaled.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// The picture is not resized.
  case none = 0
  /// Fast, to about the size.
  case fast = 1
  /// To exactly the size.
  case exact = 2
}

/// The settings of a request for a picture.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// Which version to fetch.
  open var version = PHImageRequestOptionsVersion.current
  /// How good the picture has to be.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How the picture is scaled.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the picture, from 0 to 1; zero for all.
  open var normalizedCropRect = CGRect.zero
  /// Whether the picture may come from iCloud.
  open var isNetworkAccessAllowed = false
  /// Whether the request waits for the picture.
  open var isSynchronous = false
  /// Called with the progress from iCloud; never called here.
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?

  /// Creates the usual settings.
  public override init() {}
}

/// What fetches pictures, of which there are none here.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  override init() {}

  /// Returns the manager of the app.
  open class func `default`() -> PHImageManager { manager }

  /// Fetches a picture: the handler gets nil with ``PHPhotosError/Code/accessUserDenied``, at once
  /// if the request waits.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options) { resultHandler(nil, $0) }
  }

  /// Fetches a file: the handler gets nil with ``PHPhotosError/Code/accessUserDenied``, at once if
  /// the request waits.
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (
        Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?
      ) -> Void
  ) -> PHImageRequestID {
    answer(options) { resultHandler(nil, nil, .up, $0) }
  }

  /// Does nothing, as the request has already failed.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}

  private func answer(
    _ options: PHImageRequestOptions?, _ handler: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    reportNoPhotos()
    let error = PHPhotosError(.accessUserDenied)
    if options?.isSynchronous == true {
      handler([PHImageErrorKey: error])
    } else {
      nonisolated(unsafe) let handler = handler
      DispatchQueue.main.async { handler([PHImageErrorKey: error]) }
    }
    return PHInvalidImageRequestID
  }
}

/// What fetches many pictures, of which there are none here.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether good pictures are fetched before they are asked for.
  open var allowsCachingHighQualityImages = true

  /// Creates a manager, which has no pictures here.
  public override init() {}

  /// Fetches pictures before they are asked for, which has no effect here.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Stops keeping pictures of a size; none are kept here.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Forgets all such pictures.
  open func stopCachingImagesForAllAssets() {}
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// The number of a request for a live photo.
public typealias PHLivePhotoRequestID = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of no request for a live photo.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the error.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says that a better photo follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says that the request was canceled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A photo with the moments before and after it, of which there are none here.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// The size in pixels: none.
  open var size: CGSize { .zero }

  /// Makes a live photo of its files: the handler gets nil with an error on the main queue, as nothing reads them here.
  @discardableResult open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    nonisolated(unsafe) let resultHandler = resultHandler
    DispatchQueue.main.async {
      resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
    }
    return PHLivePhotoRequestIDInvalid
  }

  /// Does nothing, as the request has already failed.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// How a live photo is requested.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  /// Which version of the photo is wanted.
  open var version = PHImageRequestOptionsVersion.current
  /// How fast and how well the photo comes.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether the photo may be fetched from iCloud.
  open var isNetworkAccessAllowed = false
  /// Creates options of the newest version on the device.
  public override init() {}
}

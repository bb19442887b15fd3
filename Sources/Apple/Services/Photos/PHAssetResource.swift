// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A file of a photo, of which there is none here.
open class PHAssetResource: NSObject, @unchecked Sendable {
  /// What the file is.
  open var type: PHAssetResourceType { .photo }
  /// The identifier of the photo on this device.
  open var assetLocalIdentifier: String { "" }
  /// The name of the file when it was added.
  open var originalFilename: String { "" }
  /// The name of the type of the file.
  open var uniformTypeIdentifier: String { "public.data" }
  /// The width, in pixels; 0 here.
  open var pixelWidth: Int { 0 }
  /// The height, in pixels; 0 here.
  open var pixelHeight: Int { 0 }

  override init() {}

  /// Returns the files of a photo: always none here.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  /// Returns the files of a live photo: always none here.
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

/// How a file of a photo is fetched.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the file may be fetched from iCloud.
  open var isNetworkAccessAllowed = false
  /// What is called with how far it is; nil for nothing.
  open var progressHandler: ((Double) -> Void)?
  /// Creates options of what is on the device.
  public override init() {}
}

/// What fetches files of photos, and fails.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()

  /// The manager of the app.
  open class func `default`() -> PHAssetResourceManager { manager }

  /// Fetches the data of a file: the completion gets an error at once.
  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Int32 {
    completionHandler(refused())
    return 0
  }

  /// Writes the data of a file: the completion gets an error at once.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(refused()) }

  /// Writes the data of a file, and fails.
  ///
  /// - Throws: Always ``PHPhotosError/Code/accessUserDenied``.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws { throw refused() }

  /// Does nothing, as no file is being fetched.
  open func cancelDataRequest(_ requestID: Int32) {}

  private func refused() -> PHPhotosError {
    reportNoPhotos()
    return PHPhotosError(.accessUserDenied)
  }
}

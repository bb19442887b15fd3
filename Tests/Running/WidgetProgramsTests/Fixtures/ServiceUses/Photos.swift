// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Photos
import UIKit

final class PhotoWatch: NSObject, PHPhotoLibraryChangeObserver {
  func photoLibraryDidChange(_ changeInstance: PHChange) {}
}

func usePhotos() async throws {
  expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied, "the user said no")
  let status = await PHPhotoLibrary.requestAuthorization(for: .addOnly)
  expect(status == .denied, "the user is not asked")
  await withCheckedContinuation { continuation in
    PHPhotoLibrary.requestAuthorization { status in
      expect(status != .authorized && status != .limited, "the callback says no")
      continuation.resume()
    }
  }
  let options = PHFetchOptions()
  options.fetchLimit = 5
  options.predicate = NSPredicate(value: true)
  let photos = PHAsset.fetchAssets(with: .image, options: options)
  photos.enumerateObjects { asset, index, stop in
    expect(asset.creationDate == nil && index < 0, "there are no photos")
    stop.pointee = true
  }
  expect(photos.count == 0 && photos.firstObject == nil, "there are no photos")
  let error = await withCheckedContinuation { continuation in
    PHLivePhoto.request(
      withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
    ) { photo, info in
      expect(photo == nil, "no live photo is read")
      continuation.resume(returning: info[PHLivePhotoInfoErrorKey] as? PHPhotosError)
    }
  }
  expect(error?.code == .invalidResource, "the handler gets an error")
  let albums = PHAssetCollection.fetchAssetCollections(
    with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
  if let album = albums.firstObject {
    expect(PHAsset.fetchAssets(in: album, options: nil).count < 0, "there is no album")
  }
  do {
    try await PHPhotoLibrary.shared().performChanges {
      PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
      expect(false, "nothing is changed")
    }
  } catch PHPhotosError.accessUserDenied {
  } catch { expect(false, "the error is PHPhotosError") }
  await withCheckedContinuation { continuation in
    PHPhotoLibrary.shared().performChanges({}) { done, error in
      expect(!done && (error as NSError?)?.code == 3311, "the callback says why")
      continuation.resume()
    }
  }
  let request = PHImageRequestOptions()
  request.deliveryMode = .highQualityFormat
  request.isSynchronous = true
  expect(request.resizeMode == .fast && PHImageManagerMaximumSize.width == -1, "settings are kept")
  if let asset = photos.firstObject {
    PHImageManager.default().requestImage(
      for: asset, targetSize: CGSize(width: 100, height: 100), contentMode: .aspectFill,
      options: request
    ) { image, info in expect(image == nil && info?[PHImageErrorKey] != nil, "no picture") }
    PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) {
      data, type, orientation, info in expect(data == nil && orientation == .up, "no file")
    }
  }
  let watch = PhotoWatch()
  PHPhotoLibrary.shared().register(watch)
  PHPhotoLibrary.shared().unregisterChangeObserver(watch)
}

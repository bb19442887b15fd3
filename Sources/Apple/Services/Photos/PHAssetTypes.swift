// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a photo is.
public enum PHAssetMediaType: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// The asset is a picture, maybe a live photo.
  case image = 1
  /// The asset is a video.
  case video = 2
  /// The asset is a recording of sound.
  case audio = 3
}

/// What is special about a photo.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is a panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// It has a high range of brightness.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// It is a picture of the screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// It is a live photo.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  /// It is a portrait.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 0x10)
  /// It is a video that is streamed.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 0x10000)
  /// It is a slow video.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 0x20000)
  /// It is a time lapse.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 0x40000)
}

/// Where a photo comes from.
public struct PHAssetSourceType: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From the user's library.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  /// From a shared album.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  /// The asset was copied from a computer.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// What an album is.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album of the user.
  case album = 1
  /// An album of the system.
  case smartAlbum = 2
  /// The collection has the assets of a moment.
  case moment = 3
}

/// What is in an album.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// It is an album of the user.
  case albumRegular = 2
  /// It is an event that was copied from a computer.
  case albumSyncedEvent = 3
  /// It is faces that were copied from a computer.
  case albumSyncedFaces = 4
  /// It is an album that was copied from a computer.
  case albumSyncedAlbum = 5
  /// It is photos of a camera.
  case albumImported = 6
  /// It is the photo stream.
  case albumMyPhotoStream = 100
  /// It is a shared album.
  case albumCloudShared = 101
  /// It is any album of the system.
  case smartAlbumGeneric = 200
  /// The collection has all panoramas.
  case smartAlbumPanoramas = 201
  /// The collection has all videos.
  case smartAlbumVideos = 202
  /// The collection has what the user marked as favorite.
  case smartAlbumFavorites = 203
  /// It is time lapses.
  case smartAlbumTimelapses = 204
  /// It is hidden photos.
  case smartAlbumAllHidden = 205
  /// It is new photos.
  case smartAlbumRecentlyAdded = 206
  /// The collection has all bursts of pictures.
  case smartAlbumBursts = 207
  /// It is slow videos.
  case smartAlbumSlomoVideos = 208
  /// It has all photos of the user.
  case smartAlbumUserLibrary = 209
  /// The collection has pictures of the front camera.
  case smartAlbumSelfPortraits = 210
  /// It is pictures of the screen.
  case smartAlbumScreenshots = 211
  /// The collection has pictures with a depth.
  case smartAlbumDepthEffect = 212
  /// It is live photos.
  case smartAlbumLivePhotos = 213
  /// It is pictures that move.
  case smartAlbumAnimated = 214
  /// It is long exposures.
  case smartAlbumLongExposures = 215
  /// It is photos that cannot be sent to iCloud.
  case smartAlbumUnableToUpload = 216
  /// It is raw photos.
  case smartAlbumRAW = 217
  /// It is cinematic videos.
  case smartAlbumCinematic = 218
  /// The collection has any of these subtypes.
  case any = 9_223_372_036_854_775_807
}

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  /// All of it is in the size.
  case aspectFit = 0
  /// It covers the size.
  case aspectFill = 1

  /// The same as ``aspectFit``.
  public static let `default` = PHImageContentMode.aspectFit
}

/// What a file of a photo is.
public enum PHAssetResourceType: Int, Sendable {
  /// The photo as it was taken.
  case photo = 1
  /// The video as it was taken.
  case video = 2
  /// The sound as it was recorded.
  case audio = 3
  /// Another format of the photo.
  case alternatePhoto = 4
  /// The photo with its changes.
  case fullSizePhoto = 5
  /// The video with its changes.
  case fullSizeVideo = 6
  /// The data that says what was changed.
  case adjustmentData = 7
  /// The photo before the changes.
  case adjustmentBasePhoto = 8
  /// The video of a live photo.
  case pairedVideo = 9
}

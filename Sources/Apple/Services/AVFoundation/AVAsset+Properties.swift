// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreMedia
import Foundation

extension AVPartialAsyncProperty where Root == AVAsset {
  /// The length of the medium; indefinite here, as no file is decoded.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty(.indefinite) }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(false) }
  /// The languages of the titles of chapters; none here, as no file is decoded.
  public static var availableChapterLocales: AVAsyncProperty<AVAsset, [Locale]> {
    AVAsyncProperty([])
  }
  /// The formats of facts; none here, as no file is decoded.
  public static var availableMetadataFormats: AVAsyncProperty<AVAsset, [AVMetadataFormat]> {
    AVAsyncProperty([])
  }
  /// Whether it is protected; never here.
  public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(false) }
  /// Whether it can be written to a file; never here.
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(false) }
  /// Whether its samples can be read; never here.
  public static var isReadable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(false) }
  /// Whether parts of it can be put together; never here.
  public static var isComposable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(false) }
  /// The preferred speed of playing; 1 here, the usual one.
  public static var preferredRate: AVAsyncProperty<AVAsset, Float> { AVAsyncProperty(1) }
  /// The preferred volume of playing; 1 here, the usual one.
  public static var preferredVolume: AVAsyncProperty<AVAsset, Float> { AVAsyncProperty(1) }
  /// Whether length and beginning are given exactly; never here.
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<AVAsset, Bool> {
    AVAsyncProperty(false)
  }
  /// The date of the medium; nil here, as no file is decoded.
  public static var creationDate: AVAsyncProperty<AVAsset, AVMetadataItem?> {
    AVAsyncProperty(nil)
  }
  /// The lyrics of a song; nil here, as no file is decoded.
  public static var lyrics: AVAsyncProperty<AVAsset, String?> { AVAsyncProperty(nil) }
  /// The tracks of the medium; none here, as no file is decoded.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { AVAsyncProperty([]) }
  /// The metadata of the medium, such as its title; none here, as no file is decoded.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty([]) }
  /// The facts that all formats share.
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    AVAsyncProperty([])
  }
}

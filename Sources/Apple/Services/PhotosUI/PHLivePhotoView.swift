// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import Photos
public import UIKit

/// How a live photo is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  /// It is not known how.
  case undefined = 0
  /// With sound, from the beginning to the end.
  case full = 1
  /// For a moment, without sound.
  case hint = 2
}

/// A view of a live photo, which is never there to be played.
open class PHLivePhotoView: UIView {
  /// What is told of the playback.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// The photo; nil for none.
  open var livePhoto: PHLivePhoto?
  /// The part of the picture that is shown.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether it is played without sound.
  open var isMuted = false
  /// The gesture that plays the photo.
  public let playbackGestureRecognizer = UIGestureRecognizer()

  /// Plays the photo, of which there is none.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  /// Ends the playback, which has not begun.
  open func stopPlayback() {}
  /// Returns the sign of live photos, which is an empty picture here.
  open class func livePhotoBadgeImage(options: PHLivePhotoBadgeOptions = []) -> UIImage {
    UIImage()
  }
}

/// How the sign of live photos looks.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  /// The options as bits of a number.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The sign lies over the photo.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  /// The sign says that the photo is not played.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// What is told of the playback of a live photo.
@MainActor public protocol PHLivePhotoViewDelegate: AnyObject {
  /// Returns whether the playback may begin.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool
  /// The playback is about to begin.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// The playback has ended.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  )
}

extension PHLivePhotoViewDelegate {
  /// Lets the playback begin.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool { true }
  /// Does nothing when the playback is about to begin.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  /// Does nothing when the playback has ended.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}

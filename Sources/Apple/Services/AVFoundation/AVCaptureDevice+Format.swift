// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) public import CoreMedia
public import Foundation

extension AVCaptureDevice {
  /// A size and a kind of pictures that a device gives; no device has one here.
  open class Format: NSObject, @unchecked Sendable {
    override init() {}
    /// The sort of medium.
    open var mediaType: AVMediaType { .video }
    /// The size of the pictures and the kind of their pixels: none here.
    open var formatDescription: CMFormatDescription { .ofNoPictures }
    /// How many pictures a second there can be: none here.
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    /// The angle of what is seen, in degrees: 0 here.
    open var videoFieldOfView: Float { 0 }
    /// Whether pictures are made of several of a sensor's pixels.
    open var isVideoBinned: Bool { false }
    /// The largest enlargement of the picture.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// The sizes of photos: none here.
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    /// Whether pictures can have more brightness than usual.
    open var isVideoHDRSupported: Bool { false }
    /// Returns whether pictures can be held still in a way: never here.
    open func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool {
      false
    }
  }
}

/// How many pictures a second there can be; no format has them here.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  override init() {}
  /// The fewest pictures a second.
  open var minFrameRate: Float64 { 0 }
  /// The most pictures a second.
  open var maxFrameRate: Float64 { 0 }
  /// The shortest time of a picture.
  open var minFrameDuration: CMTime { .invalid }
  /// The longest time of a picture.
  open var maxFrameDuration: CMTime { .invalid }
}

/// How pictures are held still.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// They are not held still.
  case off = 0
  /// They are held still as usual.
  case standard = 1
  /// They are held still more, as in films.
  case cinematic = 2
  /// They are held still still more, as in films.
  case cinematicExtended = 3
  /// They are held still for what is seen before a film.
  case previewOptimized = 4
  /// The device chooses how.
  case auto = -1
}

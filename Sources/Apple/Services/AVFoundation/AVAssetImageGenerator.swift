// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreMedia
public import Foundation

/// Makes pictures of a film, and fails here.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The movie of which pictures are taken.
  public let asset: AVAsset
  /// Whether pictures are turned as the film is.
  open var appliesPreferredTrackTransform = false
  /// The greatest size of a picture in pixels; zero, the default, for the movie's own.
  open var maximumSize = CGSize.zero
  /// How much earlier than asked for a picture may be; any time, the default, if infinite.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later than asked for a picture may be; any time, the default, if infinite.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// How the making of a picture ended.
  public enum Result: Int, Sendable {
    /// The picture was made well.
    case succeeded = 0
    /// The picture could not be made.
    case failed = 1
    /// Nobody wants the picture any more.
    case cancelled = 2
  }
  /// What is told of a picture: the time asked for, the picture, its time, the end and the error.
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  /// Creates a maker of pictures.
  public init(asset: AVAsset) { self.asset = asset }

  /// Makes a picture, and fails.
  ///
  /// - Throws: Always ``AVError``.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.failedToLoadMediaData) }

  /// Makes a picture, and fails.
  ///
  /// - Throws: Always ``AVError``.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.failedToLoadMediaData)
  }

  /// Makes a picture, and fails at once.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .invalid, AVError(.failedToLoadMediaData)) }

  /// Makes pictures of times in values, and fails at once for each of them.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    for time in requestedTimes {
      handler(time.timeValue, nil, .invalid, .failed, AVError(.failedToLoadMediaData))
    }
  }

  /// Does nothing, as no picture is being made.
  open func cancelAllCGImageGeneration() {}
}

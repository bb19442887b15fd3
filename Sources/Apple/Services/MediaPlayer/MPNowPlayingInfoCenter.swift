// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The kind of media that is played.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// It is not known.
  case none = 0
  /// The item has sound alone.
  case audio = 1
  /// The item has pictures.
  case video = 2
}

/// Whether something is played.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// It is not known.
  case unknown = 0
  /// The item is being played.
  case playing = 1
  /// The item is paused.
  case paused = 2
  /// The item is stopped.
  case stopped = 3
  /// Something else interrupted it.
  case interrupted = 4
}

/// What the lock screen shows of what the app plays; it is kept here and not shown.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()

  override init() {}

  /// Returns the center of the app.
  open class func `default`() -> MPNowPlayingInfoCenter { shared }

  /// What is played; nil until it is set.
  open var nowPlayingInfo: [String: Any]?
  /// Whether it is played.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A request to play something.
open class INPlayMediaIntent: INIntent {
  /// What is meant; nil if the app has to find it.
  open private(set) var mediaItems: [INMediaItem]?
  /// The album or list that it is in; nil for none.
  open private(set) var mediaContainer: INMediaItem?
  /// Whether the order is mixed; nil if nothing was said.
  open private(set) var playShuffled: Bool?
  /// What is played again at the end.
  open private(set) var playbackRepeatMode: INPlaybackRepeatMode = .unknown
  /// Whether it goes on where it was left; nil if nothing was said.
  open private(set) var resumePlayback: Bool?
  /// When it is played, before or after others.
  open private(set) var playbackQueueLocation: INPlaybackQueueLocation = .unknown
  /// How fast it is played; nil for the usual speed.
  open private(set) var playbackSpeed: Double?
  /// What the user looks for; nil if it is known.
  open private(set) var mediaSearch: INMediaSearch?

  /// Creates an intent without values, for which Siri asks the app.
  public required init() { super.init() }

  /// Creates an intent of its values.
  public convenience init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
    playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
    playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
    mediaSearch: INMediaSearch? = nil
  ) {
    self.init()
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled
    self.playbackRepeatMode = playbackRepeatMode
    self.resumePlayback = resumePlayback
    self.playbackQueueLocation = playbackQueueLocation
    self.playbackSpeed = playbackSpeed
    self.mediaSearch = mediaSearch
  }

  /// Returns a copy of the intent with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    guard let copy = copied as? Self else { return copied }
    copy.mediaItems = mediaItems
    copy.mediaContainer = mediaContainer
    copy.playShuffled = playShuffled
    copy.playbackRepeatMode = playbackRepeatMode
    copy.resumePlayback = resumePlayback
    copy.playbackQueueLocation = playbackQueueLocation
    copy.playbackSpeed = playbackSpeed
    copy.mediaSearch = mediaSearch
    return copy
  }

  /// Returns whether another object is an intent with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPlayMediaIntent, super.isEqual(object) else { return false }
    return mediaItems == other.mediaItems && mediaContainer == other.mediaContainer
      && playShuffled == other.playShuffled && playbackRepeatMode == other.playbackRepeatMode
      && resumePlayback == other.resumePlayback
      && playbackQueueLocation == other.playbackQueueLocation
      && playbackSpeed == other.playbackSpeed && mediaSearch == other.mediaSearch
  }
}

/// The result of a request to play something.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  /// The result is not specified.
  case unspecified = 0
  /// The app is ready now.
  case ready
  /// The user goes on in the app.
  case continueInApp
  /// The app is still working.
  case inProgress
  /// The app did what was asked.
  case success
  /// The app handles it in the background.
  case handleInApp
  /// The app could not do it.
  case failure
  /// The user has to open the app.
  case failureRequiringAppLaunch
  /// The app does not play such things.
  case failureUnknownMediaType
  /// Everything has been played already.
  case failureNoUnplayedContent
  /// The user may not play it.
  case failureRestrictedContent
  /// Too many devices play at once.
  case failureMaxStreamLimitReached
}

/// The answer to a request to play something.
open class INPlayMediaIntentResponse: INIntentResponse {
  /// The result of the handler, which is unspecified at first.
  open var code: INPlayMediaIntentResponseCode {
    INPlayMediaIntentResponseCode(rawValue: generatedCode) ?? .unspecified
  }

  /// What is said of the thing that plays; nil for nothing.
  open var nowPlayingInfo: [String: Any]?

  /// Creates an answer of a code, and the activity with which the app goes on.
  public convenience init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    generatedCode = code.rawValue
    self.userActivity = userActivity
  }
}

/// What handles requests to play something.
///
/// Its methods can all be left out or written in two forms, so that none is required here: nobody calls them, as there is no Siri.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {}

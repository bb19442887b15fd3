// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A request to find something that can be played.
open class INSearchForMediaIntent: INIntent {
  /// What is meant; nil if the app has to find it.
  open private(set) var mediaItems: [INMediaItem]?
  /// What the user looks for; nil if it is known.
  open private(set) var mediaSearch: INMediaSearch?

  /// Creates an intent without values, for which Siri asks the app.
  public required init() { super.init() }

  /// Creates an intent of its values.
  public convenience init(mediaItems: [INMediaItem]? = nil, mediaSearch: INMediaSearch? = nil) {
    self.init()
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
  }

  /// Returns a copy of the intent with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    guard let copy = copied as? Self else { return copied }
    copy.mediaItems = mediaItems
    copy.mediaSearch = mediaSearch
    return copy
  }

  /// Returns whether another object is an intent with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INSearchForMediaIntent, super.isEqual(object) else { return false }
    return mediaItems == other.mediaItems && mediaSearch == other.mediaSearch
  }
}

/// The result of a request to find something.
public enum INSearchForMediaIntentResponseCode: Int, Sendable {
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
  /// The app could not do it.
  case failure
  /// The user has to open the app.
  case failureRequiringAppLaunch
}

/// The answer to a request to find something.
open class INSearchForMediaIntentResponse: INIntentResponse {
  /// The result of the handler, which is unspecified at first.
  open var code: INSearchForMediaIntentResponseCode {
    INSearchForMediaIntentResponseCode(rawValue: generatedCode) ?? .unspecified
  }

  /// What was found; nil for nothing.
  open var mediaItems: [INMediaItem]?

  /// Creates an answer of a code, and the activity with which the app goes on.
  public convenience init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    generatedCode = code.rawValue
    self.userActivity = userActivity
  }
}

/// What handles requests to find something.
///
/// Its methods can all be left out or written in two forms, so that none is required here: nobody calls them, as there is no Siri.
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {}

/// A request to add something to a list or the library.
open class INAddMediaIntent: INIntent {
  /// What is meant; nil if the app has to find it.
  open private(set) var mediaItems: [INMediaItem]?
  /// What the user looks for; nil if it is known.
  open private(set) var mediaSearch: INMediaSearch?
  /// Where it is added to; nil if nothing was said.
  open private(set) var mediaDestination: INMediaDestination?

  /// Creates an intent without values, for which Siri asks the app.
  public required init() { super.init() }

  /// Creates an intent of its values.
  public convenience init(
    mediaItems: [INMediaItem]? = nil, mediaSearch: INMediaSearch? = nil,
    mediaDestination: INMediaDestination? = nil
  ) {
    self.init()
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
    self.mediaDestination = mediaDestination
  }

  /// Returns a copy of the intent with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    guard let copy = copied as? Self else { return copied }
    copy.mediaItems = mediaItems
    copy.mediaSearch = mediaSearch
    copy.mediaDestination = mediaDestination
    return copy
  }

  /// Returns whether another object is an intent with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INAddMediaIntent, super.isEqual(object) else { return false }
    return mediaItems == other.mediaItems && mediaSearch == other.mediaSearch
      && mediaDestination == other.mediaDestination
  }
}

/// The result of a request to add something.
public enum INAddMediaIntentResponseCode: Int, Sendable {
  /// The result is not specified.
  case unspecified = 0
  /// The app is ready now.
  case ready
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
}

/// The answer to a request to add something.
open class INAddMediaIntentResponse: INIntentResponse {
  /// The result of the handler, which is unspecified at first.
  open var code: INAddMediaIntentResponseCode {
    INAddMediaIntentResponseCode(rawValue: generatedCode) ?? .unspecified
  }

  /// Creates an answer of a code, and the activity with which the app goes on.
  public convenience init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    generatedCode = code.rawValue
    self.userActivity = userActivity
  }
}

/// What handles requests to add something.
///
/// Its methods can all be left out or written in two forms, so that none is required here: nobody calls them, as there is no Siri.
public protocol INAddMediaIntentHandling: NSObjectProtocol {}

/// A request to keep whether the user likes something.
open class INUpdateMediaAffinityIntent: INIntent {
  /// What is meant; nil if the app has to find it.
  open private(set) var mediaItems: [INMediaItem]?
  /// What the user looks for; nil if it is known.
  open private(set) var mediaSearch: INMediaSearch?
  /// Whether the user likes it.
  open private(set) var affinityType: INMediaAffinityType = .unknown

  /// Creates an intent without values, for which Siri asks the app.
  public required init() { super.init() }

  /// Creates an intent of its values.
  public convenience init(
    mediaItems: [INMediaItem]? = nil, mediaSearch: INMediaSearch? = nil,
    affinityType: INMediaAffinityType = .unknown
  ) {
    self.init()
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
    self.affinityType = affinityType
  }

  /// Returns a copy of the intent with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    guard let copy = copied as? Self else { return copied }
    copy.mediaItems = mediaItems
    copy.mediaSearch = mediaSearch
    copy.affinityType = affinityType
    return copy
  }

  /// Returns whether another object is an intent with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INUpdateMediaAffinityIntent, super.isEqual(object) else {
      return false
    }
    return mediaItems == other.mediaItems && mediaSearch == other.mediaSearch
      && affinityType == other.affinityType
  }
}

/// The result of a request to keep what the user likes.
public enum INUpdateMediaAffinityIntentResponseCode: Int, Sendable {
  /// The result is not specified.
  case unspecified = 0
  /// The app is ready now.
  case ready
  /// The app is still working.
  case inProgress
  /// The app did what was asked.
  case success
  /// The app could not do it.
  case failure
  /// The user has to open the app.
  case failureRequiringAppLaunch
}

/// The answer to a request to keep what the user likes.
open class INUpdateMediaAffinityIntentResponse: INIntentResponse {
  /// The result of the handler, which is unspecified at first.
  open var code: INUpdateMediaAffinityIntentResponseCode {
    INUpdateMediaAffinityIntentResponseCode(rawValue: generatedCode) ?? .unspecified
  }

  /// Creates an answer of a code, and the activity with which the app goes on.
  public convenience init(
    code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?
  ) {
    self.init()
    generatedCode = code.rawValue
    self.userActivity = userActivity
  }
}

/// What handles requests to keep what the user likes.
///
/// Its methods can all be left out or written in two forms, so that none is required here: nobody calls them, as there is no Siri.
public protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {}

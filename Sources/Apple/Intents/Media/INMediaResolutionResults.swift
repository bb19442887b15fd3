// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The result of resolving something that can be played.
open class INMediaItemResolutionResult: INValueResolutionResult<INMediaItem> {
  // Those of subclasses have the same names, and come first.

  /// Returns the result that several things were resolved, one for each of them.
  @_disfavoredOverload
  open class func successes(
    with resolvedMediaItems: [INMediaItem]
  ) -> [INMediaItemResolutionResult] {
    resolvedMediaItems.map { INMediaItemResolutionResult.success(with: $0) }
  }

  /// Returns the result that a thing is not supported, with the reason.
  @_disfavoredOverload
  open class func unsupported(forReason reason: INMediaItemUnsupportedReason) -> Self {
    Self(generatedResolution: .unsupported(reason: reason.rawValue))
  }
}

/// Why something cannot be played.
public enum INMediaItemUnsupportedReason: Int, Sendable {
  /// The user has to log in.
  case loginRequired = 1
  /// The user has to subscribe first.
  case subscriptionRequired
  /// The app does not play such things.
  case unsupportedMediaType
  /// The settings forbid explicit content.
  case explicitContentSettings
  /// The settings forbid cellular data.
  case cellularDataSettings
  /// The user may not play it.
  case restrictedContent
  /// The service is not there.
  case serviceUnavailable
  /// It is not for the region.
  case regionRestriction
}

/// Why something cannot be played.
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
  /// The user has to log in.
  case loginRequired = 1
  /// The user has to subscribe first.
  case subscriptionRequired
  /// The app does not play such things.
  case unsupportedMediaType
  /// The settings forbid explicit content.
  case explicitContentSettings
  /// The settings forbid cellular data.
  case cellularDataSettings
  /// The user may not play it.
  case restrictedContent
  /// The service is not there.
  case serviceUnavailable
  /// It is not for the region.
  case regionRestriction
}

/// The result of resolving something that is played.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  /// Creates a result that is the same as another one.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(generatedResolution: mediaItemResolutionResult.generatedResolution)
  }

  /// Returns the result that several things were resolved, one for each of them.
  open class func successes(with resolvedMediaItems: [INMediaItem])
    -> [INPlayMediaMediaItemResolutionResult]
  {
    resolvedMediaItems.map { INPlayMediaMediaItemResolutionResult.success(with: $0) }
  }

  /// Returns the result that a thing is not supported, with the reason.
  open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
    Self(generatedResolution: .unsupported(reason: reason.rawValue))
  }
}

/// Why something cannot be found.
public enum INSearchForMediaMediaItemUnsupportedReason: Int, Sendable {
  /// The user has to log in.
  case loginRequired = 1
  /// The user has to subscribe first.
  case subscriptionRequired
  /// The app does not play such things.
  case unsupportedMediaType
  /// The settings forbid explicit content.
  case explicitContentSettings
  /// The settings forbid cellular data.
  case cellularDataSettings
  /// The user may not play it.
  case restrictedContent
  /// The service is not there.
  case serviceUnavailable
  /// It is not for the region.
  case regionRestriction
}

/// The result of resolving something that is found.
open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  /// Creates a result that is the same as another one.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(generatedResolution: mediaItemResolutionResult.generatedResolution)
  }

  /// Returns the result that several things were resolved, one for each of them.
  open class func successes(with resolvedMediaItems: [INMediaItem])
    -> [INSearchForMediaMediaItemResolutionResult]
  {
    resolvedMediaItems.map { INSearchForMediaMediaItemResolutionResult.success(with: $0) }
  }

  /// Returns the result that a thing is not supported, with the reason.
  open class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason) -> Self
  {
    Self(generatedResolution: .unsupported(reason: reason.rawValue))
  }
}

/// Why something cannot be added.
public enum INAddMediaMediaItemUnsupportedReason: Int, Sendable {
  /// The user has to log in.
  case loginRequired = 1
  /// The user has to subscribe first.
  case subscriptionRequired
  /// The app does not play such things.
  case unsupportedMediaType
  /// The settings forbid explicit content.
  case explicitContentSettings
  /// The settings forbid cellular data.
  case cellularDataSettings
  /// The user may not play it.
  case restrictedContent
  /// The service is not there.
  case serviceUnavailable
  /// It is not for the region.
  case regionRestriction
}

/// The result of resolving something that is added.
open class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  /// Creates a result that is the same as another one.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(generatedResolution: mediaItemResolutionResult.generatedResolution)
  }

  /// Returns the result that several things were resolved, one for each of them.
  open class func successes(with resolvedMediaItems: [INMediaItem])
    -> [INAddMediaMediaItemResolutionResult]
  {
    resolvedMediaItems.map { INAddMediaMediaItemResolutionResult.success(with: $0) }
  }

  /// Returns the result that a thing is not supported, with the reason.
  open class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self {
    Self(generatedResolution: .unsupported(reason: reason.rawValue))
  }
}

/// Why something cannot be liked or not.
public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int, Sendable {
  /// The user has to log in.
  case loginRequired = 1
  /// The user has to subscribe first.
  case subscriptionRequired
  /// The app does not play such things.
  case unsupportedMediaType
  /// The settings forbid explicit content.
  case explicitContentSettings
  /// The settings forbid cellular data.
  case cellularDataSettings
  /// The user may not play it.
  case restrictedContent
  /// The service is not there.
  case serviceUnavailable
  /// It is not for the region.
  case regionRestriction
}

/// The result of resolving something that is liked or not.
open class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult {
  /// Creates a result that is the same as another one.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(generatedResolution: mediaItemResolutionResult.generatedResolution)
  }

  /// Returns the result that several things were resolved, one for each of them.
  open class func successes(with resolvedMediaItems: [INMediaItem])
    -> [INUpdateMediaAffinityMediaItemResolutionResult]
  {
    resolvedMediaItems.map { INUpdateMediaAffinityMediaItemResolutionResult.success(with: $0) }
  }

  /// Returns the result that a thing is not supported, with the reason.
  open class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason)
    -> Self
  {
    Self(generatedResolution: .unsupported(reason: reason.rawValue))
  }
}

/// Why a speed is not possible.
public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable {
  /// The speed is too low.
  case belowMinimum = 1
  /// The speed is too high.
  case aboveMaximum
}

/// The result of resolving the speed at which something is played.
open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult {
  /// Creates a result that is the same as another one.
  public convenience init(doubleResolutionResult: INDoubleResolutionResult) {
    self.init(generatedResolution: doubleResolutionResult.generatedResolution)
  }

  /// Returns the result that a speed is not supported, with the reason.
  open class func unsupported(
    forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason
  ) -> Self { Self(generatedResolution: .unsupported(reason: reason.rawValue)) }
}

/// The result of resolving what is played again.
open class INPlaybackRepeatModeResolutionResult: INScalarResolutionResult<INPlaybackRepeatMode> {}

/// The result of resolving when something is played.
open class INPlaybackQueueLocationResolutionResult:
  INScalarResolutionResult<INPlaybackQueueLocation>
{}

/// The result of resolving whether the user likes something.
open class INMediaAffinityTypeResolutionResult: INScalarResolutionResult<INMediaAffinityType> {}

/// The result of resolving where something is added to.
open class INMediaDestinationResolutionResult: INValueResolutionResult<INMediaDestination> {}

/// Why something cannot be added to a place.
public enum INAddMediaMediaDestinationUnsupportedReason: Int, Sendable {
  /// There is no list of that name.
  case playlistNameNotFound = 1
  /// The list cannot be changed.
  case playlistNotEditable
}

/// The result of resolving the place that something is added to.
open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult {
  /// Creates a result that is the same as another one.
  public convenience init(
    mediaDestinationResolutionResult: INMediaDestinationResolutionResult
  ) { self.init(generatedResolution: mediaDestinationResolutionResult.generatedResolution) }

  /// Returns the result that a place is not supported, with the reason.
  open class func unsupported(
    forReason reason: INAddMediaMediaDestinationUnsupportedReason
  ) -> Self { Self(generatedResolution: .unsupported(reason: reason.rawValue)) }
}

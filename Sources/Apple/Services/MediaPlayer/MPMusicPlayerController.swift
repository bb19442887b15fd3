// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What a player does.
public enum MPMusicPlaybackState: Int, Sendable {
  /// The player has not begun, or has come to its end.
  case stopped = 0
  /// The player plays an item.
  case playing = 1
  /// The player is paused in an item.
  case paused = 2
  /// Something else interrupted it.
  case interrupted = 3
  /// The player goes forward fast.
  case seekingForward = 4
  /// The player goes back fast.
  case seekingBackward = 5
}

/// What a player repeats.
public enum MPMusicRepeatMode: Int, Sendable {
  /// What the user chose.
  case `default` = 0
  /// No item is repeated.
  case none = 1
  /// The current item is repeated.
  case one = 2
  /// All items are repeated.
  case all = 3
}

/// What a player mixes.
public enum MPMusicShuffleMode: Int, Sendable {
  /// What the user chose.
  case `default` = 0
  /// Items are played in their order.
  case off = 1
  /// Songs are played in a random order.
  case songs = 2
  /// Albums are played in a random order, and their songs in theirs.
  case albums = 3
}

/// What plays media, with a time and a rate.
public protocol MPMediaPlayback {
  /// Gets ready to play.
  func prepareToPlay()
  /// Whether it is ready to play.
  var isPreparedToPlay: Bool { get }
  /// Plays.
  func play()
  /// Pauses.
  func pause()
  /// Stops.
  func stop()
  /// The time since the start, in seconds.
  var currentPlaybackTime: TimeInterval { get set }
  /// The speed; 0 while it is paused.
  var currentPlaybackRate: Float { get set }
  /// Starts to go forward.
  func beginSeekingForward()
  /// Starts to go back.
  func beginSeekingBackward()
  /// Ends going forward or back.
  func endSeeking()
}

/// A player of the music library, which has nothing to play.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
  private static let system = MPMusicPlayerController()
  private static let application = MPMusicPlayerController()
  private static let queue = MPMusicPlayerApplicationController()

  override init() {}

  /// The player of the Music app.
  open class var systemMusicPlayer: MPMusicPlayerController { system }
  /// The player of the app.
  open class var applicationMusicPlayer: MPMusicPlayerController { application }
  /// The player of the app whose queue can be changed.
  open class var applicationQueuePlayer: MPMusicPlayerApplicationController { queue }

  /// What the player does: nothing.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// What the player repeats.
  open var repeatMode = MPMusicRepeatMode.default
  /// What the player mixes.
  open var shuffleMode = MPMusicShuffleMode.default
  /// The item that is played; nil, as there is none.
  open var nowPlayingItem: MPMediaItem? {
    get {
      report()
      return nil
    }
    set { report() }
  }
  /// The place of the item in the queue; `NSNotFound`, as there is none.
  open var indexOfNowPlayingItem: Int { NSNotFound }
  /// Whether the player is ready; always false here.
  open var isPreparedToPlay: Bool { false }
  /// The time since the start, in seconds; what is set has no effect here.
  open var currentPlaybackTime: TimeInterval {
    get { 0 }
    set {}
  }
  /// The speed; what is set has no effect here.
  open var currentPlaybackRate: Float {
    get { 0 }
    set {}
  }

  /// Sets what is played, which is nothing here.
  open func setQueue(with query: MPMediaQuery) { report() }
  /// Sets what is played, which is nothing here.
  open func setQueue(with itemCollection: MPMediaItemCollection) { report() }
  /// Sets what is played, which is nothing here.
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) { report() }
  /// Sets what is played by identifiers of the store, which is nothing here.
  open func setQueue(with storeIDs: [String]) { report() }
  /// Puts items at the start of the queue, which stays empty.
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) { report() }
  /// Puts items at the end of the queue, which stays empty.
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) { report() }

  /// Gets ready: the handler gets ``MPError/Code/permissionDenied``.
  @preconcurrency open func prepareToPlay(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    report()
    DispatchQueue.global().async { completionHandler(MPError(.permissionDenied)) }
  }

  /// Gets ready.
  ///
  /// - Throws: Always ``MPError/Code/permissionDenied``.
  open func prepareToPlay() async throws {
    report()
    throw MPError(.permissionDenied)
  }

  /// Gets ready, which has no effect here.
  open func prepareToPlay() { report() }
  /// Plays nothing, as the machine has no music; the first call is reported.
  open func play() { report() }
  /// Does nothing, as nothing is played.
  open func pause() {}
  /// Does nothing, as nothing is played.
  open func stop() {}
  /// Does nothing, as nothing is played.
  open func beginSeekingForward() {}
  /// Does nothing, as nothing is played.
  open func beginSeekingBackward() {}
  /// Does nothing, as nothing is played.
  open func endSeeking() {}
  /// Does nothing, as there is no next item.
  open func skipToNextItem() {}
  /// Does nothing, as there is no item.
  open func skipToBeginning() {}
  /// Does nothing, as there is no item before.
  open func skipToPreviousItem() {}
  /// Starts to post changes, of which there are none.
  open func beginGeneratingPlaybackNotifications() {}
  /// Does nothing, as no changes are posted.
  open func endGeneratingPlaybackNotifications() {}

  private func report() {
    reportUnavailable("MPMusicPlayerController", answer: "there is no music to play")
  }
}

/// A player whose queue can be changed, which has nothing to play.
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {}

/// What a player plays.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {
  override init() {}
}

/// Items of the store that a player plays.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
  /// The identifiers of the items; nil for none.
  open var storeIDs: [String]?
  /// The identifier of the first item; nil for the first of all.
  open var startItemID: String?

  /// Creates what a player plays.
  public init(storeIDs: [String]) { self.storeIDs = storeIDs }
}

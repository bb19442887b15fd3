// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreMedia
public import Foundation

/// Something that a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown = 0
    /// It can be played.
    case readyToPlay = 1
    /// It cannot be played.
    case failed = 2
  }

  /// The movie or sound that the item plays.
  public let asset: AVAsset
  /// Whether it can be played: not known here.
  open var status: Status { .unknown }
  /// The length: not known here.
  open var duration: CMTime { .indefinite }
  /// Why it cannot be played: nil here.
  open var error: (any Error)? { nil }
  /// How much is kept ahead.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// Returns where it is played: always the beginning here.
  open func currentTime() -> CMTime { .zero }

  /// Creates an item of a medium.
  public init(asset: AVAsset) { self.asset = asset }
  /// Creates an item at an address.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// The item was played to its end.
  public static let didPlayToEndTimeNotification = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An item was played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An item could not be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An item waits for data.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

/// A player, which keeps what it is told and plays nothing here.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether it can play.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown = 0
    /// The item can be played.
    case readyToPlay = 1
    /// The item cannot be played.
    case failed = 2
  }

  /// The states of a player between playing, paused and waiting.
  public enum TimeControlStatus: Int, Sendable {
    /// The player is paused, or has not begun.
    case paused = 0
    /// It waits for data.
    case waitingToPlayAtSpecifiedRate = 1
    /// The player plays, or would if its rate were above 0.
    case playing = 2
  }

  /// The item that is played; nil if there is none.
  open private(set) var currentItem: AVPlayerItem?
  /// The speed: 0 as long as nothing is played.
  open var rate: Float = 0
  /// The speed that playing begins with.
  open var defaultRate: Float = 1
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// Whether it is silent.
  open var isMuted = false
  /// Whether it waits for enough data.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether AirPlay may be used.
  open var allowsExternalPlayback = true
  /// Whether it can play: not known here.
  open var status: Status { .unknown }
  /// Whether it plays: never here.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// Why it cannot play: nil here.
  open var error: (any Error)? { nil }

  /// Creates a player without an item.
  public override init() {}
  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// Creates a player of an address.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// Plays nothing, which is reported once.
  open func play() {
    reportUnavailable("AVPlayer", answer: "nothing is played")
  }
  /// Stops playing, at the time where it is: the rate becomes 0.
  open func pause() { rate = 0 }
  /// Does what `play()` does: nothing is played in a widget, at no rate.
  open func playImmediately(atRate rate: Float) { play() }
  /// Replaces the item that is played; nil for none.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Returns where it plays: always at the beginning here.
  open func currentTime() -> CMTime { .zero }
  /// Moves to a time on a device; the time of a player stays 0 here.
  open func seek(to time: CMTime) {}
  /// Goes nowhere; the completion gets false.
  @preconcurrency open func seek(
    to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    completionHandler(false)
  }
  /// Moves near to a time on a device; the time of a player stays 0 here.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Goes nowhere; the completion gets false.
  @preconcurrency open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(false) }

  /// Calls nothing, as nothing is played.
  ///
  /// - Returns: What ``removeTimeObserver(_:)`` takes.
  @preconcurrency open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  /// Calls nothing, as nothing is played.
  ///
  /// - Returns: What ``removeTimeObserver(_:)`` takes.
  @preconcurrency open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }

  /// Removes an observer of the time; none is ever called here.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several items, which plays nothing here.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var list: [AVPlayerItem] = []
  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    list = items
  }
  /// Returns the items that are still to be played, the current one first.
  open func items() -> [AVPlayerItem] { list }
  /// Removes all items of the queue, the current one included.
  open func removeAllItems() {
    list = []
    replaceCurrentItem(with: nil)
  }
}

/// A delegate of a player of files.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Tells that a file was played.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing by default where a sound has ended, which never happens here.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// A player of a file, which plays nothing here.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The delegate, which is told nothing.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// How often it is played again.
  open var numberOfLoops = 0
  /// Where it plays, in seconds.
  open var currentTime: TimeInterval = 0
  /// The speed of playing: 1 is that of the recording, 2 twice as fast.
  open var rate: Float = 1
  /// Whether the speed can be set.
  open var enableRate = false
  /// The length in seconds: always 0 here.
  open var duration: TimeInterval { 0 }
  /// Whether it plays: never here.
  open var isPlaying: Bool { false }

  /// Creates a player of a file.
  ///
  /// - Throws: An error if the file cannot be read.
  public init(contentsOf url: URL) throws { _ = try Data(contentsOf: url) }
  /// Creates a player of a file with a hint of its type.
  ///
  /// - Throws: An error if the file cannot be read.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    _ = try Data(contentsOf: url)
  }
  /// Creates a player of data; never throws.
  public init(data: Data) throws {}

  /// Gets ready, which always succeeds.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Plays nothing, which is reported once.
  ///
  /// - Returns: Always false.
  @discardableResult open func play() -> Bool {
    reportUnavailable("AVAudioPlayer", answer: "nothing is played")
    return false
  }
  /// Stops playing on a device; nothing plays here.
  open func pause() {}
  /// Stops playing on a device; nothing plays here.
  open func stop() {}
  /// Sets the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

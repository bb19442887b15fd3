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
  /// What the system shows of the item, instead of what the file says.
  open var externalMetadata: [AVMetadataItem] = []
  /// The parts that are loaded; none here.
  open var loadedTimeRanges: [NSValue] { [] }
  /// The parts that can be gone to; none here.
  open var seekableTimeRanges: [NSValue] { [] }
  /// Whether there is enough data to go on: never here.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether there is no data left: always here.
  open var isPlaybackBufferEmpty: Bool { true }
  /// Whether there is no room for more data: never here.
  open var isPlaybackBufferFull: Bool { false }
  /// The size of the picture: zero here.
  open var presentationSize: CGSize { .zero }
  /// The time at which playing ends; invalid for the end of the item.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// The most bits in a second that are wanted; 0 for any.
  open var preferredPeakBitRate: Double = 0
  /// The largest picture that is wanted; zero for any.
  open var preferredMaximumResolution = CGSize.zero
  /// Moves to a time on a device; the time stays 0 here.
  @discardableResult open func seek(to time: CMTime) async -> Bool { false }
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

  /// Why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// Creates a reason of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// There is not enough data.
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// How much data comes is being found out.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// There is nothing to be played.
    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
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
  /// What happens at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item is played.
    case advance = 0
    /// The player is paused.
    case pause = 1
    /// Nothing happens by itself.
    case none = 2
  }

  /// What happens at the end of an item: by default the player is paused, and one of a queue goes on.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether a device stays awake while a movie is played; it has no effect here.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Why it waits; nil, as nothing is played.
  open var reasonForWaitingToPlay: WaitingReason? { nil }
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
    actionAtItemEnd = .advance
  }
  /// Creates a player without items.
  public convenience override init() { self.init(items: []) }
  /// Returns whether an item can be put after another one, or at the end for nil.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !list.contains { $0 === item }
  }
  /// Puts an item after another one, or at the end for nil.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = afterItem.flatMap { after in list.firstIndex { $0 === after } }
    list.insert(item, at: index.map { $0 + 1 } ?? list.count)
    replaceCurrentItem(with: list.first)
  }
  /// Removes an item of the queue.
  open func remove(_ item: AVPlayerItem) {
    list.removeAll { $0 === item }
    replaceCurrentItem(with: list.first)
  }
  /// Goes on to the next item, if there is one.
  open func advanceToNextItem() {
    if !list.isEmpty { list.removeFirst() }
    replaceCurrentItem(with: list.first)
  }
  /// Returns the items that are still to be played, the current one first.
  open func items() -> [AVPlayerItem] { list }
  /// Removes all items of the queue, the current one included.
  open func removeAllItems() {
    list = []
    replaceCurrentItem(with: nil)
  }
}

/// What plays an item again and again, which nothing does here.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// Whether it can play.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown = 0
    /// The item can be played.
    case ready = 1
    /// The item cannot be played.
    case failed = 2
    /// It was ended by the app.
    case cancelled = 3
  }

  /// Whether it can play: not known here.
  open var status: Status { .unknown }
  /// Why it cannot play: nil here.
  open var error: (any Error)? { nil }
  /// How often the item was played: never here.
  open var loopCount: Int { 0 }

  /// Lets a player play an item again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    player.insert(itemToLoop, after: nil)
  }

  /// Lets a player play a part of an item again and again.
  public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) { player.insert(itemToLoop, after: nil) }

  /// Ends playing again and again.
  open func disableLooping() {}
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The commands of the lock screen and of headphones, of which none comes here.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()

  override init() {}

  /// Returns the center of the app.
  open class func shared() -> MPRemoteCommandCenter { center }

  /// The command that starts playing.
  public let playCommand = MPRemoteCommand()
  /// The command that pauses playing.
  public let pauseCommand = MPRemoteCommand()
  /// The command that stops playing.
  public let stopCommand = MPRemoteCommand()
  /// The command that plays where it is paused, and pauses where it plays.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Goes to the next item.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the item before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Goes forward while it is pressed.
  public let seekForwardCommand = MPRemoteCommand()
  /// Goes back while it is pressed.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Goes forward by some seconds.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Goes back by some seconds.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Goes to a time.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// The command that changes the speed of playing.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Changes what is repeated.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  /// Changes what is mixed.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  /// The command that rates the item by stars.
  public let ratingCommand = MPRatingCommand()
  /// Says that the user likes it.
  public let likeCommand = MPFeedbackCommand()
  /// Says that the user does not like it.
  public let dislikeCommand = MPFeedbackCommand()
  /// The command that marks the time where the item is.
  public let bookmarkCommand = MPFeedbackCommand()
}

/// How an app handled a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The command was carried out.
  case success = 0
  /// There is no such content.
  case noSuchContent = 100
  /// The command needs an item, and none is played.
  case noActionableNowPlayingItem = 110
  /// A device is missing.
  case deviceNotFound = 120
  /// The command failed for another reason.
  case commandFailed = 200
}

/// A command, which never comes here.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  override init() {}

  /// Whether the command is shown.
  open var isEnabled = true

  /// Adds a handler, which is never called here, and returns what removes it.
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }

  /// Removes a handler; nil removes all.
  open func removeTarget(_ target: Any?) {}
}

/// A command to go forward or back by some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The numbers of seconds.
  open var preferredIntervals: [NSNumber] = [15]
}

/// A command to say what the user thinks.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether the user said so already.
  open var isActive = false
  /// The words on the button; empty until they are set.
  open var localizedTitle = ""
  /// Fewer words on the button; empty until they are set.
  open var localizedShortTitle = ""
}

/// A command to give stars.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  /// The lowest number of stars.
  open var minimumRating: Float = 0
  /// The highest number of stars.
  open var maximumRating: Float = 5
}

/// A command to change the speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The speeds to choose from.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A command to go to a time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// The items that are played in a random order.
public enum MPShuffleType: Int, Sendable {
  /// Items are played in their order.
  case off = 0
  /// Items are played in a random order.
  case items = 1
  /// Albums are played in a random order.
  case collections = 2
}

/// The items that are played again after their end.
public enum MPRepeatType: Int, Sendable {
  /// No item is repeated.
  case off = 0
  /// The current item is repeated.
  case one = 1
  /// All items are repeated.
  case all = 2
}

/// A command to change what is mixed.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// What is mixed now.
  open var currentShuffleType = MPShuffleType.off
}

/// A command to change what is repeated.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// What is repeated now.
  open var currentRepeatType = MPRepeatType.off
}

/// A command that came, of which there is none here.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The command that the user gave.
  public let command: MPRemoteCommand
  /// When it came, in seconds since the device started.
  public let timestamp: TimeInterval = 0

  init(_ command: MPRemoteCommand) { self.command = command }
}

/// A command to go forward or back that came.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How far, in seconds.
  open var interval: TimeInterval { 0 }
}

/// A command to go to a time that came.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The time since the start, in seconds.
  open var positionTime: TimeInterval { 0 }
}

/// A command to change the speed that came.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The speed that the user asked for; 1 here.
  open var playbackRate: Float { 1 }
}

/// A command to give stars that came.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The number of stars.
  open var rating: Float { 0 }
}

/// A command to say what the user thinks that came.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether the user takes it back.
  open var isNegative: Bool { false }
}

/// A command to change what is mixed that came.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The items to play in a random order; off here.
  open var shuffleType: MPShuffleType { .off }
}

/// A command to change what is repeated that came.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The items to play again; off here.
  open var repeatType: MPRepeatType { .off }
}

/// The start or end of going forward or back.
public enum MPSeekCommandEventType: UInt, Sendable {
  /// The button was pressed.
  case beginSeeking = 0
  /// The button was let go.
  case endSeeking = 1
}

/// A command to go forward or back while a button is pressed.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether the button was pressed or let go.
  open var type: MPSeekCommandEventType { .endSeeking }
}

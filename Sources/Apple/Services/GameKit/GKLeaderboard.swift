// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// A list of the best players.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// Whose scores are in a list.
  public enum PlayerScope: Int, Sendable {
    /// The scores of all players.
    case global = 0
    /// The scores of the player's friends.
    case friendsOnly = 1
  }

  /// When the scores were reached.
  public enum TimeScope: Int, Sendable {
    /// The scores of this day.
    case today = 0
    /// The scores of this week.
    case week = 1
    /// The scores of all days.
    case allTime = 2
  }

  /// A line of the list.
  open class Entry: NSObject, @unchecked Sendable {
    /// The player who has the score.
    open var player: GKPlayer { GKPlayer() }
    /// The place, from 1.
    open var rank: Int { 0 }
    /// The score as a number; 0 here.
    open var score: Int { 0 }
    /// The score as a text.
    open var formattedScore: String { "" }
    /// What the game added.
    open var context: Int { 0 }
    /// When it was reached.
    open var date: Date { .distantPast }
  }

  /// The identifier of the list; empty here.
  open var baseLeaderboardID: String { "" }
  /// The title of the list; nil here.
  open var title: String? { nil }

  /// Sends no score: the handler is called at once with ``GKError/Code/notAuthenticated``.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(GKError.signedOut()) }
  /// Sends no score.
  ///
  /// - Throws: Always ``GKError/Code/notAuthenticated``.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError.signedOut() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Finds no lists: the handler is called at once with ``GKError/Code/notAuthenticated``.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { completionHandler(nil, GKError.signedOut()) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Finds no lists.
  ///
  /// - Throws: Always ``GKError/Code/notAuthenticated``.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError.signedOut()
  }

  /// Finds no lines of players: the handler is called with ``GKError/Code/notAuthenticated``.
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope,
    completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
  ) { completionHandler(nil, nil, GKError.signedOut()) }
  /// Finds no lines of players.
  ///
  /// - Throws: Always ``GKError/Code/notAuthenticated``.
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope
  ) async throws -> (Entry?, [Entry]) { throw GKError.signedOut() }

  /// Finds no lines: the handler is called at once with ``GKError/Code/notAuthenticated``.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { completionHandler(nil, nil, 0, GKError.signedOut()) }
  /// Finds no lines.
  ///
  /// - Throws: Always ``GKError/Code/notAuthenticated``.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError.signedOut() }
}

/// Something that a player reached.
open class GKAchievement: NSObject, @unchecked Sendable {
  /// The identifier of the achievement.
  open var identifier: String
  /// How much of it was reached, from 0 to 100.
  open var percentComplete: Double = 0
  /// Whether the system says so when it is reached.
  open var showsCompletionBanner = false
  /// Whether all of it was reached.
  open var isCompleted: Bool { percentComplete >= 100 }
  /// When it was changed last.
  open var lastReportedDate: Date { .distantPast }

  /// Creates an achievement of which nothing was reached.
  public init(identifier: String) { self.identifier = identifier }

  /// Sends nothing: the handler is called at once with ``GKError/Code/notAuthenticated``.
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError.signedOut()) }
  /// Sends nothing.
  ///
  /// - Throws: Always ``GKError/Code/notAuthenticated``.
  open class func report(_ achievements: [GKAchievement]) async throws { throw GKError.signedOut() }

  /// Finds nothing: the handler is called at once with ``GKError/Code/notAuthenticated``.
  open class func loadAchievements(
    completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError.signedOut()) }
  /// Finds nothing.
  ///
  /// - Throws: Always ``GKError/Code/notAuthenticated``.
  open class func loadAchievements() async throws -> [GKAchievement] { throw GKError.signedOut() }
}

/// What a screen of Game Center shows.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// What the system chooses.
  case `default` = -1
  /// The screen with the leaderboards.
  case leaderboards = 0
  /// The screen with the achievements.
  case achievements = 1
  /// The screen with the challenges.
  case challenges = 2
  /// The screen with the player's profile.
  case localPlayerProfile = 3
  /// The screen that leads to the others.
  case dashboard = 4
}

/// What learns that a screen is to be closed; never called here.
@MainActor @preconcurrency public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  /// Is called when the screen is to be closed.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// A screen of Game Center, which is never shown.
open class GKGameCenterViewController: UIViewController {
  /// The object that learns that the screen is to be closed; nil for none.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// Creates a screen of Game Center, which shows nothing here.
  public init() { super.init(nibName: nil, bundle: nil) }
  /// Creates a screen of a part, which makes no difference.
  public init(state: GKGameCenterViewControllerState) { super.init(nibName: nil, bundle: nil) }
  /// Creates a screen of a list, which makes no difference.
  public init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) { super.init(nibName: nil, bundle: nil) }

  /// Returns nil, as there is none in an archive.
  public required init?(coder: NSCoder) { return nil }
}

/// A button of Game Center over the game, which is never shown.
open class GKAccessPoint: NSObject, @unchecked Sendable {
  /// The corner with the button.
  public enum Location: Int, Sendable {
    /// The top, where lines start.
    case topLeading = 0
    /// The top, where lines end.
    case topTrailing = 1
    /// The bottom, where lines start.
    case bottomLeading = 2
    /// The bottom, where lines end.
    case bottomTrailing = 3
  }

  /// The button of the game.
  public static let shared = GKAccessPoint()
  /// Whether the game wants the button.
  open var isActive = false
  /// Whether it shows what was reached.
  open var showHighlights = false
  /// The corner with the button.
  open var location = Location.topLeading
  /// Whether it is shown; never here.
  open var isVisible: Bool { false }
  /// Shows nothing: the handler is called at once.
  open func trigger(handler: @escaping () -> Void) { handler() }
}

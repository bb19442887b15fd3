// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import GameKit

final class Game: NSObject, GKGameCenterControllerDelegate {
  func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController) {
    controller.dismiss(animated: true)
  }
}

func useGameKit() async throws {
  let player = GKLocalPlayer.local
  var answered = false
  player.authenticateHandler = { controller, error in
    answered = controller == nil && (error as? GKError)?.code == .notAuthenticated
  }
  expect(answered && !player.isAuthenticated, "nobody is signed in")
  do {
    try await GKLeaderboard.submitScore(10, context: 0, player: player, leaderboardIDs: ["best"])
    expect(false, "no score is sent")
  } catch GKError.notAuthenticated {
  } catch { expect(false, "the reason is known") }
  let achievement = GKAchievement(identifier: "first")
  achievement.percentComplete = 100
  achievement.showsCompletionBanner = true
  var failure: Error?
  GKAchievement.report([achievement]) { failure = $0 }
  expect(failure != nil && achievement.isCompleted, "nothing is reported")
  GKLeaderboard.loadLeaderboards(IDs: ["best"]) { boards, error in
    expect(boards == nil && error != nil, "there are no lists")
  }
  let game = Game()
  let controller = GKGameCenterViewController(state: .leaderboards)
  controller.gameCenterDelegate = game
  GKAccessPoint.shared.location = .topLeading
  GKAccessPoint.shared.isActive = true
  expect(!GKAccessPoint.shared.isVisible, "no button is shown")
}

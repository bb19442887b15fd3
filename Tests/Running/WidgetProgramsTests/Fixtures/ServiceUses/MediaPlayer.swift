// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MediaPlayer

func useMediaPlayer() async throws {
  expect(MPMediaLibrary.authorizationStatus() == .denied, "the user said no")
  let status = await MPMediaLibrary.requestAuthorization()
  expect(status == .denied, "the user is not asked")
  await withCheckedContinuation { continuation in
    MPMediaLibrary.requestAuthorization { status in
      expect(status != .authorized, "the callback says no")
      continuation.resume()
    }
  }
  let query = MPMediaQuery.albums()
  query.addFilterPredicate(
    MPMediaPropertyPredicate(value: "A", forProperty: MPMediaItemPropertyArtist))
  expect(query.groupingType == .album && query.items?.isEmpty == true, "there are no albums")
  expect(query.collections?.first?.representativeItem?.title == nil, "there is no album")

  let player = MPMusicPlayerController.systemMusicPlayer
  player.setQueue(with: query)
  player.repeatMode = .all
  player.beginGeneratingPlaybackNotifications()
  playWithoutWaiting(player)
  expect(player.playbackState == .stopped && player.repeatMode == .all, "nothing is played")
  expect(player.nowPlayingItem?.artwork?.image(at: CGSize(width: 9, height: 9)) == nil, "no item")
  await withCheckedContinuation { continuation in
    player.prepareToPlay { error in
      expect((error as? MPError)?.code == .permissionDenied, "the player says why")
      continuation.resume()
    }
  }

  let center = MPNowPlayingInfoCenter.default()
  let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 5, height: 5)) { _ in UIImage() }
  center.nowPlayingInfo = [
    MPMediaItemPropertyTitle: "Song", MPNowPlayingInfoPropertyElapsedPlaybackTime: 3.0,
    MPMediaItemPropertyArtwork: artwork,
  ]
  center.playbackState = .playing
  expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song", "it is kept")
  expect(artwork.bounds.width == 5 && artwork.image(at: .zero) != nil, "a picture is drawn")

  let commands = MPRemoteCommandCenter.shared()
  commands.skipForwardCommand.preferredIntervals = [30]
  commands.playCommand.isEnabled = true
  let target = commands.playCommand.addTarget { event in .commandFailed }
  commands.changePlaybackPositionCommand.addTarget { event in
    guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
    return event.positionTime > 0 ? .success : .noSuchContent
  }
  commands.playCommand.removeTarget(target)
  _ = NotificationCenter.default.publisher(for: .MPMusicPlayerControllerNowPlayingItemDidChange)
}

func playWithoutWaiting(_ player: MPMusicPlayerController) {
  player.prepareToPlay()
  player.play()
}

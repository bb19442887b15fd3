// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: NeverForceUnwrap

import MusicKit
import SwiftUI

struct NowPlaying: View {
  @ObservedObject private var state = ApplicationMusicPlayer.shared.state
  let song: Song
  @State private var isOffered = false

  var body: some View {
    VStack {
      if let artwork = song.artwork { ArtworkImage(artwork, width: 40, height: 40) }
      Text(song.title)
      Text(state.playbackStatus == .playing ? "Playing" : "Stopped")
    }
    .musicSubscriptionOffer(
      isPresented: $isOffered, options: .init(messageIdentifier: .playMusic, itemID: song.id)
    ) { error in
      if let error { print(error) }
    }
  }
}

func useMusicKit() async throws {
  do {
    let charts = MusicCatalogChartsRequest(kinds: [.mostPlayed], types: [Song.self])
    _ = try await charts.response().songCharts
    expect(false, "there are no charts")
  } catch { expect(error is MusicTokenRequestError, "as the user said no") }
  expect(MusicAuthorization.currentStatus == .denied, "the user said no")
  let status = await MusicAuthorization.request()
  switch status {
  case .authorized: expect(false, "the user said no")
  case .denied, .notDetermined, .restricted: break
  @unknown default: break
  }
  do {
    let subscription = try await MusicSubscription.current
    expect(!subscription.canPlayCatalogContent, "there is no subscription")
    expect(false, "nothing is told")
  } catch MusicSubscription.Error.permissionDenied {
  } catch { expect(false, "the error is that of the subscription") }
  for await _ in MusicSubscription.subscriptionUpdates { expect(false, "nothing changes") }

  var search = MusicCatalogSearchRequest(term: "Hello", types: [Song.self, Album.self])
  search.limit = 5
  do {
    let response = try await search.response()
    expect(response.songs.isEmpty, "nothing is found")
    expect(false, "a search fails")
  } catch { expect(error as? MusicTokenRequestError == .permissionDenied, "a search says why") }
  let request = MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: "1")
  expect((try? await request.response().items.first) == nil, "nothing is fetched")
  var library = MusicLibraryRequest<Album>()
  library.sort(by: \.libraryAddedDate, ascending: false)
  library.limit = 3
  expect((try? await library.response()) == nil, "there is no library")
  expect((try? await MusicRecentlyPlayedRequest<Song>().response()) == nil, "nothing was played")
  let url = URL(string: "https://api.music.apple.com/v1/me/recent/played")!
  expect(
    (try? await MusicDataRequest(urlRequest: URLRequest(url: url)).response()) == nil, "no data")

  let json = """
    {"data": [{"id": "7", "type": "songs", "attributes": {"name": "Song", "artistName": "Ann",
      "durationInMillis": 61500, "releaseDate": "2020-02-03", "genreNames": ["Pop"],
      "artwork": {"width": 300, "height": 300, "url": "https://x.y/{w}x{h}.jpg", "bgColor": "ff0000"}}}]}
    """
  let songs = try JSONDecoder().decode(MusicItemCollection<Song>.self, from: Data(json.utf8))
  let song = songs[0]
  expect(song.title == "Song" && song.duration == 61.5 && song.id == "7", "a song is decoded")
  expect(song.artwork?.url(width: 10, height: 20)?.absoluteString == "https://x.y/10x20.jpg", "URL")
  expect(song.artwork?.backgroundColor != nil && song.albumTitle == nil, "a color is decoded")
  let again = try JSONDecoder().decode(Song.self, from: JSONEncoder().encode(song))
  expect(again == song && songs == [song], "a song is encoded")

  do {
    try await MusicLibrary.shared.add(song)
    expect(false, "nothing is added")
  } catch { expect(error as? MusicLibrary.Error == .permissionDenied, "the library says why") }
  expect((try? await MusicPersonalRecommendationsRequest().response()) == nil, "nothing is told")

  let player = ApplicationMusicPlayer.shared
  player.queue = [song]
  expect(player.queue.currentEntry?.title == "Song" && player.queue.entries.count == 1, "a queue")
  player.queue = ApplicationMusicPlayer.Queue(for: songs, startingAt: song)
  player.state.repeatMode = .all
  do { try await player.play() } catch {
    expect(player.state.playbackStatus == .stopped, "nothing is played")
  }
  SystemMusicPlayer.shared.pause()
  expect(SystemMusicPlayer.shared.queue.currentEntry == nil, "nothing is played")
  _ = NowPlaying(song: song).body
}

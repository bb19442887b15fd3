// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Intents
import Testing

@Suite("Intents of media, and errors of intents")
struct MediaIntentTests {
  private final class Player: NSObject, INPlayMediaIntentHandling {
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
      INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
    }

    func resolveMediaItems(
      for intent: INPlayMediaIntent
    ) async -> [INPlayMediaMediaItemResolutionResult] {
      guard let items = intent.mediaItems else { return [.unsupported(forReason: .loginRequired)] }
      return INPlayMediaMediaItemResolutionResult.successes(with: items)
    }
  }

  private var intent: INPlayMediaIntent {
    INPlayMediaIntent(
      mediaItems: [INMediaItem(identifier: "7", title: "Tides", type: .audioBook, artwork: nil)],
      playbackRepeatMode: .one, playbackSpeed: 1.5, mediaSearch: INMediaSearch(mediaName: "Tides"))
  }

  @Test("an intent to play has its values, and so has its copy")
  func values() {
    let copy = intent.copy() as? INPlayMediaIntent
    #expect(copy?.mediaItems?.first?.title == "Tides" && copy?.playbackSpeed == 1.5)
    #expect(copy?.mediaSearch?.mediaName == "Tides" && copy?.playbackRepeatMode == .one)
    #expect(copy == intent)
    #expect(INPlayMediaIntent() != intent && INPlayMediaIntent().mediaItems == nil)
  }

  @Test("a handler answers with a code and results")
  func handler() async {
    let player = Player()
    let response = await player.handle(intent: intent)
    #expect(response.code == .handleInApp)
    #expect(INPlayMediaIntentResponse().code == .unspecified)
    let results = await player.resolveMediaItems(for: intent)
    guard case .success(let item as INMediaItem)? = results.first?.generatedResolution else {
      Issue.record("no success")
      return
    }
    #expect(item.identifier == "7")
    let refused = await player.resolveMediaItems(for: INPlayMediaIntent())
    guard case .unsupported(let reason)? = refused.first?.generatedResolution else {
      Issue.record("no refusal")
      return
    }
    #expect(reason == INPlayMediaMediaItemUnsupportedReason.loginRequired.rawValue)
  }

  @Test("an error of intents has Apple's code and domain, and is caught by its reason")
  func errors() {
    let error = INIntentError(.requestTimedOut) as NSError
    #expect(error.domain == "IntentsErrorDomain" && error.code == 3001)
    do {
      throw INIntentError(.missingInformation, userInfo: [NSLocalizedDescriptionKey: "no key"])
    } catch INIntentError.missingInformation {
      #expect(INIntentError(.noAppIntent).code.rawValue == 10_001)
    } catch {
      Issue.record("not caught by its reason")
    }
    let said = INIntentError(.imageGeneric, userInfo: [NSLocalizedDescriptionKey: "no picture"])
    #expect(said.localizedDescription == "no picture")
  }
}

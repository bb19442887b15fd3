// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Synchronization
import Testing

@testable import AppIntents

/// What an intent asks of the system while it runs, and what it is answered where there is none.
@Suite struct RunningIntentTests {
  @Test("An intent runs in the background and cannot come to the foreground")
  func modes() async {
    let intent = Walk()
    #expect(intent.systemContext.currentMode == .background)
    #expect(intent.systemContext.currentMode != .foreground(.dynamic))
    #expect(!intent.systemContext.currentMode.canContinueInForeground)
    #expect(intent.systemContext.preciseTimestamp == nil)
    let failure = await #expect(throws: AppIntentError.self) {
      try await intent.continueInForeground("Go on?", alwaysConfirm: false)
    }
    #expect(failure == intent.needsToContinueInForegroundError("Go on?"))
    #expect(failure?.description == "'Walk' must go on in the app, and there is no app here")
    #expect(Walk.supportedModes == [.background, .foreground])
  }

  @Test("Nobody can be asked to choose or to confirm")
  func asking() async {
    let intent = Walk()
    let failure = await #expect(throws: AppIntentError.self) {
      try await intent.requestChoice(
        between: [.init(title: "Left"), .init(title: "Turn back", style: .destructive), .cancel])
    }
    #expect(
      failure?.description == "'Walk' asks which option to take, and nobody can be asked here")
    await #expect(throws: AppIntentError.self) {
      try await intent.requestConfirmation(actionName: .start, snippetIntent: WalkSnippet())
    }
    #expect(IntentChoiceOption.cancel.style == .cancel)
    #expect(IntentChoiceOption(title: "Left").style == .default)
  }

  @Test("An operation that is canceled says so, and one that ends does not")
  func canceling() async throws {
    let reasons = Mutex<[IntentCancellationReason]>([])
    let value = await Walk().withIntentCancellationHandler {
      3
    } onCancel: { reason in
      reasons.withLock { $0.append(reason) }
    }
    #expect(value == 3)
    #expect(reasons.withLock { $0 } == [])

    let task = Task {
      // The task is canceled before the operation begins, so that nothing has to be waited for.
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Walk().performBackgroundTask {
        4
      } onCancel: { reason in
        reasons.withLock { $0.append(reason) }
      }
    }
    #expect(try await task.value == 4)
    #expect(reasons.withLock { $0 } == [.userCancelled])
  }

  @Test("A search is for a text, in content of all kinds unless the app says which")
  func searching() async throws {
    let intent = FindWalks()
    let criteria = try #require(intent.hostedParameters.first).parameter
    #expect(try await criteria.take(.text("river")))
    #expect(intent.criteria.term == "river")
    #expect(FindWalks.searchScopes == [.general])
  }

  @Test("What the system would keep is not kept, and what an intent is called is its type")
  func others() async throws {
    #expect(await MainActor.run { Walk().undoManager == nil })
    #expect(Walk().contentIdentifier == "Walk")
    #expect(Walk.deprecation.message.key == "Take the bus.")
    let deleted = try await IntentDonationManager.shared.deleteDonations(
      matching: .intentType(Walk.self))
    #expect(deleted.isEmpty)
  }
}

private struct Walk: CancellableIntent, DeprecatedAppIntent, LongRunningIntent,
  TargetContentProvidingIntent, UndoableIntent
{
  static let title: LocalizedStringResource = "Walk"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static let deprecation = IntentDeprecation(message: "Take the bus.")

  func perform() async throws -> some IntentResult { .result() }
}

private struct WalkSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Walk"

  func perform() async throws -> some IntentResult { .result() }
}

private struct FindWalks: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Find Walks"

  @Parameter(title: "Text") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension AppIntent {
  /// What the system says of the run: always in the background, as there is no app here.
  public var systemContext: IntentSystemContext { IntentSystemContext() }

  /// Asks to continue in the app, which is not possible here; the arguments are ignored.
  ///
  /// - Throws: Always an ``AppIntentError``.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws { throw AppIntentError.foreground("\(Self.self)") }

  /// Returns the error with which the intent asks to continue in the app; the arguments are
  /// ignored.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError { AppIntentError.foreground("\(Self.self)") }
}

/// An intent that can continue in the app's foreground.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Returns the error with which the intent asks to continue in the app; the arguments are
  /// ignored.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError { AppIntentError.foreground("\(Self.self)") }

  /// Asks to continue in the app, which is not possible here.
  ///
  /// - Throws: Always an ``AppIntentError``.
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async -> Void)? = nil
  ) async throws { throw AppIntentError.foreground("\(Self.self)") }

  /// Asks to continue in the app, which is not possible here, with a function that returns a value.
  ///
  /// - Throws: Always an ``AppIntentError``.
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue
  ) async throws -> ResultValue { throw AppIntentError.foreground("\(Self.self)") }
}

/// What the system says of the run of an intent.
public struct IntentSystemContext: Sendable {
  /// The time at which the user started the intent; always nil here, as only watches know it.
  public var preciseTimestamp: Date? { nil }
  /// The mode in which the intent runs: the background.
  public var currentMode: IntentModes.Current { .background }
}

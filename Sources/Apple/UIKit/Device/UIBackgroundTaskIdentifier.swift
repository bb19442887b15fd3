// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The identifier of work that an app goes on with in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the work, which is 0 for none.
  public let rawValue: Int
  /// Creates an identifier of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no work, as none may be done in the background.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

// A program here is never in the background.
extension UIApplication {
  /// Asks for time in the background, which is not given: returns the identifier of no work, and never calls the function.
  @preconcurrency public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Asks for time in the background, which is not given: returns the identifier of no work, and never calls the function.
  @preconcurrency public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Does nothing, as there is no work in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How long the program may still run, in seconds: without end, as in the foreground.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An intent that does something before it ends when it is canceled.
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
  /// Performs an operation, and calls a function with the reason if its task is canceled.
  ///
  /// - Parameters:
  ///   - operation: The operation to perform.
  ///   - handler: The function to call; the reason is that the user canceled the intent, as there is no limit of time here.
  ///   - isolation: The actor of the operation; nil is none.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func withIntentCancellationHandler<T>(
    operation: () async throws -> T,
    onCancel handler: @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> T {
    try await withTaskCancellationHandler(
      operation: operation, onCancel: { handler(.userCancelled) }, isolation: isolation)
  }
}

/// The reason for which an intent was canceled.
public struct IntentCancellationReason: Hashable, Sendable, CustomDebugStringConvertible {
  /// The name of the reason.
  public let debugDescription: String

  /// The intent took too long and did not report progress.
  public static let timeout = IntentCancellationReason(debugDescription: "timeout")
  /// The user canceled the intent.
  public static let userCancelled = IntentCancellationReason(debugDescription: "userCancelled")
}

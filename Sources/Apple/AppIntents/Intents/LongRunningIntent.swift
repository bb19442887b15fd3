// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An intent that may take longer than others in the background.
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
  /// Performs an operation, for which there is no limit of time here; the options are ignored.
  ///
  /// - Throws: What the operation throws.
  @discardableResult public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: () async throws -> T
  ) async throws -> T { try await operation() }
}

extension LongRunningIntent where Self: CancellableIntent {
  /// Performs an operation, and calls a function with the reason if its task is canceled; the options are ignored.
  ///
  /// - Throws: What the operation throws.
  @discardableResult public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: () async throws -> T,
    onCancel: @Sendable (IntentCancellationReason) -> Void
  ) async throws -> T {
    try await withTaskCancellationHandler(operation: operation) { onCancel(.userCancelled) }
  }
}

/// What a long operation needs.
public struct LongRunningTaskOptions: OptionSet, Sendable {
  /// The raw bits of the option set.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

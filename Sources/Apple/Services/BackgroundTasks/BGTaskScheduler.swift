// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What starts work while the app is not shown, which it never does here.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private static let scheduler = BGTaskScheduler()

  override init() {}

  /// The scheduler of the app.
  open class var shared: BGTaskScheduler { scheduler }

  /// Sets what does the work of a task, which is never called here, and returns that it is kept.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }

  /// Asks for work.
  ///
  /// - Throws: Always ``BGTaskScheduler/Error/Code/unavailable``.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    reportUnavailable("BGTaskScheduler", answer: "no work is started in the background")
    throw Error(.unavailable)
  }

  /// Does nothing, as no work waits.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Does nothing, as no work waits.
  open func cancelAllTaskRequests() {}

  /// Fetches the work that waits: the handler gets none.
  @preconcurrency open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) { DispatchQueue.global().async { completionHandler([]) } }

  /// Returns the work that waits: none.
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Work that the system starts while the app is not shown; none is started here.
open class BGTask: NSObject, @unchecked Sendable {
  /// The identifier of the task.
  public let identifier: String
  /// Called when the time is over; nil until it is set.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }

  /// Says that the work is done.
  open func setTaskCompleted(success: Bool) {}
}

/// Work that takes minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Work that takes seconds, such as a fetch.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A wish for work at a later time.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the task.
  public let identifier: String
  /// The earliest start; nil for as soon as possible.
  open var earliestBeginDate: Date?

  init(_ identifier: String) { self.identifier = identifier }

  /// Returns a wish for the same work.
  open func copy(with zone: NSZone? = nil) -> Any {
    let request = BGTaskRequest(identifier)
    request.earliestBeginDate = earliestBeginDate
    return request
  }
}

/// A wish for work that takes seconds.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a wish for a task.
  public init(identifier: String) { super.init(identifier) }

  /// Returns a wish for the same work.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let request = BGAppRefreshTaskRequest(identifier: identifier)
    request.earliestBeginDate = earliestBeginDate
    return request
  }
}

/// A wish for work that takes minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the work needs a network.
  open var requiresNetworkConnectivity = false
  /// Whether the work needs the device to be charged.
  open var requiresExternalPower = false

  /// Creates a wish for a task.
  public init(identifier: String) { super.init(identifier) }

  /// Returns a wish for the same work.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let request = BGProcessingTaskRequest(identifier: identifier)
    request.earliestBeginDate = earliestBeginDate
    request.requiresNetworkConnectivity = requiresNetworkConnectivity
    request.requiresExternalPower = requiresExternalPower
    return request
  }
}

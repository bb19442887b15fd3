// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A call of the device, of which there is none here.
open class CXCall: NSObject, @unchecked Sendable {
  /// The number of the call.
  public let uuid: UUID
  /// Whether the user called.
  open var isOutgoing: Bool { false }
  /// Whether the call is on hold; false here, as there are no calls.
  open var isOnHold: Bool { false }
  /// Whether both can hear each other.
  open var hasConnected: Bool { false }
  /// Whether it is over.
  open var hasEnded: Bool { true }

  init(uuid: UUID) { self.uuid = uuid }
}

/// What learns of calls; never called here.
public protocol CXCallObserverDelegate: NSObjectProtocol {
  /// Is called when a call starts, waits or ends.
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Knows the calls of the device: none.
open class CXCallObserver: NSObject, @unchecked Sendable {
  /// The calls now: none.
  open var calls: [CXCall] { [] }
  /// Sets what learns of calls, on a queue; nil for nothing and for the main queue.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

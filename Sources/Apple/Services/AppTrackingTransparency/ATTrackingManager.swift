// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What asks whether the user may be tracked, who said no.
open class ATTrackingManager: NSObject, @unchecked Sendable {
  /// Whether the user may be tracked.
  public enum AuthorizationStatus: UInt, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The device forbids it, and the user cannot change that.
    case restricted = 1
    /// The user said no, which is always the answer here.
    case denied = 2
    /// The user said yes.
    case authorized = 3
  }

  override init() {}

  /// Whether the user may be tracked: always denied here.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

  /// Asks the user: the user is not asked, and the handler gets denied.
  @preconcurrency open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    report()
    DispatchQueue.global().async { completion(.denied) }
  }

  /// Asks the user: the user is not asked, and the answer is denied.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    report()
    return .denied
  }

  private static func report() {
    reportUnavailable("ATTrackingManager", answer: "the user said no to tracking")
  }
}

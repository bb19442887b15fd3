// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The identifier of the device for advertising, which an app does not get without permission.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()

  override init() {}

  /// Returns the manager of the app.
  open class func shared() -> ASIdentifierManager { manager }

  /// The identifier: only zeros, as without permission.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// Whether the user may be tracked: always false here.
  open var isAdvertisingTrackingEnabled: Bool { false }
}

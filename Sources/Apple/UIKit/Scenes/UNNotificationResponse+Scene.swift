// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import UserNotifications

extension UNNotificationResponse {
  /// The scene in which the user answered; nil here.
  @MainActor public var targetScene: UIScene? { nil }
}

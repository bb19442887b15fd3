// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import UserNotifications

extension UNNotificationAttachment {
  /// What VoiceOver says; not kept, as no attachment is shown here.
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
}

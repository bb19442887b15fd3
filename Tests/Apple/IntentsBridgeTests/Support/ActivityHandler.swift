// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A handler as apps write it: Foundation alone is imported, which has `NSUserActivity` on Apple's systems.
enum ActivityHandler {
  /// An activity that continues in the app.
  static func activity(named title: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "com.example.open")
    activity.title = title
    return activity
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a person does in an app, so that it can be continued elsewhere.
///
/// Foundation has this class on Apple's systems only.
open class NSUserActivity: NSObject {
  /// The kind of activity, like `com.example.open`.
  public let activityType: String

  /// The name for people.
  open var title: String?

  /// What the app needs to continue.
  open var userInfo: [AnyHashable: Any]?

  /// A page that shows the same.
  open var webpageURL: URL?

  /// Words by which people find it.
  open var keywords: Set<String> = []

  /// What a person could say to start it.
  open var suggestedInvocationPhrase: String?

  /// What it is deleted by.
  open var persistentIdentifier: String?

  /// Whether it can be found in a search.
  open var isEligibleForSearch = false

  /// Whether the system may suggest it.
  open var isEligibleForPrediction = false

  /// Whether another device can continue it.
  open var isEligibleForHandoff = true

  /// Whether everybody may find it.
  open var isEligibleForPublicIndexing = false

  /// The keys of `userInfo` that are needed.
  open var requiredUserInfoKeys: Set<String>?

  /// Makes an activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds what the app needs to continue.
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }

  /// Does nothing: the system that would be shown the activity is not here.
  open func becomeCurrent() {}

  /// Does nothing.
  open func resignCurrent() {}

  /// Does nothing.
  open func invalidate() {}
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An activity of the user in an app, which can be continued elsewhere.
///
/// Foundation has this class on Apple's systems only.
open class NSUserActivity: NSObject {
  /// The type of the activity, such as `com.example.open`.
  public let activityType: String

  /// The title that users see; nil for none.
  open var title: String?

  /// The data that the app needs to continue; nil for none.
  open var userInfo: [AnyHashable: Any]?

  /// The URL of a web page that shows the same content; nil for none.
  open var webpageURL: URL?

  /// The keywords by which users find the activity.
  open var keywords: Set<String> = []

  /// The phrase that the user can say to invoke the activity; nil for none.
  open var suggestedInvocationPhrase: String?

  /// The identifier by which the activity can be deleted; nil for none.
  open var persistentIdentifier: String?

  /// Whether the activity can be found in a search; it has no effect here.
  open var isEligibleForSearch = false

  /// Whether the system may suggest the activity; it has no effect here.
  open var isEligibleForPrediction = false

  /// Whether another device can continue the activity; it has no effect here.
  open var isEligibleForHandoff = true

  /// Whether the activity may be indexed for all users; it has no effect here.
  open var isEligibleForPublicIndexing = false

  /// The keys of `userInfo` that are required to continue; nil for none.
  open var requiredUserInfoKeys: Set<String>?

  /// The interaction by which the system began the activity; always nil here.
  open var interaction: INInteraction? { nil }

  /// The URL from which the user came; nil for none.
  open var referrerURL: URL?

  /// When the activity is of no more use; nil for the usual time.
  open var expirationDate: Date?

  /// What identifies the content among those of the app; nil for none.
  open var targetContentIdentifier: String?

  /// Whether the activity has to be saved; it has no effect here.
  open var needsSave = false

  /// What a module above this one adds to the activity; nil for nothing.
  package var annotation: (any Sendable)?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds entries to `userInfo`, which replace those with the same keys.
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }

  /// Does nothing, as there is no system that uses the current activity.
  open func becomeCurrent() {}

  /// Does nothing, as there is no current activity.
  open func resignCurrent() {}

  /// Does nothing, as no system knows the activity.
  open func invalidate() {}
}

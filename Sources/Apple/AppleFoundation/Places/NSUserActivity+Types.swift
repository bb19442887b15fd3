// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Intents

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity whose web page the user has opened a link to.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension NSUserActivity {
  /// Calls the function, as no activity is saved here.
  public class func deleteAllSavedUserActivities(
    completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Returns, as no activity is saved here.
  public class func deleteAllSavedUserActivities() async {}

  /// Calls the function, as no activity is saved here.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Returns, as no activity is saved here.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String]
  ) async {}
}

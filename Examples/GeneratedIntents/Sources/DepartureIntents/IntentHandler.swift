// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Intents

/// What an app's intents extension answers while the user edits the widget.
///
/// The class and the protocol of the intent, `ShowDeparturesIntent` and `ShowDeparturesIntentHandling`, and the type `Stop`
/// are generated from `Intents/Base.lproj/Departures.intentdefinition`.
public class IntentHandler: INExtension, ShowDeparturesIntentHandling {
  /// The stops near the user, the nearest first: name, and platform.
  private static let stops = [
    ("Harbor", "A"), ("Old Market", "1"), ("University", "2"), ("Airport", "C"),
  ]

  /// The stops that a user can choose.
  public func provideStopOptionsCollection(
    for intent: ShowDeparturesIntent
  ) async throws -> INObjectCollection<Stop> {
    let stops = Self.stops.map { Self.stop($0, platform: $1) }
    return INObjectCollection(sections: [
      INObjectSection(title: "Nearby", items: Array(stops.prefix(2))),
      INObjectSection(title: "More", items: Array(stops.dropFirst(2))),
    ])
  }

  /// The stop of a new widget.
  public func defaultStop(for intent: ShowDeparturesIntent) -> Stop? {
    Self.stops.first.map { Self.stop($0, platform: $1) }
  }

  private static func stop(_ name: String, platform: String) -> Stop {
    let stop = Stop(identifier: name.lowercased(), display: name)
    stop.platform = platform
    return stop
  }
}

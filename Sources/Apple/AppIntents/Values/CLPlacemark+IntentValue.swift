// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Intents

/// A placemark is a value of a parameter that only the app can provide.
extension CLPlacemark: _IntentValue {
  /// The shape of the values, which users cannot enter.
  public static var hostedShape: HostedIntentShape { .other("CLPlacemark") }

  /// The placemark as the value of a parameter.
  public var hostedValue: HostedIntentValue? { .object(self) }

  /// Returns the placemark that the value contains; nil for any other value, as no text identifies
  /// one.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> CLPlacemark? {
    if case .object(let place) = value { place as? CLPlacemark } else { nil }
  }
}

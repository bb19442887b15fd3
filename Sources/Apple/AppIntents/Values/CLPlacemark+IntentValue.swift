// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Intents

/// A place, as a parameter that only an app can fill.
extension CLPlacemark: _IntentValue {
  /// What nobody can type.
  public static var hostedShape: HostedIntentShape { .other("CLPlacemark") }

  /// The place itself.
  public var hostedValue: HostedIntentValue? { .object(self) }

  /// None: a place has no text that leads back to it.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> CLPlacemark? {
    if case .object(let place) = value { place as? CLPlacemark } else { nil }
  }
}

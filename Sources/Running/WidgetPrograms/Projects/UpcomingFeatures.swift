// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetProject

/// The features of Swift that Xcode has a build setting for.
enum UpcomingFeatures {
  /// The features that 'Approachable Concurrency' turns on.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  private static let prefix = "SWIFT_UPCOMING_FEATURE_"

  /// Settings whose words are not those of the feature.
  private static let special = [
    "EXISTENTIAL_ANY": "ExistentialAny", "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "IMPLICITLY_OPENED_EXISTENTIALS": "ImplicitOpenExistentials",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
  ]

  /// The features that are on.
  static func names(of settings: XcodeResolvedSettings) -> [String] {
    var names = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? approachable : []
    for setting in settings.names(withPrefix: prefix) where settings.isOn(setting) {
      let words = String(setting.dropFirst(prefix.count))
      let name =
        special[words]
        ?? words.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
      // The language mode 6 has the older ones by itself, and the compiler then refuses to hear of them.
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

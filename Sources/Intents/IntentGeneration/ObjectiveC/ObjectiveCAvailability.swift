// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The versions of the systems since which declarations exist, in Objective-C.
struct ObjectiveCAvailability {
  private let macOS: String

  init(_ toolVersion: ToolVersion) {
    macOS = AppleAvailability(toolVersion).macOS
  }

  /// Since custom intents exist.
  var intents: String {
    "API_AVAILABLE(ios(12.0), macos(\(macOS)), watchos(5.0)) API_UNAVAILABLE(tvos)"
  }

  /// Since results of types and custom enums exist.
  var results: String { "\(parameters) API_UNAVAILABLE(tvos)" }

  /// Since handlers resolve parameters, and since types have properties.
  var parameters: String { "API_AVAILABLE(ios(13.0), macos(\(macOS)), watchos(6.0))" }

  /// Since there are collections of options.
  var options: String { "API_AVAILABLE(ios(14.0), macos(\(macOS)), watchos(7.0))" }

  /// Since intents have values of the types that the first version of the format lacks.
  let laterTypes = "API_AVAILABLE(ios(13.0), macos(10.16), watchos(6.0))"

  /// While options were not in collections.
  let deprecatedOptions = #"API_DEPRECATED("", ios(13.0, 14.0), watchos(6.0, 7.0))"#
}

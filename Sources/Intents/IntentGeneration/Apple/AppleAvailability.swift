// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The versions of the systems since which declarations exist, as a version of Apple's tool writes them.
struct AppleAvailability {
  let toolVersion: ToolVersion

  init(_ toolVersion: ToolVersion) {
    self.toolVersion = toolVersion
  }

  /// The first version of macOS with the framework; it was called 10.16 until Xcode 13.2.
  var macOS: String { toolVersion < .xcode13Dot2 ? "10.16" : "11.0" }

  /// Since custom intents exist.
  var intents: String {
    "@available(iOS 12.0, macOS \(macOS), watchOS 5.0, *) @available(tvOS, unavailable)"
  }

  /// Since results of types and custom enums exist.
  var results: String { "\(parameters) @available(tvOS, unavailable)" }

  /// Since handlers resolve parameters, and since types have properties.
  var parameters: String { "@available(iOS 13.0, macOS \(macOS), watchOS 6.0, *)" }

  /// Since there are collections of options.
  var options: String { "@available(iOS 14.0, macOS \(macOS), watchOS 7.0, *)" }

  /// Since intents have values of the types that the first version of the format lacks.
  ///
  /// Apple's tool kept the old name of the system here.
  var laterTypes: String { "@available(iOS 13.0, macOS 10.16, watchOS 6.0, *)" }

  /// Since handlers can be asynchronous.
  var async: String {
    toolVersion < .xcode13Dot2
      ? "@available(iOS 15.0, macOS 12.0, watchOS 8.0, *)"
      : "@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)"
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import IntentLint
import IntentValidation
import WidgetViews

/// The SDK that the widget is built with.
struct SDKOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The release of iOS whose SDK the widget is built with, such as 16; before 17 there are no content margins. "
        + "(default: 'sdk' of the nearest \(LintConfiguration.fileName), or \(WidgetSDK.newest))",
      valueName: "release"),
    completion: .list(WidgetSDK.all.map(\.description)), transform: SDKOptions.read)
  var sdk: WidgetSDK?

  /// The SDK: that of the option, else of the configuration, else the newest.
  ///
  /// - Parameters:
  ///   - path: A file of the project; nil for the current folder.
  ///   - messages: The messages in addition to the result.
  /// - Returns: The SDK.
  /// - Throws: `CommandFailure` if the configuration cannot be used.
  func value(near path: String?, _ messages: Messages) throws -> WidgetSDK {
    if let sdk { return sdk }
    let configuration = try RuleChoice().configuration(
      forPaths: [path ?? "."], style: messages.errorStyle)
    return configuration.sdk ?? .newest
  }

  /// Reads the release of an SDK.
  private static func read(_ text: String) throws -> WidgetSDK {
    guard let sdk = WidgetSDK(text) else {
      let releases = WidgetSDK.all.map(\.description)
      throw ValidationError(
        "unknown SDK '\(text)'; use one of \(releases.joined(separator: ", "))")
    }
    return sdk
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PackagePlugin

/// Validates the intent definitions and catalogs of a target whenever it is built.
///
/// The command declares no output, so the build system runs it in every build and nobody misses a warning that an
/// earlier build has shown; it takes milliseconds. A package needs tools version 6.0 for this: SwiftPM runs no command
/// without outputs for older ones, and says so.
@main
struct ValidateIntents: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = WidgetFiles(under: target.directoryURL)
    guard !files.checked.isEmpty else { return [] }
    return [
      try command(
        checking: [target.directoryURL], of: target.name, reading: files.all,
        tool: context.tool(named: "ValidateIntentsTool"))
    ]
  }

  /// The command that checks files or folders.
  private func command(
    checking paths: [URL], of target: String, reading inputs: [URL], tool: PluginContext.Tool
  ) -> Command {
    .buildCommand(
      displayName: "Validating the intent definitions of \(target)", executable: tool.url,
      arguments: ["validate", "--format", "xcode", "--quiet", "--allow-empty", "--"]
        + paths.map { $0.path(percentEncoded: false) },
      inputFiles: inputs)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ValidateIntents: XcodeBuildToolPlugin {
    // A target of an Xcode project has no folder of its own, so the files are named.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = WidgetFiles(target.inputFiles.map(\.url))
      guard !files.checked.isEmpty else { return [] }
      return [
        try command(
          checking: files.checked, of: target.displayName, reading: files.all,
          tool: context.tool(named: "ValidateIntentsTool"))
      ]
    }
  }
#endif

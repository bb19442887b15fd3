// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PackagePlugin

/// `swift package validate-intents`: runs `quickaction validate` in the package's folder, with the arguments given.
///
/// The plugin asks for no permission, so that a check works in CI, where nobody answers. What writes (`--fix`, `--output`,
/// `--write-baseline`) is allowed by an option in front of the command,
/// `swift package --allow-writing-to-package-directory validate-intents --fix`; without it the sandbox of macOS refuses.
@main
struct ValidateIntentsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    // As for other commands of SwiftPM, and as Xcode passes on the targets that were chosen.
    let names = extractor.extractOption(named: "target")
    let targets = try context.package.targets(named: names)
    try validate(
      targets.map { $0.directoryURL.path(percentEncoded: false) } + extractor.remainingArguments,
      in: context.package.directoryURL, tool: context.tool(named: "quickaction"))
  }

  /// Runs the tool to its end, and fails where it does.
  private func validate(
    _ arguments: [String], in folder: URL, tool: PluginContext.Tool
  ) throws {
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["validate"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      return Diagnostics.error("quickaction was ended by signal \(process.terminationStatus)")
    }
    switch process.terminationStatus {
    case 0: break
    // The report has said what.
    case 1: Diagnostics.error("there are findings")
    default: Diagnostics.error("the package could not be checked")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ValidateIntentsCommand: XcodeCommandPlugin {
    // Targets of an Xcode project have no folders of their own, so the whole project is checked, whichever are chosen.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try validate(
        ["--format", "xcode"] + extractor.remainingArguments,
        in: context.xcodeProject.directoryURL, tool: context.tool(named: "quickaction"))
    }
  }
#endif

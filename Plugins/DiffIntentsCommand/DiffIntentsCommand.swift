// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PackagePlugin

/// `swift package diff-intents`: runs `quickaction diff` in the package's folder, with the arguments given.
///
/// It reads the history through git and writes nothing, so it needs no permission; for `--output`, put
/// `--allow-writing-to-package-directory` in front of the command.
@main
struct DiffIntentsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "quickaction").url
    process.arguments = ["diff"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      return Diagnostics.error("quickaction was ended by signal \(process.terminationStatus)")
    }
    switch process.terminationStatus {
    case 0: break
    // The report has said what.
    case 1: Diagnostics.error("there are changes at or above '--fail-on'; the report lists them")
    default: Diagnostics.error("the revisions could not be compared")
    }
  }
}

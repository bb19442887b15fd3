// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser

/// The root of the commands.
struct QuickActionCommand: ParsableCommand {
  /// How messages of ArgumentParser begin, as all others do.
  // swift-format-ignore: NoLeadingUnderscores
  static let _errorLabel = "error"

  static let configuration = CommandConfiguration(
    commandName: "quickaction",
    abstract: "Check, arrange, preview and export configurable iOS widgets, without Xcode.",
    discussion: """
      A widget that users configure is described by an intent definition (X.intentdefinition); a \
      catalog beside it (X.actions.json) lists the destinations that its shortcuts can lead to. \
      Commands that need a catalog use the only one below the current folder unless you name one.

      Exit codes: 0 done, nothing to report; 1 findings, or a choice that is refused or cannot be \
      resolved; 2 wrong usage, or input that cannot be read or parsed; 130 after Ctrl-C.
      """,
    version: ToolVersion.current,
    subcommands: [
      Init.self, Validate.self, Check.self, Rules.self, Edit.self, Export.self, Preview.self,
      Timeline.self,
      Load.self, SnapshotCommand.self, Devices.self, Diff.self, Audit.self, Generate.self,
      MigrateCommand.self, Build.self, MCPCommand.self, ServerCommand.self,
      IntentBuilder.self,
    ])

  /// The names of the commands.
  static var names: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// The command of a name.
  static func named(_ name: String?) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name && name != nil }
  }
}

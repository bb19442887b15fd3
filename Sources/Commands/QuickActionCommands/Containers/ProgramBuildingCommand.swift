// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A command that builds or runs the app's own widgets, here or in a container.
protocol ProgramBuildingCommand: ConsoleCommand {
  /// How the program is built.
  var programBuild: ProgramBuildOptions { get }
}

extension Audit: ProgramBuildingCommand {
  var programBuild: ProgramBuildOptions { program.build }
}

extension Build: ProgramBuildingCommand {
  var programBuild: ProgramBuildOptions { source.options }
}

extension Check: ProgramBuildingCommand {
  var programBuild: ProgramBuildOptions { source.options }
}

extension Edit: ProgramBuildingCommand {
  var programBuild: ProgramBuildOptions { program.build }
}

extension Export: ProgramBuildingCommand {
  var programBuild: ProgramBuildOptions { program.build }
}

extension Load: ProgramBuildingCommand {
  var programBuild: ProgramBuildOptions { program.build }
}

extension Preview: ProgramBuildingCommand {
  var programBuild: ProgramBuildOptions { program.build }
}

extension SnapshotCommand: ProgramBuildingCommand {
  var programBuild: ProgramBuildOptions { program.build }
}

extension Timeline: ProgramBuildingCommand {
  var programBuild: ProgramBuildOptions { program.build }
}

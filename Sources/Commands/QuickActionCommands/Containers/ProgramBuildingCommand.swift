// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A command that builds or runs the app's own widgets, here or in a container.
protocol ProgramBuildingCommand: ConsoleCommand {
  /// How the program is built.
  var programBuild: ProgramBuildOptions { get }
}

extension Build: ProgramBuildingCommand {
  var programBuild: ProgramBuildOptions { source.options }
}

extension Check: ProgramBuildingCommand {
  var programBuild: ProgramBuildOptions { source.options }
}

/// A command about a catalog that takes the program of the app's own widgets in its place.
protocol ProgramRunningCommand: ProgramBuildingCommand {
  /// The program.
  var program: ProgramOptions { get }
}

extension ProgramRunningCommand {
  var programBuild: ProgramBuildOptions { program.build }
}

extension Audit: ProgramRunningCommand {}
extension Edit: ProgramRunningCommand {}
extension Export: ProgramRunningCommand {}
extension Load: ProgramRunningCommand {}
extension Preview: ProgramRunningCommand {}
extension SnapshotCommand: ProgramRunningCommand {}
extension Timeline: ProgramRunningCommand {}

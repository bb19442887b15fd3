// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser

extension CommandConfiguration {
  /// That of a command which ``CommandLineTool`` lets parse its arguments by itself.
  ///
  /// ArgumentParser asks a command that stands in no other first whether a script of completions is wanted, with two commands of
  /// its own (Benchmarks/README.md, "Completions"). One that names the command above it is not asked; help and messages are those of
  /// the whole tool, which has no such name, as they were.
  var parsedAlone: CommandConfiguration {
    var configuration = self
    configuration._superCommandName = QuickActionCommand.name
    return configuration
  }
}

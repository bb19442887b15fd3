// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The environment variables by which the tool starts a program.
package enum ProgramEnvironment {
  /// The variable that names the folder in which the program saves, and which whoever started it removes.
  ///
  /// A program that crashes cannot remove it itself.
  package static let home = "QUICKACTION_PROGRAM_HOME"
}

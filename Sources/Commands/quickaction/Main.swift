// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionCommands

/// The executable.
@main
enum Main {
  static func main() {
    CommandLineTool.runAndExit()
  }
}

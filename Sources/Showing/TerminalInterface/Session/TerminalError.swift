// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The reason why a terminal cannot be used.
package enum TerminalError: Error, Hashable, Sendable {
  /// There is no terminal: neither is a descriptor one, nor does the process have one.
  case noTerminal
  /// Another session of the process uses a terminal; signals can only restore one.
  case alreadyInUse
  /// A call of the system failed.
  ///
  /// - Parameters:
  ///   - operation: The name of the function of the C library.
  ///   - code: The value of `errno`.
  case system(operation: String, code: Int32)
}

extension TerminalError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noTerminal: "there is no terminal to show the screen on"
    case .alreadyInUse: "a terminal session of this process is still open; end it first"
    case .system(let operation, let code):
      "the terminal cannot be used: '\(operation)' failed with error \(code)"
    }
  }
}

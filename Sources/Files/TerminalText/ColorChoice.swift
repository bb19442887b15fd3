// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Whether output is colored, as the `--color` option has it.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// Colored on a terminal, unless the environment decides otherwise.
  case auto
  /// Colored, wherever the output goes.
  case always
  /// Never colored, also on a terminal.
  case never

  /// Whether to color what goes to a stream.
  ///
  /// A choice other than ``auto`` overrides the environment. For ``auto``, the first of these that is set, and not
  /// to the empty text, decides:
  ///
  /// 1. `NO_COLOR`, whatever its value, says no.
  /// 2. `FORCE_COLOR` says no where it is `0` or `false`, and yes otherwise.
  /// 3. `CLICOLOR_FORCE` says yes unless it is `0`.
  /// 4. `TERM` says no where it is `dumb`.
  ///
  /// Without any, a terminal is colored and nothing else.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - environment: The environment variables of the process.
  /// - Returns: Whether escape sequences for color may be written to the stream.
  package func usesColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if value("NO_COLOR") != nil { return false }
    if let force = value("FORCE_COLOR") { return force != "0" && force != "false" }
    if let force = value("CLICOLOR_FORCE"), force != "0" { return true }
    if value("TERM") == "dumb" { return false }
    return isTerminal
  }
}

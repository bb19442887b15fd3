// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import SourceText

extension InterfaceLanguage {
  /// The language of a report.
  ///
  /// - Parameters:
  ///   - name: The value of `--language`; nil if it is not given.
  ///   - console: Whose environment names the language otherwise.
  /// - Returns: The language.
  /// - Throws: `CommandFailure` if the language is not spoken.
  static func ofReport(_ name: String?, _ console: Console) throws -> InterfaceLanguage {
    guard let name else { return InterfaceLanguage(environment: console.environment) ?? .english }
    guard let language = InterfaceLanguage(named: name) else {
      throw CommandFailure(
        unknown: "language of the report", name, among: allCases.map(\.rawValue))
    }
    return language
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
package import QuickActions

extension CommandFailure {
  /// A choice that is refused, where it was given as an option.
  ///
  /// - Parameters:
  ///   - error: Why it is refused.
  ///   - catalog: The catalog that the command was given; nil if it found it itself.
  package init(_ error: ChoiceError, catalog: String?) {
    if case .unknownIdentifier(_, nil) = error {
      let file = catalog.map { " \(ShellWord.of($0))" } ?? ""
      self.init(
        "\(error); to list all: quickaction edit\(file) --options", exitCode: 1)
    } else {
      self.init(error.description, exitCode: 1)
    }
  }
}

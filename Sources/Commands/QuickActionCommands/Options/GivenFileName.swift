// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser

/// The name of a file as an option or an argument gives it.
enum GivenFileName {
  /// The name of standard output.
  static let standardStream = "-"

  /// Refuses a name that is empty, as that of a shell's variable is that was never set.
  ///
  /// - Parameters:
  ///   - name: The name; nil if none was given.
  ///   - argument: What it was given as, such as `--output`.
  /// - Throws: `ValidationError` if the name is empty.
  static func check(_ name: String?, of argument: String) throws {
    if name?.isEmpty == true {
      throw ValidationError("the name for '\(argument)' is empty; name a file, or omit it")
    }
  }
}

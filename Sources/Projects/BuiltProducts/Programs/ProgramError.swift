// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A program of which the imported names are not read, and why.
package enum ProgramError: Error, Hashable, Sendable {
  /// A table leads out of the file, or is smaller than what it says to have.
  case damaged
  /// It has more architectures, commands or names than are ever read.
  case tooLarge
}

extension ProgramError: CustomStringConvertible {
  /// A message on what was found and what to do.
  package var description: String {
    switch self {
    case .damaged: "the program is damaged or incomplete; build or export the app again"
    case .tooLarge:
      "the program has more architectures, commands or names than are supported, so the API that it uses is not known"
    }
  }
}

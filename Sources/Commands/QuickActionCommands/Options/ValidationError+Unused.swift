// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import SourceText

extension ValidationError {
  /// Options that a mode would leave without an effect.
  ///
  /// - Parameters:
  ///   - options: The options that are given, at least one.
  ///   - mode: The option that asks for the mode.
  /// - Returns: The error.
  static func unused(_ options: [String], beside mode: String) -> ValidationError {
    ValidationError(
      "\(options.listedNames()) would do nothing beside '\(mode)'; leave \(options.count == 1 ? "it" : "them") out"
    )
  }
}

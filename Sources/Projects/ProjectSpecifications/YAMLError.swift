// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics

/// A text that is no YAML, or has what is not read here.
struct YAMLError: Error, Hashable, Sendable {
  /// A message on what was found and what to do.
  let message: Diagnostic.Message

  /// The place in the file.
  let place: Diagnostic.Place

  /// The error as a diagnostic.
  var diagnostic: Diagnostic {
    Diagnostic(id: "invalid-yaml", severity: .error, message: message, at: place)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An error that a text is not a summary that can be added to others.
package enum AuditSummaryError: Error, Hashable, Sendable {
  /// The file is not JSON.
  case notJSON(String)
  /// The summary has another version, as it is spelled in the text.
  case version(String)
  /// A member is missing, or is not what it must be.
  case malformed(String)
  /// There is no summary at all.
  case empty
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Why a text is not a summary that can be added to others.
package enum AuditSummaryError: Error, Hashable, Sendable {
  /// The file is not JSON.
  case notJSON(String)
  /// It is of another version, as it is spelled there.
  case version(String)
  /// A member is missing, or is not what it must be.
  case malformed(String)
  /// There is no summary at all.
  case empty
}

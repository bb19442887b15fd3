// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MessageStream
import PropertyListSyntax

/// The revisions of the protocol that are spoken.
enum ProtocolRevision {
  /// The newest first.
  static let known = ["2025-06-18", "2025-03-26", "2024-11-05"]

  /// The revision to speak with a client: what it asks for, or the newest, which it may refuse.
  static func spoken(asked: String?) -> String {
    asked.flatMap { known.contains($0) ? $0 : nil } ?? known[0]
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The version of the protocol between the tool and a program.
package enum ProtocolVersion {
  /// The version that this package speaks.
  ///
  /// It grows when a message that existed means something else, or is there no more. Members that are added do not change it: whoever reads
  /// a message skips what it does not know.
  package static let current = 2
}

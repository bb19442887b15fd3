// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// What a client counts the characters of a line in.
enum PositionEncoding: String, Hashable, Sendable {
  /// Bytes of UTF-8, as this tool does.
  case utf8 = "utf-8"
  /// Units of UTF-16, as every client can.
  case utf16 = "utf-16"

  /// The encoding for a client that knows some: UTF-8 if it is among them, because nothing has to be counted then.
  init(known names: PropertyListValue?) {
    let names = names?.kind == .array ? names?.elements.compactMap(\.string) : nil
    self = names?.contains(Self.utf8.rawValue) == true ? .utf8 : .utf16
  }
}

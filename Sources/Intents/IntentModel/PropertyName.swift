// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension String {
  /// The name of an attribute as the system has it: with its first character in lower case.
  ///
  /// Classes that Xcode generates keep the name as it is, such as `Period`.
  package var asPropertyName: String {
    // A byte shows that nearly all names are spelled like that.
    if let first = utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first { return self }
    return prefix(1).lowercased() + dropFirst()
  }
}

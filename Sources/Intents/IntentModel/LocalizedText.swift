// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// A text that can be translated: the words in the definition, and the key under which a string table translates them.
///
/// Either may be absent. An ID without words is normal for what was left empty in Xcode; words without an ID cannot be
/// translated.
public struct LocalizedText: Hashable, Sendable {
  /// The words as the definition has them, used if no table translates them.
  public var text: Located<String>?

  /// The key in the string table that is named after the definition.
  public var id: Located<String>?

  /// Creates a text from its words and its key.
  public init(text: Located<String>? = nil, id: Located<String>? = nil) {
    self.text = text
    self.id = id
  }

  /// Whether the definition has neither words nor a key.
  public var isAbsent: Bool { text == nil && id == nil }
}

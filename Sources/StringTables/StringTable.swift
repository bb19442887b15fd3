// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import SourceText

/// The texts of one language, each under its key.
public final class StringTable: Sendable {
  /// What kind of file the table is from.
  public enum Format: Hashable, Sendable {
    /// A `.strings` file: text, or an XML or binary property list.
    case strings
    /// A `.stringsdict` file, whose texts vary with numbers.
    case stringsDictionary
    /// One language of an `.xcstrings` file.
    case stringCatalog
  }

  /// The name: that of the file, without its extension.
  public let name: String

  /// The language.
  public let locale: LocaleName

  /// What kind of file the table is from.
  public let format: Format

  /// The entries, in the order of the file.
  ///
  /// A key that the file repeats comes as often.
  public let entries: Entries

  /// What is malformed, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// The file.
  public var source: SourceFile { entries.source }

  /// The name of the file, for who does not need the file itself.
  public var fileName: String { entries.source.name }

  /// Where the keys stand; nil for a table that is searched as fast without.
  private let index: KeyIndex?

  /// The number of entries from which on an index is made.
  ///
  /// A check asks a table for few of its keys, and there are thousands of tables: making an index of each would take longer
  /// than all the searches.
  private static let indexedCount = 128

  init(
    name: String, locale: LocaleName, format: Format, entries: Entries, diagnostics: [Diagnostic]
  ) {
    self.name = name
    self.locale = locale
    self.format = format
    self.entries = entries
    self.diagnostics = diagnostics
    index = entries.count < Self.indexedCount ? nil : KeyIndex()
  }

  /// The entry of a key; where the file repeats it, the last, which is the one that counts.
  ///
  /// Keys are compared as Apple's readers do, character by character: `é` in one character and in two are two keys.
  public subscript(key: String) -> Entry? {
    let key = Array(key.utf8)
    return position(of: key.span.bytes).map { entries[$0] }
  }

  /// Whether the table has a key of the given bytes.
  ///
  /// `guess` is the position that is looked at first, and becomes that of the key where the table has it.
  package func hasKey(_ key: RawSpan, near guess: inout Int) -> Bool {
    if guess < entries.count, entries.withKey(at: guess, { $0.isEqual(to: key) }) { return true }
    guard let position = position(of: key) else { return false }
    guess = position
    return true
  }

  /// The position of the entry that counts of a key.
  private func position(of key: RawSpan) -> Int? {
    if let index { index.position(of: key, in: entries) } else { entries.lastPosition(of: key) }
  }
}

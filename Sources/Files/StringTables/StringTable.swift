// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import SourceText

/// The texts of one language, each under its key.
public final class StringTable: Sendable {
  /// The format of a table's file.
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

  /// The language of the table.
  public let locale: LocaleName

  /// The format of the table's file.
  public let format: Format

  /// The entries, in the order of the file.
  ///
  /// A key that the file repeats comes as often.
  public var entries: Entries {
    switch content {
    case .entries(let entries): entries
    case .summary(let summary): summary.whole(insteadOf: self).entries
    }
  }

  /// The diagnostics of what is malformed, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// The file that the table was read from.
  public var source: SourceFile { entries.source }

  /// The name of the file, for who does not need the file itself.
  public let fileName: String

  /// The part of the file that is kept.
  let content: Content

  /// The part of a file that is kept.
  enum Content: Sendable {
    /// All entries of the file.
    case entries(Entries)
    /// A summary, once the file was found to be as it should be.
    case summary(Summary)
  }

  /// Where the keys stand; nil for a table that is searched as fast without.
  private let index: KeyIndex?

  /// The number of entries from which on an index is made.
  ///
  /// A check asks a table for few of its keys, and there are thousands of tables: making an index of each would take longer
  /// than all the searches.
  private static let indexedCount = 128

  convenience init(
    name: String, locale: LocaleName, format: Format, entries: Entries, diagnostics: [Diagnostic]
  ) {
    self.init(
      name: name, locale: locale, format: format, fileName: entries.source.name,
      content: .entries(entries), diagnostics: diagnostics)
  }

  init(
    name: String, locale: LocaleName, format: Format, fileName: String, content: Content,
    diagnostics: [Diagnostic]
  ) {
    self.name = name
    self.locale = locale
    self.format = format
    self.fileName = fileName
    self.content = content
    self.diagnostics = diagnostics
    index =
      if case .entries(let entries) = content, entries.count >= Self.indexedCount {
        KeyIndex()
      } else {
        nil
      }
  }

  /// The entry of a key; where the file repeats it, the last, which is the one that counts.
  ///
  /// Keys are compared as Apple's readers do, character by character: `é` in one character and in two are two keys.
  public subscript(key: String) -> Entry? {
    switch content {
    case .entries(let entries):
      let key = Array(key.utf8)
      return position(of: key.span.bytes, in: entries).map { entries[$0] }
    case .summary(let summary): return summary.whole(insteadOf: self)[key]
    }
  }

  /// Whether texts can be added and taken out for sure: the file is a text in the OpenStep form that has entries, and nothing
  /// about it is unusual.
  package var isEditable: Bool {
    format == .strings && diagnostics.isEmpty && entries.isOpenStep && !entries.isEmpty
  }

  /// Whether the table has a key of the given bytes.
  ///
  /// `guess` is the position that is looked at first, and becomes that of the key if the table has it.
  package func hasKey(_ key: RawSpan, near guess: inout Int) -> Bool {
    switch content {
    case .entries(let entries):
      if guess < entries.count, entries.withKey(at: guess, { $0.isEqual(to: key) }) { return true }
      guard let position = position(of: key, in: entries) else { return false }
      guess = position
      return true
    case .summary(let summary):
      return summary.hasKey(key)
        ?? summary.whole(insteadOf: self).hasKey(key, near: &guess)
    }
  }

  /// The position of the entry that counts of a key.
  private func position(of key: RawSpan, in entries: Entries) -> Int? {
    if let index { index.position(of: key, in: entries) } else { entries.lastPosition(of: key) }
  }
}

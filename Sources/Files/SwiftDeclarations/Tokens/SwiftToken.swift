// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// A word, a literal or a mark of Swift source.
package struct SwiftToken: Sendable {
  /// The kind of a token.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A name or a keyword; one in backticks is a name.
    case word
    /// A number literal.
    case number
    /// A string literal, with its quotation marks and interpolations.
    case string
    /// A regular expression literal, in slashes.
    case regex
    /// An opening bracket: `(`, `[` or `{`.
    case opening
    /// A closing bracket: `)`, `]` or `}`.
    case closing
    /// A comma, a colon, a semicolon, a dot, an `@` or a backslash.
    case punctuation
    /// An operator; `<`, `>`, `?` and `!` are one each.
    case `operator`
    /// A word that begins with `#`, such as `#Preview`.
    case pound
    /// A line such as `#if os(iOS)`, to its end.
    case directive
  }

  /// The kind of the token.
  package let kind: Kind

  /// Whether the token is the first of its line.
  package let startsLine: Bool

  /// The keyword that a word is; nil if it is none, or no word.
  let keyword: SwiftKeyword?

  /// Its first byte, by which most other texts are told apart.
  let first: UInt8

  /// The offset of its first byte.
  let start: Int32

  /// The offset after its last byte.
  let end: Int32

  /// Of a bracket, the position of the other; the number of tokens if there is none.
  var partner: Int32 = -1

  init(
    kind: Kind, startsLine: Bool, keyword: SwiftKeyword?, first: UInt8, start: Int, end: Int
  ) {
    self.kind = kind
    self.startsLine = startsLine
    self.keyword = keyword
    self.first = first
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// The range of the token in its file.
  package var range: SourceRange { SourceRange(Int(start), Int(end)) }
}

/// A fault of Swift source that was noticed while it was read; what is around it was read all the same.
package struct SwiftProblem: Hashable, Sendable {
  /// The kind of a problem.
  package enum Kind: Hashable, Sendable {
    /// A string literal without an end.
    case unterminatedString
    /// A comment without an end.
    case unterminatedComment
    /// A bracket without its partner.
    case unbalancedBracket
    /// Types or expressions that are nested too deeply; what is inside was skipped.
    case tooDeep
  }

  /// The kind of problem that was found.
  package let kind: Kind

  /// The range at which the problem begins.
  package let range: SourceRange
}

extension SwiftProblem: CustomStringConvertible {
  /// The problem in words.
  package var description: String {
    switch kind {
    case .unterminatedString: "the string literal does not end"
    case .unterminatedComment: "the comment does not end"
    case .unbalancedBracket: "the bracket has no partner"
    case .tooDeep: "the source is nested too deeply; what is inside is skipped"
    }
  }
}

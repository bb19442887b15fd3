// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// A word, a literal or a mark of Swift source.
package struct SwiftToken: Sendable {
  /// What a token is.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A name or a keyword; one in backticks is a name.
    case word
    /// A number.
    case number
    /// A string literal, with its quotation marks and interpolations.
    case string
    /// A regular expression literal.
    case regex
    /// `(`, `[` or `{`.
    case opening
    /// `)`, `]` or `}`.
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

  /// What it is.
  package let kind: Kind

  /// Whether it is the first of its line.
  package let startsLine: Bool

  /// The offset of its first byte.
  let start: Int32

  /// The offset after its last byte.
  let end: Int32

  /// Of a bracket, the position of the other; the number of tokens if there is none.
  var partner: Int32 = -1

  init(kind: Kind, startsLine: Bool, start: Int, end: Int) {
    self.kind = kind
    self.startsLine = startsLine
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// Where it is.
  package var range: SourceRange { SourceRange(Int(start), Int(end)) }
}

/// A fault of Swift source that was noticed while it was read; what is around it was read all the same.
package struct SwiftProblem: Hashable, Sendable {
  /// What is wrong.
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

  /// What is wrong.
  package let kind: Kind

  /// Where it begins.
  package let range: SourceRange
}

extension SwiftProblem: CustomStringConvertible {
  /// The fact, in words.
  package var description: String {
    switch kind {
    case .unterminatedString: "the string literal does not end"
    case .unterminatedComment: "the comment does not end"
    case .unbalancedBracket: "the bracket has no partner"
    case .tooDeep: "the source is nested too deeply; what is inside is skipped"
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Diagnostic {
  /// The cause of a finding, which findings with the same reason share.
  ///
  /// Findings of one rule with equal causes become one sentence in reports for users. The cause has that sentence,
  /// with what the findings differ in marked as such:
  ///
  ///     "no title for \("Show", each: .intent) in \("de", each: .language)"
  public struct Cause: Hashable, Sendable {
    /// The sentence, with what this finding has in the places where the findings of the cause differ.
    public var sentence: Sentence

    /// The notes that explain all findings of the cause; nil means those that the findings share.
    public var notes: [Note]?

    /// Creates a cause from its sentence and notes.
    public init(_ sentence: Sentence, notes: [Note]? = nil) {
      self.sentence = sentence
      self.notes = notes
    }
  }
}

extension Diagnostic.Cause {
  /// A part in which findings of one cause differ, such as their languages.
  public struct Variable: Hashable, Sendable {
    /// The text before a single value, such as `locale: `.
    public let singular: String

    /// The text after the number of several values, such as `locales: `.
    public let plural: String

    /// Creates a variable from its texts for one value and for several.
    public init(_ singular: String, _ plural: String) {
      self.singular = singular
      self.plural = plural
    }
  }

  /// A sentence about all findings of a cause.
  public struct Sentence: Hashable, Sendable {
    /// A part of a sentence.
    enum Part: Hashable, Sendable {
      /// Words that hold for all findings.
      case words(String)
      /// The part in which the findings differ.
      case variable(Variable)
    }

    /// The words and the variables, the same for all findings of the cause.
    let parts: [Part]

    /// The values of the finding, one for each variable.
    package let values: [String]
  }
}

extension Diagnostic.Cause.Sentence: ExpressibleByStringInterpolation {
  /// Gathers the parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []
    var values: [String] = []

    /// Begins an empty sentence; the capacities are ignored.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words that are written in the rule.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    /// Adds words that hold for all findings of the cause.
    public mutating func appendInterpolation(_ words: some CustomStringConvertible) {
      appendLiteral(words.description)
    }

    /// Adds a value in which the findings differ.
    public mutating func appendInterpolation(
      _ value: String, each variable: Diagnostic.Cause.Variable
    ) {
      parts.append(.variable(variable))
      values.append(value)
    }
  }

  /// Creates a sentence without variables.
  public init(stringLiteral value: String) {
    self.init(parts: [.words(value)], values: [])
  }

  /// Creates a sentence from a literal with variables.
  public init(stringInterpolation: StringInterpolation) {
    self.init(parts: stringInterpolation.parts, values: stringInterpolation.values)
  }
}

extension Diagnostic.Cause {
  /// The key that is equal for all findings of the cause.
  package struct Key: Hashable, Sendable {
    private let parts: [Sentence.Part]
    private let notes: [Diagnostic.Note]?

    /// The key of a cause.
    package init(_ cause: Diagnostic.Cause) {
      parts = cause.sentence.parts
      notes = cause.notes
    }
  }
}

extension Diagnostic.Cause.Sentence {
  /// The sentence about several findings.
  ///
  /// - Parameter lists: For each variable the values of all of them.
  /// - Returns: The sentence, with the values listed and, if there are several, their number.
  package func text(listing lists: [[String]]) -> String {
    var text = ""
    var rest = lists[...]
    for part in parts {
      switch part {
      case .words(let words): text += words
      case .variable(let variable):
        let values = rest.popFirst() ?? []
        text += values.count == 1 ? variable.singular : "\(values.count) \(variable.plural)"
        text += values.joined(separator: ", ")
      }
    }
    return text
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Diagnostic {
  /// Why a finding is there, where others are there for the same reason.
  ///
  /// Findings of one rule with equal causes are told in one sentence by reports for people. The cause has that sentence,
  /// with what the findings differ in marked as such:
  ///
  ///     "no title for \("Show", each: .intent) in \("de", each: .language)"
  public struct Cause: Hashable, Sendable {
    /// The sentence, with what this finding has in the places where the findings of the cause differ.
    public var sentence: Sentence

    /// What explains all findings of the cause; nil means those of their own notes that they share.
    public var notes: [Note]?

    /// Makes a cause.
    public init(_ sentence: Sentence, notes: [Note]? = nil) {
      self.sentence = sentence
      self.notes = notes
    }
  }
}

extension Diagnostic.Cause {
  /// What findings of one cause differ in, such as their languages.
  public struct Variable: Hashable, Sendable {
    /// What is before a value that is alone, such as `locale: `.
    public let singular: String

    /// What is before several values, after their number, such as `locales: `.
    public let plural: String

    /// Makes a variable.
    public init(_ singular: String, _ plural: String) {
      self.singular = singular
      self.plural = plural
    }
  }

  /// A sentence about all findings of a cause.
  public struct Sentence: Hashable, Sendable {
    /// What the sentence is made of.
    enum Part: Hashable, Sendable {
      /// Words that hold for all findings.
      case words(String)
      /// Where the findings differ.
      case variable(Variable)
    }

    /// The words and the variables, the same for all findings of the cause.
    let parts: [Part]

    /// What the finding has in place of each variable.
    package let values: [String]
  }
}

extension Diagnostic.Cause.Sentence: ExpressibleByStringInterpolation {
  /// Gathers the parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []
    var values: [String] = []

    /// Begins a sentence.
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

  /// Makes a sentence without variables.
  public init(stringLiteral value: String) {
    self.init(parts: [.words(value)], values: [])
  }

  /// Makes a sentence of what was gathered.
  public init(stringInterpolation: StringInterpolation) {
    self.init(parts: stringInterpolation.parts, values: stringInterpolation.values)
  }
}

extension Diagnostic.Cause {
  /// What is equal for all findings of the cause.
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

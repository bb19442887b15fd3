// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// A finding: what is wrong, where, and what to do about it.
///
/// A plain value. Nothing in it prints, and nothing in it is escaped: a renderer does both for its own medium.
public struct Diagnostic: Hashable, Sendable {
  /// The stable identifier of the kind of finding, in kebab case.
  public var id: String

  /// How much it matters.
  public var severity: Severity

  /// What was found and what to do: lower-case, without a full stop, the user's text in quotation marks.
  public var message: Message

  /// Where it was found.
  public var place: Place

  /// Facts for machines, in a fixed order.
  public var data: [Datum]

  /// Other places that explain the finding.
  public var notes: [Note]

  /// Ways to repair it, the best first.
  public var fixes: [Fix]

  /// What the finding has in common with others; nil if it stands for itself.
  public var cause: Cause?

  /// Makes a finding.
  public init(
    id: String, severity: Severity, message: Message, at place: Place, data: [Datum] = [],
    notes: [Note] = [], fixes: [Fix] = [], cause: Cause? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.place = place
    self.data = data
    self.notes = notes
    self.fixes = fixes
    self.cause = cause
  }
}

extension Diagnostic {
  /// A range of a file.
  public struct Place: Hashable, Sendable {
    /// The name of the file, as its `SourceFile` has it.
    public var file: String

    /// The bytes meant; nil means the file as a whole.
    public var range: SourceRange?

    /// Makes a place in a file, or of a whole file.
    public init(file: String, range: SourceRange? = nil) {
      self.file = file
      self.range = range
    }
  }

  /// A sentence that explains the finding, with the place that it speaks of.
  public struct Note: Hashable, Sendable {
    /// The sentence, in the form of a finding's message.
    public var message: Message

    /// Where to look; nil if the sentence says it all.
    public var place: Place?

    /// Makes a note.
    public init(message: Message, at place: Place? = nil) {
      self.message = message
      self.place = place
    }
  }

  /// A named fact.
  public struct Datum: Hashable, Sendable {
    /// The name, in lower camel case.
    public var name: String

    /// The fact, unescaped.
    public var value: String

    /// Makes a fact.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}

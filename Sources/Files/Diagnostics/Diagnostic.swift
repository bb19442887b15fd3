// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// A finding: what is wrong, where, and what to do about it.
///
/// A plain value. Nothing in it prints, and nothing in it is escaped: a renderer does both for its own medium.
public struct Diagnostic: Hashable, Sendable {
  /// The stable identifier of the kind of finding, in kebab case.
  public var id: String

  /// The severity of the finding.
  public var severity: Severity

  /// The message on what was found and what to do: lower-case, without a full stop, the user's text
  /// in quotation marks.
  public var message: Message

  /// The place of the finding in a file.
  public var place: Place

  /// Facts for machines, in a fixed order.
  public var data: [Datum]

  /// Other places that explain the finding.
  public var notes: [Note]

  /// The fixes of the finding, the best first.
  public var fixes: [Fix]

  /// The cause that the finding has in common with others; nil if it has none.
  public var cause: Cause?

  /// Creates a finding of a rule at a place.
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

    /// Creates a place in a file, or of a whole file.
    public init(file: String, range: SourceRange? = nil) {
      self.file = file
      self.range = range
    }
  }

  /// A sentence that explains the finding, with the place that it speaks of.
  public struct Note: Hashable, Sendable {
    /// The sentence, in the form of a finding's message.
    public var message: Message

    /// The location to look at; nil if the message needs none.
    public var place: Place?

    /// Creates a note; nil is the place of the finding.
    public init(message: Message, at place: Place? = nil) {
      self.message = message
      self.place = place
    }
  }

  /// A fact of the finding for programs, under a name.
  public struct Datum: Hashable, Sendable {
    /// The name, in lower camel case.
    public var name: String

    /// The value of the fact; its control characters are not escaped.
    public var value: String

    /// Creates a fact from its name and value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}

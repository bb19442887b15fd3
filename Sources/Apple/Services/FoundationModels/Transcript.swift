// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What was said in a conversation, of which a session has only its instructions here.
public struct Transcript: RandomAccessCollection, Hashable, Sendable {
  /// Something that was said.
  public enum Entry: Hashable, Identifiable, Sendable {
    /// What the program told the model.
    case instructions(Instructions)
    /// What the model was asked.
    case prompt(Prompt)
    /// What the model answered.
    case response(Response)

    /// The identifier of the entry.
    public var id: String {
      switch self {
      case .instructions(let entry): entry.id
      case .prompt(let entry): entry.id
      case .response(let entry): entry.id
      }
    }
  }

  /// A part of what was said.
  public enum Segment: Hashable, Identifiable, Sendable {
    /// The part is a text.
    case text(TextSegment)
    /// The part is what a model generated of a type.
    case structure(StructuredSegment)

    /// The identifier of the part.
    public var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }
  }

  /// A text that was said.
  public struct TextSegment: Hashable, Identifiable, Sendable {
    /// The identifier of the text.
    public let id: String
    /// The text as it was said.
    public let content: String

    /// Creates a text with an identifier.
    public init(id: String = "text", content: String) { (self.id, self.content) = (id, content) }
  }

  /// What a model generated of a type.
  public struct StructuredSegment: Hashable, Identifiable, Sendable {
    /// The identifier of what was generated.
    public let id: String
    /// Where the content comes from.
    public let source: String
    /// What the model generated.
    public let content: GeneratedContent

    /// Creates what was generated, with an identifier.
    public init(id: String = "structure", source: String, content: GeneratedContent) {
      (self.id, self.source, self.content) = (id, source, content)
    }
  }

  /// What the program told the model.
  public struct Instructions: Hashable, Identifiable, Sendable {
    /// The identifier of the entry.
    public let id: String
    /// The parts of the instructions.
    public let segments: [Segment]

    /// Creates instructions of their parts.
    public init(id: String = "instructions", segments: [Segment]) {
      (self.id, self.segments) = (id, segments)
    }
  }

  /// What the model was asked.
  public struct Prompt: Hashable, Identifiable, Sendable {
    /// The identifier of the entry.
    public let id: String
    /// The parts of the question.
    public let segments: [Segment]

    /// Creates a question of its parts.
    public init(id: String = "prompt", segments: [Segment]) {
      (self.id, self.segments) = (id, segments)
    }
  }

  /// What the model answered.
  public struct Response: Hashable, Identifiable, Sendable {
    /// The identifier of the entry.
    public let id: String
    /// The parts of the answer.
    public let segments: [Segment]

    /// Creates an answer of its parts.
    public init(id: String = "response", segments: [Segment]) {
      (self.id, self.segments) = (id, segments)
    }
  }

  private let entries: [Entry]

  /// Creates a conversation of what was said.
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

  init(instructions: String?) {
    self.init(
      entries: instructions.map { text in
        [.instructions(Instructions(segments: [.text(TextSegment(content: text))]))]
      } ?? [])
  }

  /// The index of the first entry.
  public var startIndex: Int { entries.startIndex }
  /// The index after the last entry.
  public var endIndex: Int { entries.endIndex }
  /// The entry at an index.
  public subscript(index: Int) -> Entry { entries[index] }
}

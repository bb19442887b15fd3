// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a model is asked.
public struct Prompt: Sendable {
  let text: String

  /// Creates it of a text.
  public init(_ text: String) { self.text = text }
  /// Creates it of several texts.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}

/// What can be a part of ``Prompt``.
public protocol PromptRepresentable {
  /// The part as a text for the model.
  var promptRepresentation: Prompt { get }
}

extension Prompt: PromptRepresentable {
  /// The text itself, unchanged.
  public var promptRepresentation: Prompt { self }
}

extension String: PromptRepresentable {
  /// The string as a text for the model.
  public var promptRepresentation: Prompt { Prompt(self) }
}

/// Puts texts together, a line each.
@resultBuilder public enum PromptBuilder {
  /// Returns the texts in lines.
  public static func buildBlock(_ parts: any PromptRepresentable...) -> Prompt {
    Prompt(parts.map(\.promptRepresentation.text).joined(separator: "\n"))
  }
  /// Returns the texts in lines.
  public static func buildArray(_ parts: [Prompt]) -> Prompt {
    Prompt(parts.map(\.text).joined(separator: "\n"))
  }
  /// Returns the text of the branch that is taken.
  public static func buildEither(first part: Prompt) -> Prompt { part }
  /// Returns the text of the branch that is taken.
  public static func buildEither(second part: Prompt) -> Prompt { part }
  /// Returns the text, or an empty one.
  public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt("") }
}

/// What a model is told before it is asked.
public struct Instructions: Sendable {
  let text: String

  /// Creates it of a text.
  public init(_ text: String) { self.text = text }
  /// Creates it of several texts.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }
}

/// What can be a part of ``Instructions``.
public protocol InstructionsRepresentable {
  /// The part as a text for the model.
  var instructionsRepresentation: Instructions { get }
}

extension Instructions: InstructionsRepresentable {
  /// The text itself, unchanged.
  public var instructionsRepresentation: Instructions { self }
}

extension String: InstructionsRepresentable {
  /// The string as a text for the model.
  public var instructionsRepresentation: Instructions { Instructions(self) }
}

/// Puts texts together, a line each.
@resultBuilder public enum InstructionsBuilder {
  /// Returns the texts in lines.
  public static func buildBlock(_ parts: any InstructionsRepresentable...) -> Instructions {
    Instructions(parts.map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
  /// Returns the texts in lines.
  public static func buildArray(_ parts: [Instructions]) -> Instructions {
    Instructions(parts.map(\.text).joined(separator: "\n"))
  }
  /// Returns the text of the branch that is taken.
  public static func buildEither(first part: Instructions) -> Instructions { part }
  /// Returns the text of the branch that is taken.
  public static func buildEither(second part: Instructions) -> Instructions { part }
  /// Returns the text, or an empty one.
  public static func buildOptional(_ part: Instructions?) -> Instructions {
    part ?? Instructions("")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The selection in texts with attributes, and what apps allow of their looks; a widget edits none.

public import Foundation
public import WidgetViews

/// The side of a place between two lines of text.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// What the system decides.
  case automatic
  /// The end of the line above.
  case upstream
  /// The start of the line below.
  case downstream
}

/// What is selected in a text with attributes.
public struct AttributedTextSelection: Equatable {
  /// The selection: a place for typing, or ranges.
  public enum Indices: Equatable {
    /// A place for typing, with nothing selected.
    case insertionPoint(AttributedString.Index)
    /// Ranges that are selected.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var known: Indices?

  /// Creates a selection at the end of a text.
  public init() { known = nil }

  /// Creates a place for typing, whose attributes are those of the text.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) { known = .insertionPoint(insertionPoint) }

  /// Creates a selection of a range.
  public init(range: Range<AttributedString.Index>) { known = .ranges(RangeSet(range)) }

  /// Creates a selection of ranges.
  public init(ranges: RangeSet<AttributedString.Index>) { known = .ranges(ranges) }

  /// Returns what is selected in a text.
  public func indices(in text: AttributedString) -> Indices {
    known ?? .insertionPoint(text.endIndex)
  }

  /// Returns the attributes of text that would be typed: none here.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    AttributeContainer()
  }
}

extension AttributedString {
  /// Changes the attributes of what is selected; never called in a widget.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {}

  /// Replaces what is selected by another text; it does nothing in a widget.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: AttributedString
  ) {}

  /// Replaces what is selected by characters; it does nothing in a widget.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {}
}

extension TextEditor {
  /// Creates an editor of a text with attributes and a selection.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {}
}

/// What apps allow of the looks of a text.
public enum AttributedTextFormatting {
  /// The attributes of a part of a text, which a rule can change.
  @dynamicMemberLookup public struct Attributes<Scope: AttributeScope> {
    private var container = AttributeContainer()

    /// The attribute of a key; nil for none.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<Scope, Key>
    ) -> Key.Value? where Key.Value: Sendable {
      get { container[Key.self] }
      set { container[Key.self] = newValue }
    }
  }
}

/// What an app allows of the looks of a text, which a widget never applies.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that texts have.
  associatedtype Scope: AttributeScope
  /// The type of the definition's body.
  associatedtype Body: AttributedTextFormattingDefinition

  /// The definitions that the definition is composed of; never called here.
  @AttributedTextFormattingDefinitionBuilder<Scope> var body: Body { get }
}

/// Definitions that are not kept.
public struct UnappliedTextFormatting<Scope: AttributeScope>: AttributedTextFormattingDefinition {
  init() {}

  /// The definitions themselves; they are never asked for.
  public var body: UnappliedTextFormatting<Scope> { self }
}

/// A rule for the value of an attribute, which a widget never applies.
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition
where Body == UnappliedTextFormatting<Scope> {
  /// The attribute that the rule is for.
  associatedtype AttributeKey: AttributedStringKey
  /// The attributes of a part of a text.
  typealias Attributes = AttributedTextFormatting.Attributes<Scope>

  /// Changes the attribute as the rule says; never called here.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// The definitions of a rule, which is composed of nothing else.
  public var body: UnappliedTextFormatting<Scope> { UnappliedTextFormatting() }
}

/// A result builder that combines what an app allows of the looks of a text.
@resultBuilder public struct AttributedTextFormattingDefinitionBuilder<Scope: AttributeScope> {
  /// Returns a definition unchanged.
  public static func buildExpression<D: AttributedTextFormattingDefinition>(_ content: D) -> D {
    content
  }

  /// Combines definitions in their order.
  public static func buildBlock<each D: AttributedTextFormattingDefinition>(
    _ content: repeat each D
  ) -> UnappliedTextFormatting<Scope> { UnappliedTextFormatting() }
}

nonisolated extension View {
  /// Sets what is allowed of the looks of texts; it has no effect, as nothing is edited.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View { self }

  /// Sets the attributes that texts have; it has no effect, as nothing is edited.
  public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View {
    self
  }

  /// Sets the side of a place between two lines; it has no effect, as nothing is edited.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}

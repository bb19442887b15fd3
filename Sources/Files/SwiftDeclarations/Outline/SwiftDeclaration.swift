// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// A type, an extension or a protocol in Swift source.
package final class SwiftDeclaration: Sendable {
  /// The kind of a declaration.
  package enum Kind: String, Hashable, Sendable {
    case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
  }

  /// The kind of the declaration.
  package let kind: Kind

  /// The name; of an extension, that of the type with its dots.
  package let name: Located<String>

  /// The name with those of the types around it, such as `Show.Place`.
  package let fullName: String

  /// The types that it inherits from and conforms to, as they are written, without attributes.
  package let inherited: [Located<String>]

  /// The attributes, such as `@available`.
  package let attributes: [SwiftAttribute]

  /// The modifiers, such as `public`.
  package let modifiers: [SwiftKeyword]

  /// The range of the declaration, from its attributes to its closing brace.
  package let range: SourceRange

  /// The tokens between its braces.
  package let body: Range<Int>

  /// The members of the declaration.
  package let members: SwiftMembers

  /// The types that are declared in it.
  package let nested: [SwiftDeclaration]

  init(
    kind: Kind, name: Located<String>, fullName: String, inherited: [Located<String>],
    attributes: [SwiftAttribute], modifiers: [SwiftKeyword], range: SourceRange,
    body: Range<Int>, members: SwiftMembers, nested: [SwiftDeclaration]
  ) {
    self.kind = kind
    self.name = name
    self.fullName = fullName
    self.inherited = inherited
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
    self.body = body
    self.members = members
    self.nested = nested
  }

  /// The declaration with all types in it, in the order of the file.
  package var all: [SwiftDeclaration] { [self] + nested.flatMap(\.all) }
}

/// The members of a type, or of a file outside of types.
package struct SwiftMembers: Sendable {
  /// The properties, and constants and variables outside of types.
  package internal(set) var properties: [SwiftProperty] = []

  /// The functions, in their order.
  package internal(set) var functions: [SwiftFunction] = []

  /// The cases of an enum.
  package internal(set) var cases: [SwiftCase] = []

  /// The names for types, with what they stand for.
  package internal(set) var aliases: [String: SwiftType] = [:]

  /// The first property with a name; nil if there is none.
  package func property(_ name: String) -> SwiftProperty? {
    properties.first { $0.name.value == name }
  }
}

/// An attribute, such as `@Parameter(title: "Place")`.
package struct SwiftAttribute: Sendable {
  /// The name without the `@` and without generic arguments.
  package let name: String

  /// The arguments; empty if there are none.
  package let arguments: [SwiftArgument]

  /// The range of the attribute in its file.
  package let range: SourceRange

  /// The value of the first argument with a label; nil if there is none.
  package subscript(label: String) -> SwiftExpression? {
    arguments.first { $0.label == label }?.value
  }
}

/// A function or an initializer.
package struct SwiftFunction: Sendable {
  /// A parameter of the function.
  package struct Parameter: Sendable {
    /// The label; `_` if it has none.
    package let label: String

    /// The type of the parameter.
    package let type: SwiftType
  }

  /// The name; `init` for an initializer.
  package let name: Located<String>

  /// The parameters of the function, in order.
  package let parameters: [Parameter]

  /// The modifiers, such as `static`.
  package let modifiers: [SwiftKeyword]

  /// The attributes of the function.
  package let attributes: [SwiftAttribute]

  /// The type of the result, if it is written.
  package let result: SwiftType?

  /// The tokens between its braces; nil if it has none, as in a protocol.
  package let body: Range<Int>?

  /// The name with its labels, such as `entities(for:)`.
  package var signature: String {
    name.value + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }
}

/// A case of an enum.
package struct SwiftCase: Sendable {
  /// The name of the case.
  package let name: Located<String>

  /// The raw value, if it is written.
  package let rawValue: SwiftExpression?
}

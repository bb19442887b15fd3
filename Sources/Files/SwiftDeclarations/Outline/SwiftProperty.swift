// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// A property, or a constant or variable outside of types.
package final class SwiftProperty: Sendable {
  /// The name of the property.
  package let name: Located<String>

  /// The attributes of the property.
  package let attributes: [SwiftAttribute]

  /// The modifiers, such as `static`.
  package let modifiers: [SwiftKeyword]

  /// The type, if it is written.
  package let type: SwiftType?

  /// The initial value, if it is written.
  package let initializer: SwiftExpression?

  /// The tokens between its braces; nil if it has none.
  package let body: Range<Int>?

  /// The range of the property, with its attributes.
  package let range: SourceRange

  private let tokens: SwiftTokens

  init(
    name: Located<String>, attributes: [SwiftAttribute], modifiers: [SwiftKeyword],
    type: SwiftType?, initializer: SwiftExpression?, body: Range<Int>?, range: SourceRange,
    tokens: SwiftTokens
  ) {
    self.name = name
    self.attributes = attributes
    self.modifiers = modifiers
    self.type = type
    self.initializer = initializer
    self.body = body
    self.range = range
    self.tokens = tokens
  }

  /// The only expression that its getter returns; nil if there is none or another.
  ///
  /// It is read at each call: that of a view's `body` is large, and hardly any rule asks for it.
  package var returned: SwiftExpression? {
    guard var body, let first = body.first else { return nil }
    if tokens.keyword(first) == .get {
      guard let brace = body.first(where: { tokens.is($0, "{") }), brace <= first + 3 else {
        return nil
      }
      body = tokens.inside(brace, before: body.upperBound)
    }
    guard let first = body.first else { return nil }
    var start = first
    switch tokens.keyword(first) {
    // Observers.
    case .didSet, .willSet, .set: return nil
    case .return: start += 1
    default: break
    }
    guard start < body.upperBound else { return nil }
    var reader = SwiftExpressionReader(tokens, at: start, before: body.upperBound)
    let value = reader.read()
    return reader.index == body.upperBound ? value : nil
  }

  /// The value of the declaration, as far as it is in the source.
  package var value: SwiftExpression? { initializer ?? returned }

  /// Whether the declaration is a member of the type and not of its instances.
  package var isStatic: Bool { modifiers.contains(.static) || modifiers.contains(.class) }

  /// The first attribute with a name; nil if there is none.
  package func attribute(_ name: String) -> SwiftAttribute? {
    attributes.first { $0.name == name || $0.name.hasSuffix("." + name) }
  }
}

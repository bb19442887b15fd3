// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// An expression of Swift source, as far as values of declarations need it.
package struct SwiftExpression: Sendable {
  /// The kind of an expression.
  package indirect enum Kind: Sendable {
    /// A string literal, or several that are added.
    case string(SwiftString)
    /// A whole number that fits.
    case integer(Int)
    /// Any other number, as it is written.
    case number(String)
    /// A Boolean literal, `true` or `false`.
    case boolean(Bool)
    /// The literal `nil`.
    case none
    /// An array literal, with its elements.
    case array([SwiftExpression])
    /// A dictionary literal, with its entries.
    case dictionary([Entry])
    /// A name without arguments.
    case name(String)
    /// A member of a value or type; of what the context says if that is nil.
    case member(SwiftExpression?, String)
    /// A call with its arguments.
    case call(SwiftCall)
    /// A closure; the tokens between its braces.
    case closure(Range<Int>)
    /// A value in round brackets, or several.
    case tuple([SwiftArgument])
    /// An expression of another kind.
    case other
  }

  /// A key and its value.
  package struct Entry: Sendable {
    /// The expression before the colon.
    package let key: SwiftExpression

    /// The expression after the colon.
    package let value: SwiftExpression
  }

  /// The kind of the expression.
  package let kind: Kind

  /// The range of the expression in its file.
  package let range: SourceRange

  /// Creates an expression of a kind at a range.
  package init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The text of a string without interpolations; nil for anything else.
  package var text: String? {
    if case .string(let string) = kind { string.text } else { nil }
  }

  /// The string; nil for anything else.
  package var string: SwiftString? {
    if case .string(let string) = kind { string } else { nil }
  }

  /// The truth value; nil for anything else.
  package var boolean: Bool? {
    if case .boolean(let value) = kind { value } else { nil }
  }

  /// The whole number; nil for anything else.
  package var integer: Int? {
    if case .integer(let value) = kind { value } else { nil }
  }

  /// The call; nil for anything else.
  package var call: SwiftCall? {
    if case .call(let call) = kind { call } else { nil }
  }

  /// The last name of a name or member, such as `systemSmall` of `WidgetFamily.systemSmall`; nil for anything else.
  package var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// The names of a path such as `Kinds.account`; nil for anything else.
  package var path: [String]? {
    var names: [String] = []
    var rest = self
    while case .member(let base?, let name) = rest.kind {
      names.append(name)
      rest = base
    }
    switch rest.kind {
    case .name(let name), .member(nil, let name): return (names + [name]).reversed()
    default: return nil
    }
  }

  /// The name of the type of which it is an instance or the type itself: of `Show()`, `Show.self` and `Show`, `Show`.
  package var typeName: String? {
    switch kind {
    case .call(let call): call.callee.path?.joined(separator: ".")
    case .member(let base?, "self"): base.path?.joined(separator: ".")
    default: path?.joined(separator: ".")
    }
  }
}

/// A call, of a function or of an initializer.
package struct SwiftCall: Sendable {
  /// The expression that is called.
  package let callee: SwiftExpression

  /// The arguments, the closures after them included.
  package let arguments: [SwiftArgument]

  /// The value of the first argument with a label; nil if there is none.
  package subscript(label: String) -> SwiftExpression? {
    arguments.first { $0.label == label }?.value
  }

  /// The first argument, if it has no label.
  package var unlabeled: SwiftExpression? {
    arguments.first.flatMap { $0.label == nil ? $0.value : nil }
  }
}

/// An argument of a call or an attribute.
package struct SwiftArgument: Sendable {
  /// The label; nil if it has none.
  package let label: String?

  /// The value of the argument.
  package let value: SwiftExpression

  /// The range of the argument, with its label.
  package let range: SourceRange
}

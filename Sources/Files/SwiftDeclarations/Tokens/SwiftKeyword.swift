// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A word that means something to the readers of declarations and expressions.
///
/// The lexer recognizes them once, so that the readers compare one byte instead of texts.
package enum SwiftKeyword: String, CaseIterable, Hashable, Sendable {
  // Modifiers.
  case `public`, `private`, `fileprivate`, `internal`, package, open, `static`, final, lazy
  case override, mutating, nonmutating, nonisolated, isolated, dynamic, weak, unowned, required
  case convenience, optional, indirect, prefix, postfix, infix, distributed, consuming, borrowing
  case async, sending

  // What begins a declaration.
  case `import`, `struct`, `class`, `enum`, `extension`, actor, `protocol`, `var`, `let`, `func`
  case initializer = "init"
  case `subscript`, `case`, `typealias`, `associatedtype`, `deinit`, `operator`, macro
  case `precedencegroup`

  // In types.
  case any
  case opaque = "some"
  case `inout`, `repeat`, each, `throws`, `rethrows`, reasync, `where`

  // Accessors.
  case get, set, didSet, willSet

  // In expressions and statements.
  case `as`, `is`, `try`, await, `return`, `in`, `if`, `else`, `switch`, `while`, `throw`
  case `true`, `false`, `nil`

  /// Whether it can be before the word of a declaration.
  var isModifier: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .lazy,
      .override, .mutating, .nonmutating, .nonisolated, .isolated, .dynamic, .weak, .unowned,
      .required, .convenience, .optional, .indirect, .prefix, .postfix, .infix, .distributed,
      .consuming, .borrowing, .async, .sending:
      true
    default: false
    }
  }

  /// Whether it begins a declaration.
  var beginsDeclaration: Bool {
    switch self {
    case .import, .struct, .class, .enum, .extension, .actor, .protocol, .var, .let, .func,
      .initializer, .subscript, .case, .typealias, .associatedtype, .deinit, .operator, .macro,
      .precedencegroup:
      true
    default: false
    }
  }
}

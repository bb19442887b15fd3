// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// A value that the compiler knows.
struct CompilerConstant {
  /// A part of a call.
  struct Argument {
    /// The label; empty for none.
    let label: String

    /// The value.
    let value: CompilerConstant
  }

  private let entry: PropertyListValue

  init(_ entry: PropertyListValue) {
    self.entry = entry
  }

  /// How it is spelled; nil if the compiler does not know the value.
  private var kind: String? { entry["valueKind"]?.string }

  private var value: PropertyListValue? { entry["value"] }

  /// The spelling of a literal; nil for any other value.
  var literal: String? { kind == "RawLiteral" ? value?.string : nil }

  /// The literal `true` or `false`.
  var boolean: Bool? { literal.flatMap { Bool($0) } }

  /// A number.
  var number: Double? { literal.flatMap { Double($0.filter { $0 != "_" }) } }

  /// A number without a fraction; nil for any other value, and if it is too large.
  var wholeNumber: Int? { literal.flatMap { Int($0.filter { $0 != "_" }) } }

  /// The name of a case or of a static member.
  var memberName: String? {
    switch kind {
    case "Enum": value?["name"]?.string
    case "MemberReference": value?["memberLabel"]?.string
    default: nil
    }
  }

  /// The parts of a call; nil for any other value.
  var arguments: [Argument]? {
    guard kind == "InitCall" else { return nil }
    return value?.elements(of: "arguments").map {
      Argument(label: $0["label"]?.string ?? "", value: CompilerConstant($0))
    }
  }

  /// The type that a call makes.
  var calledType: ConstantType? {
    kind == "InitCall" ? (value?["type"]?.string).map { ConstantType($0) } : nil
  }

  /// The first argument with a label whose value the compiler knows.
  subscript(label: String) -> CompilerConstant? {
    arguments?.first { $0.label == label && $0.value.isKnown }?.value
  }

  /// Whether there is a value, and the compiler knows it.
  var isKnown: Bool { kind != nil && kind != "NilLiteral" && kind != "Runtime" }

  /// The elements of a list or a tuple; nil for any other value.
  var elements: [CompilerConstant]? {
    guard kind == "Array" || kind == "Tuple" else { return nil }
    return value?.elements.map { CompilerConstant($0) }
  }

  /// The keys and values of a dictionary; nil for any other value.
  var pairs: [(key: CompilerConstant, value: CompilerConstant)]? {
    guard kind == "Dictionary" else { return nil }
    return value?.elements.compactMap { pair in
      guard let key = pair["key"], let value = pair["value"] else { return nil }
      return (CompilerConstant(key), CompilerConstant(value))
    }
  }

  /// The elements that a result builder is given; nil for any other value.
  var builtElements: [CompilerConstant]? {
    guard kind == "Builder" else { return nil }
    return value?.elements(of: "members").compactMap { $0["element"].map { CompilerConstant($0) } }
  }

  /// The parameter that a key path leads to: `item` of `\\.$item`.
  var parameterName: String? {
    guard kind == "KeyPath", let path = value?["path"]?.string else { return nil }
    return String(path.drop { $0 == "$" })
  }

  /// The parameters that an interpolated text names, in their order.
  var interpolatedParameters: [String] {
    guard kind == "InterpolatedStringLiteral" else { return [] }
    return value?.elements(of: "segments").compactMap { CompilerConstant($0).parameterName } ?? []
  }

  /// A text that users see: a literal, or a call whose first text or default value is one.
  var text: String? {
    if let literal { return literal }
    guard let arguments else { return nil }
    if let text = self["defaultValue"]?.text { return text }
    return arguments.first { ["", "name", "title", "key", "stringLiteral"].contains($0.label) }?
      .value.text
  }
}

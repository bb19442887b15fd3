// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension SwiftOutlineReader {
  /// Reads the properties after `let` or `var`.
  mutating func readProperties(_ prefix: Prefix) {
    index += 1
    repeat {
      if tokens.is(index, ",") { index += 1 }
      guard index < limit, tokens.kind(index) == .word else {
        // A pattern such as `(a, b)`.
        if index < limit, tokens.kind(index) == .opening {
          index = tokens.after(index, before: limit)
        }
        return
      }
      let name = Located(tokens.name(index), at: tokens.list[index].range)
      index += 1
      var type: SwiftType?
      if index < limit, tokens.is(index, ":") {
        index += 1
        type = readType()
      }
      var initializer: SwiftExpression?
      if index < limit, tokens.is(index, "=") {
        var reader = SwiftExpressionReader(tokens, at: index + 1, before: limit)
        initializer = reader.read()
        index = reader.index
      }
      var body: Range<Int>?
      if index < limit, tokens.is(index, "{") {
        body = tokens.inside(index, before: limit)
        index = tokens.after(index, before: limit)
      }
      members.properties.append(
        SwiftProperty(
          name: name, attributes: prefix.attributes, modifiers: prefix.modifiers, type: type,
          initializer: initializer, body: body, range: tokens.range(prefix.start..<index),
          tokens: tokens))
    } while index < limit && tokens.is(index, ",")
  }

  /// Reads a function, an initializer or a subscript.
  mutating func readFunction(_ prefix: Prefix) {
    let isFunction = tokens.keyword(index) == .func
    var name = Located(tokens.text(index), at: tokens.list[index].range)
    index += 1
    if isFunction, index < limit {
      name = Located(tokens.name(index), at: tokens.list[index].range)
      index += 1
    }
    while index < limit, tokens.is(index, "?") || tokens.is(index, "!") { index += 1 }
    if index < limit, tokens.is(index, "<") { skipGenerics() }
    var parameters: [SwiftFunction.Parameter] = []
    if index < limit, tokens.is(index, "(") {
      parameters = self.parameters(in: tokens.inside(index, before: limit))
      index = tokens.after(index, before: limit)
    }
    var result: SwiftType?
    clauses: while index < limit, !tokens.is(index, "{") {
      switch tokens.keyword(index) {
      case .async, .throws, .rethrows, .reasync:
        index += 1
        if index < limit, tokens.is(index, "(") { index = tokens.after(index, before: limit) }
      case .where:
        while index < limit, !tokens.is(index, "{"), !beginsDeclaration { index += 1 }
      default:
        guard tokens.is(index, "->") else { break clauses }
        index += 1
        result = readType()
      }
    }
    var body: Range<Int>?
    if index < limit, tokens.is(index, "{") {
      body = tokens.inside(index, before: limit)
      index = tokens.after(index, before: limit)
    }
    members.functions.append(
      SwiftFunction(
        name: name, parameters: parameters, modifiers: prefix.modifiers,
        attributes: prefix.attributes, result: result, body: body))
  }

  /// Whether a new line begins with the word of a declaration.
  private var beginsDeclaration: Bool {
    guard tokens.list[index].startsLine else { return false }
    return tokens.keyword(index).map { $0.isModifier || $0.beginsDeclaration }
      ?? tokens.is(index, "@")
  }

  private func parameters(in range: Range<Int>) -> [SwiftFunction.Parameter] {
    var parameters: [SwiftFunction.Parameter] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let start = position
      var colon: Int?
      while position < range.upperBound, !tokens.is(position, ",") {
        if colon == nil, tokens.is(position, ":") { colon = position }
        // Commas between generic arguments are not between parameters.
        if tokens.is(position, "<"), colon != nil {
          var reader = SwiftOutlineReader(
            tokens, at: position, before: range.upperBound, around: "", depth: 0)
          reader.skipGenerics()
          position = max(position + 1, reader.index)
        } else {
          position = tokens.after(position, before: range.upperBound)
        }
      }
      if let colon {
        var first = start
        while tokens.is(first, "@"), first + 2 < colon { first += 2 }
        var reader = SwiftOutlineReader(
          tokens, at: colon + 1, before: position, around: "", depth: 0)
        parameters.append(
          .init(label: tokens.name(first), type: reader.readType() ?? SwiftType("")))
      }
      position += 1
    }
    return parameters
  }

  /// Reads the cases after `case`.
  mutating func readCases() {
    index += 1
    while index < limit, tokens.kind(index) == .word {
      let name = Located(tokens.name(index), at: tokens.list[index].range)
      index += 1
      if index < limit, tokens.is(index, "(") { index = tokens.after(index, before: limit) }
      var rawValue: SwiftExpression?
      if index < limit, tokens.is(index, "=") {
        var reader = SwiftExpressionReader(tokens, at: index + 1, before: limit)
        rawValue = reader.read()
        index = reader.index
      }
      members.cases.append(SwiftCase(name: name, rawValue: rawValue))
      guard index < limit, tokens.is(index, ",") else { return }
      index += 1
    }
  }

  /// Reads a name for a type.
  mutating func readAlias() {
    index += 1
    guard index < limit, tokens.kind(index) == .word else { return }
    let name = tokens.name(index)
    index += 1
    if index < limit, tokens.is(index, "<") { skipGenerics() }
    guard index < limit, tokens.is(index, "=") else { return }
    index += 1
    members.aliases[name] = readType()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Reads expressions from tokens.
///
/// Literals, names, members and calls are read; the rest is passed over as ``SwiftExpression/Kind/other``.
struct SwiftExpressionReader {
  /// How many brackets an expression is read into.
  static let maximumDepth = 64

  /// How many expressions are nested in one that is read, such as the calls and members of a chain.
  ///
  /// Each is released inside the one around it, on the stack.
  static let maximumHeight = 256

  let tokens: SwiftTokens
  var index: Int
  let limit: Int
  private let depth: Int

  /// How many expressions are nested in the tallest that was read.
  private var height = 0

  init(_ tokens: SwiftTokens, at index: Int, before limit: Int, depth: Int = 0) {
    self.tokens = tokens
    self.index = index
    self.limit = limit
    self.depth = depth
  }

  /// Reads an expression with its operators.
  mutating func read() -> SwiftExpression {
    let start = index
    let first = readOperand()
    var isSum = true
    var parts = [first]
    while index < limit, isBinaryOperator(index) {
      if !tokens.is(index, "+") { isSum = false }
      index += 1
      let before = index
      parts.append(readOperand())
      // An operator at the end, as in what is not finished.
      if index == before { break }
    }
    guard parts.count > 1 else { return first }
    let range = tokens.range(start..<max(start + 1, index))
    let strings = parts.compactMap(\.string)
    if isSum, strings.count == parts.count {
      return SwiftExpression(
        kind: .string(SwiftString(segments: strings.flatMap(\.segments), range: range)),
        range: range)
    }
    return SwiftExpression(kind: .other, range: range)
  }

  /// Reads the arguments of a call or attribute, whose opening bracket is here, and goes past the other.
  mutating func readArguments() -> [SwiftArgument] {
    let inside = tokens.inside(index, before: limit)
    defer { index = tokens.after(index, before: limit) }
    guard depth < Self.maximumDepth else { return [] }
    var reader = SwiftExpressionReader(
      tokens, at: inside.lowerBound, before: inside.upperBound, depth: depth + 1)
    defer { height = max(height, reader.height + 1) }
    return reader.readList()
  }

  /// Reads the call of the name that is here, without what is chained to it; nil if it is none.
  mutating func readCall() -> SwiftCall? {
    let callee = SwiftExpression(
      kind: .name(tokens.name(index)), range: tokens.range(index..<(index + 1)))
    index += 1
    if index < limit, tokens.is(index, "<") {
      guard let end = genericEnd else { return nil }
      index = end
    }
    var arguments: [SwiftArgument] = []
    if index < limit, tokens.is(index, "("), !tokens.list[index].startsLine {
      arguments = readArguments()
    } else if !(index < limit && tokens.is(index, "{")) || beginsAccessors(index) {
      return nil
    }
    return SwiftCall(callee: callee, arguments: arguments + readClosures(after: callee))
  }

  /// Reads what is between commas to the end.
  private mutating func readList() -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    while index < limit {
      let start = index
      if tokens.kind(index) == .directive {
        index += 1
        continue
      }
      var label: String?
      if tokens.kind(index) == .word, index + 1 < limit, tokens.is(index + 1, ":") {
        label = tokens.name(index)
        index += 2
      }
      let value = read()
      // What belongs to no expression goes with this one.
      var isWhole = true
      while index < limit, !tokens.is(index, ","), tokens.kind(index) != .directive {
        isWhole = false
        index = tokens.after(index, before: limit)
      }
      let range = tokens.range(start..<max(start + 1, index))
      arguments.append(
        SwiftArgument(
          label: label, value: isWhole ? value : SwiftExpression(kind: .other, range: range),
          range: range))
      if index < limit { index += 1 }
    }
    return arguments
  }

  private mutating func readOperand() -> SwiftExpression {
    let start = index
    let tallest = height
    height = 0
    defer { height = max(height, tallest) }
    while index < limit, tokens.keyword(index) == .try || tokens.keyword(index) == .await {
      index += 1
      while index < limit, tokens.is(index, "?") || tokens.is(index, "!") { index += 1 }
    }
    var isNegative = false
    while index < limit, tokens.kind(index) == .operator {
      isNegative = tokens.is(index, "-")
      index += 1
    }
    guard index < limit, let kind = tokens.kind(index) else {
      return SwiftExpression(kind: .other, range: tokens.range(start..<index))
    }
    var value: SwiftExpression.Kind
    let token = index
    switch kind {
    case .string:
      value = .string(SwiftString(tokens.source.bytes, tokens.list[token].range))
      index += 1
    case .number:
      value = Self.number(tokens.text(token), isNegative: isNegative)
      index += 1
    case .word:
      value = word(token)
      index += 1
    case .punctuation
    where tokens.is(token, ".") && tokens.kind(token + 1) == .word && token + 1 < limit:
      value = .member(nil, tokens.name(token + 1))
      index += 2
    case .punctuation where tokens.is(token, "\\"):
      // A key path, or an escape of nothing.
      index += 1
      while index < limit,
        tokens.is(index, ".") || tokens.kind(index) == .word || tokens.is(index, "?")
      {
        if tokens.list[index].startsLine { break }
        index += 1
      }
      value = .other
    case .opening: value = bracket()
    case .regex:
      value = .other
      index += 1
    case .pound:
      value = .other
      index += 1
      if index < limit, tokens.is(index, "("), !tokens.list[index].startsLine {
        index = tokens.after(index, before: limit)
      }
    default: value = .other
    }
    let operand = SwiftExpression(kind: value, range: tokens.range(start..<max(start + 1, index)))
    return index == token ? operand : withSuffixes(operand, from: start)
  }

  private func word(_ token: Int) -> SwiftExpression.Kind {
    switch tokens.keyword(token) {
    case .true: .boolean(true)
    case .false: .boolean(false)
    case .nil: .none
    default: .name(tokens.name(token))
    }
  }

  /// Reads members, calls, subscripts and closures after a value; of a chain that is too tall, what is before is left out.
  private mutating func withSuffixes(
    _ first: SwiftExpression, from start: Int
  ) -> SwiftExpression {
    var value = first
    func located(_ kind: SwiftExpression.Kind, _ index: Int) -> SwiftExpression {
      height = height < Self.maximumHeight ? height + 1 : 0
      return SwiftExpression(
        kind: height > 0 ? kind : .other, range: tokens.range(start..<max(start + 1, index)))
    }
    while index < limit {
      let startsLine = tokens.list[index].startsLine
      if tokens.is(index, "."), index + 1 < limit, tokens.kind(index + 1) == .word {
        let name = tokens.name(index + 1)
        index += 2
        value = located(.member(value, name), index)
      } else if tokens.is(index, "."), index + 1 < limit, tokens.kind(index + 1) == .number {
        index += 2
        value = located(.other, index)
      } else if tokens.is(index, "<"), let end = genericEnd {
        index = end
      } else if tokens.is(index, "("), !startsLine, isCallable(value) {
        var arguments = readArguments()
        arguments += readClosures(after: value)
        value = located(.call(SwiftCall(callee: value, arguments: arguments)), index)
      } else if tokens.is(index, "{"), !startsLine, isCallable(value), !beginsAccessors(index) {
        let arguments = readClosures(after: value)
        value = located(.call(SwiftCall(callee: value, arguments: arguments)), index)
      } else if tokens.is(index, "["), !startsLine {
        index = tokens.after(index, before: limit)
        value = located(.other, index)
      } else if tokens.is(index, "!") || tokens.is(index, "?"), !startsLine,
        !isBinaryOperator(index)
      {
        index += 1
      } else {
        break
      }
    }
    return value
  }

  /// Reads the closures after a call, the first without a label.
  private mutating func readClosures(after callee: SwiftExpression) -> [SwiftArgument] {
    var closures: [SwiftArgument] = []
    while index < limit {
      if closures.isEmpty, tokens.is(index, "{"), !tokens.list[index].startsLine,
        !beginsAccessors(index)
      {
        closures.append(closure(label: nil, at: index))
      } else if !closures.isEmpty, tokens.kind(index) == .word, index + 2 < limit,
        tokens.is(index + 1, ":"), tokens.is(index + 2, "{")
      {
        let label = tokens.name(index)
        index += 2
        closures.append(closure(label: label, at: index))
      } else {
        break
      }
    }
    return closures
  }

  private mutating func closure(label: String?, at opening: Int) -> SwiftArgument {
    let inside = tokens.inside(opening, before: limit)
    index = tokens.after(opening, before: limit)
    let range = tokens.range(opening..<index)
    return SwiftArgument(
      label: label, value: SwiftExpression(kind: .closure(inside), range: range), range: range)
  }

  /// Reads a bracket of any kind with what is in it.
  private mutating func bracket() -> SwiftExpression.Kind {
    let opening = index
    let inside = tokens.inside(opening, before: limit)
    if tokens.is(opening, "{") {
      index = tokens.after(opening, before: limit)
      return .closure(inside)
    }
    if tokens.is(opening, "(") { return .tuple(readArguments()) }
    index = tokens.after(opening, before: limit)
    guard depth < Self.maximumDepth else { return .other }
    var reader = SwiftExpressionReader(
      tokens, at: inside.lowerBound, before: inside.upperBound, depth: depth + 1)
    defer { height = max(height, reader.height + 1) }
    return reader.readElements()
  }

  /// Reads the elements of an array or dictionary.
  private mutating func readElements() -> SwiftExpression.Kind {
    if limit - index == 1, tokens.is(index, ":") { return .dictionary([]) }
    var values: [SwiftExpression] = []
    var entries: [SwiftExpression.Entry] = []
    while index < limit {
      if tokens.kind(index) == .directive {
        index += 1
        continue
      }
      let key = read()
      if index < limit, tokens.is(index, ":") {
        index += 1
        entries.append(.init(key: key, value: read()))
      } else {
        values.append(key)
      }
      while index < limit, !tokens.is(index, ","), tokens.kind(index) != .directive {
        index = tokens.after(index, before: limit)
      }
      if index < limit { index += 1 }
    }
    return entries.isEmpty ? .array(values) : .dictionary(entries)
  }
}

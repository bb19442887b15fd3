// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftDeclarations

/// How something is called: with which labels and which sorts of values.
struct CallShape: Hashable {
  /// An argument of a call.
  struct Argument: Hashable {
    /// The sort of a value, as far as it decides what a parameter can be.
    enum Sort: Hashable {
      /// Anything with a type of its own.
      case value
      /// What gets its type from the parameter, such as `.small`.
      case implicit
      /// `nil`.
      case absent
      /// `[]`.
      case emptyArray
      /// `&text`.
      case reference
      /// A closure with a number of parameters: whether it has views, whether it says the types of its parameters, and what it may do.
      case closure(
        parameters: Int, hasViews: Bool, isTyped: Bool = false, isAsync: Bool = false,
        isThrowing: Bool = false)
    }

    /// The label; empty for none.
    var label: String
    var sort: Sort
  }

  var arguments: [Argument]

  /// Whether the last argument is a closure behind the others, whose label is not written.
  private(set) var endsInTrailingClosure = false

  /// Without arguments.
  static let empty = CallShape(arguments: [])

  /// Reads the call after a name; nil if nothing is called.
  ///
  /// - Parameters:
  ///   - index: The position after the name.
  ///   - tokens: The tokens of the file.
  ///   - takesClosures: Whether a brace is a closure, and not the body of a statement.
  init?(at index: Int, in tokens: SwiftTokens, takesClosures: Bool) {
    var index = index
    var arguments: [Argument] = []
    var isCall = false
    if tokens.is(index, "("), !tokens.list[index].startsLine {
      isCall = true
      arguments = Self.arguments(tokens.inside(index, before: tokens.count), in: tokens)
      index = tokens.after(index, before: tokens.count)
    }
    if takesClosures, tokens.is(index, "{"), !tokens.list[index].startsLine {
      isCall = true
      arguments.append(Argument(label: "", sort: Self.closure(at: index, in: tokens)))
      endsInTrailingClosure = true
      index = tokens.after(index, before: tokens.count)
      while tokens.kind(index) == .word, tokens.is(index + 1, ":"), tokens.is(index + 2, "{") {
        arguments.append(
          Argument(label: tokens.text(index), sort: Self.closure(at: index + 2, in: tokens)))
        endsInTrailingClosure = false
        index = tokens.after(index + 2, before: tokens.count)
      }
    }
    guard isCall else { return nil }
    self.arguments = arguments
  }

  init(arguments: [Argument], endsInTrailingClosure: Bool = false) {
    self.arguments = arguments
    self.endsInTrailingClosure = endsInTrailingClosure
  }

  /// The same call with its last closure behind the others; nil for one that ends in something else, or in a closure without a label.
  var withTrailingClosure: CallShape? {
    guard var last = arguments.last, case .closure = last.sort, !last.label.isEmpty else {
      return nil
    }
    last.label = ""
    return CallShape(arguments: arguments.dropLast() + [last], endsInTrailingClosure: true)
  }

  /// The same call, whose closures have any values.
  var withoutViews: CallShape {
    var shape = self
    shape.arguments = arguments.map { argument in
      guard
        case .closure(let count, true, let isTyped, let isAsync, let isThrowing) = argument.sort
      else { return argument }
      return Argument(
        label: argument.label,
        sort: .closure(
          parameters: count, hasViews: false, isTyped: isTyped, isAsync: isAsync,
          isThrowing: isThrowing))
    }
    return shape
  }

  private static func arguments(_ range: Range<Int>, in tokens: SwiftTokens) -> [Argument] {
    var result: [Argument] = []
    var index = range.lowerBound
    while index < range.upperBound {
      var label = ""
      if tokens.kind(index) == .word, tokens.is(index + 1, ":") {
        label = tokens.text(index)
        index += 2
      }
      let start = index
      while index < range.upperBound, !tokens.is(index, ",") {
        index = tokens.after(index, before: range.upperBound)
      }
      result.append(Argument(label: label, sort: sort(of: start..<index, in: tokens)))
      index += 1
    }
    return result
  }

  private static func sort(of range: Range<Int>, in tokens: SwiftTokens) -> Argument.Sort {
    let first = range.lowerBound
    if tokens.is(first, ".") { return .implicit }
    if tokens.is(first, "&") { return .reference }
    if tokens.is(first, "nil"), range.count == 1 { return .absent }
    if tokens.is(first, "["), range.count == 2 { return .emptyArray }
    if tokens.is(first, "{") { return closure(at: first, in: tokens) }
    return .value
  }

  private static func closure(at index: Int, in tokens: SwiftTokens) -> Argument.Sort {
    let inside = tokens.inside(index, before: tokens.count)
    var parameters = 0
    var isTyped = false
    var body = inside.lowerBound
    if let end = inside.prefix(60).first(where: { tokens.is($0, "in") }),
      let head = Self.head(inside.lowerBound..<end, in: tokens)
    {
      body = end + 1
      parameters = head.count
      isTyped = head.isTyped
    }
    for position in inside where parameters == 0 || body == inside.lowerBound {
      let text = tokens.text(position)
      if text.hasPrefix("$"), let number = Int(text.dropFirst()) {
        parameters = max(parameters, number + 1)
      }
    }
    let first = tokens.text(body).first
    let hasViews = first?.isUppercase == true && tokens.kind(body) == .word
    let isThrowing = inside.contains {
      tokens.is($0, "try") && !tokens.is($0 + 1, "?") && !tokens.is($0 + 1, "!")
    }
    return .closure(
      parameters: parameters, hasViews: hasViews, isTyped: isTyped,
      isAsync: inside.contains { tokens.is($0, "await") }, isThrowing: isThrowing)
  }

  /// The number of parameters before `in`, and whether their types are there; nil if that is something else, such as a loop.
  private static func head(
    _ range: Range<Int>, in tokens: SwiftTokens
  ) -> (count: Int, isTyped: Bool)? {
    let kinds: Set<SwiftToken.Kind> = [.word, .punctuation, .opening, .closing, .operator]
    guard
      range.allSatisfy({ place in
        tokens.kind(place).map { kinds.contains($0) } == true && !tokens.is(place, "{")
          && !tokens.is(place, "for")
      })
    else { return nil }
    var start = range.lowerBound
    // What is captured is not given.
    if tokens.is(start, "[") { start = tokens.after(start, before: range.upperBound) }
    var names = start..<range.upperBound
    if tokens.is(start, "(") { names = tokens.inside(start, before: range.upperBound) }
    guard !names.isEmpty, !tokens.is(start, "in") else { return (0, false) }
    var depth = 0
    var count = 1
    for place in names {
      if tokens.is(place, "<") || tokens.kind(place) == .opening { depth += 1 }
      if tokens.is(place, ">") || tokens.kind(place) == .closing { depth -= 1 }
      if depth == 0, tokens.is(place, ",") { count += 1 }
      if depth == 0, tokens.is(place, "->") { break }
    }
    return (count, names.contains { tokens.is($0, ":") })
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import SourceText
import SwiftDeclarations

/// Finds the functions of a file of Objective-C that only call closures, and writes them in Swift.
///
/// The tokens are those of Swift: names, brackets and comments are the same in both languages.
struct ObjectiveCReader {
  private let tokens: SwiftTokens

  /// Reads a file, without what is for the preprocessor.
  init(_ text: String, name: String) {
    var isContinued = false
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line in
      let isDirective = isContinued || line.first { !$0.isWhitespace } == "#"
      isContinued = isDirective && line.hasSuffix("\\")
      return isDirective ? "" : line
    }
    tokens = SwiftTokens(SourceFile(name: name, text: lines.joined(separator: "\n")))
  }

  /// The names that the file has.
  var words: Set<String> {
    Set((0..<tokens.count).filter { tokens.kind($0) == .word }.map(tokens.text))
  }

  /// The functions that can be written in Swift, in their order.
  func functions() -> [ObjectiveCFunction] {
    var functions: [ObjectiveCFunction] = []
    var isNonnull = false
    // The declaration that is read begins here.
    var start = 0
    var index = 0
    while index < tokens.count {
      let next = tokens.after(index, before: tokens.count)
      if tokens.is(index, "NS_ASSUME_NONNULL_BEGIN") { isNonnull = true }
      if tokens.is(index, "NS_ASSUME_NONNULL_END") { isNonnull = false }
      if tokens.is(index, "{") {
        let body = tokens.inside(index, before: tokens.count)
        if let function = function(start..<index, body, isNonnull: isNonnull) {
          functions.append(function)
        }
      }
      if tokens.is(index, ";") || tokens.is(index, "{") { start = next }
      index = next
    }
    return functions
  }

  /// The function with a head such as `NS_INLINE void name(void (^block)(void))`; nil if it does anything else than to call closures.
  private func function(
    _ head: Range<Int>, _ body: Range<Int>, isNonnull: Bool
  ) -> ObjectiveCFunction? {
    guard let open = lastBracket(in: head),
      tokens.after(open, before: head.upperBound) == head.upperBound,
      open > head.lowerBound, tokens.kind(open - 1) == .word
    else { return nil }
    let types = ObjectiveCTypes(tokens: tokens, isNonnull: isNonnull)
    guard let result = types.type(of: head.lowerBound..<open - 1),
      let parameters = types.parameters(tokens.inside(open, before: head.upperBound)),
      let lines = ObjectiveCBody(tokens: tokens, parameters: parameters).statements(body)
    else { return nil }
    let list = parameters.map { "_ \($0.name.swiftName): \($0.type.asParameter)" }
    let name = tokens.text(open - 1)
    return ObjectiveCFunction(
      name: name,
      source: """
        public func \(name.swiftName)(\(list.joined(separator: ", "))) -> \(result.asParameter) {
        \(lines.joined(separator: "\n"))
        }
        """)
  }

  /// The last opening bracket of some tokens that is in no other one.
  private func lastBracket(in range: Range<Int>) -> Int? {
    var last: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.kind(index) == .opening { last = tokens.is(index, "(") ? index : nil }
      index = tokens.after(index, before: range.upperBound)
    }
    return last
  }
}

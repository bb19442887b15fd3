// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension SwiftOutlineReader {
  /// Goes past generic arguments or parameters that begin here.
  mutating func skipGenerics() {
    var depth = 0
    while index < limit {
      if tokens.is(index, "<") {
        depth += 1
      } else if tokens.is(index, ">") {
        depth -= 1
        if depth == 0 {
          index += 1
          return
        }
      } else if tokens.is(index, "{") || tokens.is(index, ";") {
        return
      }
      index = tokens.after(index, before: limit)
    }
  }

  /// Goes past a type; nowhere if none begins here.
  mutating func readTypeTokens() {
    var expectsName = true
    while index < limit {
      let token = tokens.list[index]
      if token.kind == .word {
        switch token.keyword {
        case .any, .opaque, .inout, .borrowing, .consuming, .sending, .isolated, .repeat, .each:
          guard expectsName else { return }
          index += 1
          // Otherwise it is a name.
          expectsName =
            tokens.kind(index) == .word || tokens.is(index, "[") || tokens.is(index, "(")
        case .async, .throws, .rethrows: index += 1
        case .where: return
        default:
          guard expectsName else { return }
          index += 1
          expectsName = false
        }
      } else if token.kind == .opening, token.first != UInt8(ascii: "{") {
        guard expectsName else { return }
        index = tokens.after(index, before: limit)
        expectsName = false
      } else if tokens.is(index, "@"), expectsName, tokens.kind(index + 1) == .word {
        index += 2
        if index < limit, tokens.is(index, "("),
          tokens.list[index].start == tokens.list[index - 1].end,
          tokens.is(index + 1, ")") == false
        {
          index = tokens.after(index, before: limit)
        }
      } else if tokens.is(index, "<"), !expectsName {
        skipGenerics()
      } else if tokens.is(index, "."), !expectsName {
        index += 1
        expectsName = true
      } else if tokens.is(index, "->") || tokens.is(index, "&") {
        guard !expectsName else { return }
        index += 1
        expectsName = true
      } else if tokens.is(index, "?") || tokens.is(index, "!"), !expectsName, !token.startsLine {
        index += 1
      } else if tokens.is(index, "~"), expectsName {
        index += 1
      } else {
        return
      }
    }
  }

  /// Reads a type; nil if none begins here.
  mutating func readType() -> SwiftType? {
    let start = index
    readTypeTokens()
    guard index > start else { return nil }
    return SwiftType(tokens.joined(start..<index))
  }
}

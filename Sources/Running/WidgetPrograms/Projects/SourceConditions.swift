// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The conditions around a line: `#if` and what belongs to it.
struct ConditionStack {
  private struct Level {
    /// Whether the lines of this branch are compiled.
    var isActive: Bool
    /// Whether a branch was taken.
    var wasTaken: Bool
  }

  private var levels: [Level] = []

  /// Whether all conditions around the line hold.
  var isActive: Bool { levels.allSatisfy(\.isActive) }

  /// Takes a line that begins with a number sign.
  mutating func take(_ line: Substring, _ evaluator: ConditionEvaluator) {
    if line.hasPrefix("#if") {
      let holds = evaluator.holds(line.dropFirst(3))
      levels.append(Level(isActive: holds, wasTaken: holds))
    } else if line.hasPrefix("#elseif"), let last = levels.popLast() {
      let holds = !last.wasTaken && evaluator.holds(line.dropFirst(7))
      levels.append(Level(isActive: holds, wasTaken: last.wasTaken || holds))
    } else if line.hasPrefix("#else"), let last = levels.popLast() {
      levels.append(Level(isActive: !last.wasTaken, wasTaken: true))
    } else if line.hasPrefix("#endif") {
      _ = levels.popLast()
    }
  }
}

/// Whether a condition of `#if` holds where widgets are compiled here.
struct ConditionEvaluator {
  let conditions: Set<String>
  let isAvailable: (String) -> Bool

  /// Whether a condition holds; one that cannot be read does.
  func holds(_ text: Substring) -> Bool {
    var tokens = Self.tokens(of: text)[...]
    return disjunction(&tokens)
  }

  private func disjunction(_ tokens: inout ArraySlice<String>) -> Bool {
    var result = conjunction(&tokens)
    while tokens.first == "||" {
      tokens.removeFirst()
      let right = conjunction(&tokens)
      result = result || right
    }
    return result
  }

  private func conjunction(_ tokens: inout ArraySlice<String>) -> Bool {
    var result = term(&tokens)
    while tokens.first == "&&" {
      tokens.removeFirst()
      let right = term(&tokens)
      result = result && right
    }
    return result
  }

  private func term(_ tokens: inout ArraySlice<String>) -> Bool {
    guard let first = tokens.popFirst() else { return true }
    switch first {
    case "!": return !term(&tokens)
    case "(":
      let result = disjunction(&tokens)
      if tokens.first == ")" { tokens.removeFirst() }
      return result
    case "true": return true
    case "false": return false
    default:
      guard tokens.first == "(" else { return conditions.contains(first) }
      var argument = ""
      var depth = 0
      while let token = tokens.popFirst() {
        if token == "(" { depth += 1 }
        if token == ")" { depth -= 1 }
        if depth == 0 { break }
        if depth > 1 || token != "(" { argument += token }
      }
      return holds(first, argument)
    }
  }

  private func holds(_ function: String, _ argument: String) -> Bool {
    switch function {
    case "canImport": isAvailable(String(argument.prefix { $0 != "," && $0 != "." }))
    case "os": ["iOS", "Linux"].contains(argument)
    case "targetEnvironment": false
    default: true
    }
  }

  private static func tokens(of text: Substring) -> [String] {
    var tokens: [String] = []
    var rest = text
    while let first = rest.first {
      if first == " " || first == "\t" {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        break
      } else if rest.hasPrefix("&&") || rest.hasPrefix("||") {
        tokens.append(String(rest.prefix(2)))
        rest = rest.dropFirst(2)
      } else if "()!".contains(first) {
        tokens.append(String(first))
        rest.removeFirst()
      } else {
        let word = rest.prefix { !" \t()!&|".contains($0) }
        guard !word.isEmpty else {
          rest.removeFirst()
          continue
        }
        tokens.append(String(word))
        rest = rest.dropFirst(word.count)
      }
    }
    return tokens
  }
}

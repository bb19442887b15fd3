// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// An expression of Swift that is laid out when its place is known.
///
/// The layout is that of `swift format` with its usual settings: 100 columns, two spaces, as few line breaks as possible.
indirect enum Code: ExpressibleByStringInterpolation {
  /// Text that is not broken.
  case plain(String)
  /// A call: what is called, and its arguments.
  case call(String, [Argument])
  /// The elements of an array or, with keys, of a dictionary.
  case list([Argument])
  /// Such elements, each in a line of its own also if there is room.
  case lines([Argument])

  /// A value with the label or the key before it.
  struct Argument {
    /// The label or key, without its colon; nil without any.
    var label: String?
    /// The value.
    var value: Code

    init(_ label: String? = nil, _ value: Code) {
      self.label = label
      self.value = value
    }

    fileprivate var prefix: String { label.map { $0 + ": " } ?? "" }

    fileprivate var flat: String { prefix + value.flat }
  }

  init(stringLiteral value: String) { self = .plain(value) }

  /// A string of Swift that reads as the text.
  static func string(_ text: String) -> Code { .plain(SwiftLiteral.string(text)) }

  /// The expression in one line.
  var flat: String {
    switch self {
    case .plain(let text): text
    case .call(let name, let arguments):
      "\(name)(\(arguments.map(\.flat).joined(separator: ", ")))"
    case .list(let elements), .lines(let elements):
      "[\(elements.map(\.flat).joined(separator: ", "))]"
    }
  }
}

extension Code {
  /// The number of columns of a line.
  static let width = 100

  /// The expression in as few lines as possible.
  ///
  /// - Parameters:
  ///   - column: Where the expression begins in its line.
  ///   - indentation: The number of spaces that its line begins with.
  ///   - trailing: The number of characters that follow in its last line.
  /// - Returns: The lines.
  func text(from column: Int, indentation: Int, trailing: Int = 0) -> String {
    let flat = flat
    if !isBroken, column + flat.count + trailing <= Self.width { return flat }
    let inner = indentation + 2
    switch self {
    case .plain: return flat
    case .call(_, let arguments) where arguments.isEmpty: return flat
    case .call(let name, let arguments):
      return name + "(" + Self.filled(arguments, indentation: inner, trailing: trailing + 1) + ")"
    case .list(let elements), .lines(let elements):
      let margin = String(repeating: " ", count: inner)
      let lines = elements.map { element in
        margin + element.text(from: inner, indentation: inner, trailing: 1) + ","
      }
      return "[\n" + lines.joined(separator: "\n") + "\n"
        + String(repeating: " ", count: indentation) + "]"
    }
  }

  /// A call with its arguments in lines of their own.
  func broken(indentation: Int) -> String {
    guard case .call(let name, let arguments) = self else { return flat }
    return name + "(" + Self.filled(arguments, indentation: indentation + 2, trailing: 0) + ")"
  }

  /// Whether the expression never is in one line.
  private var isBroken: Bool {
    switch self {
    case .plain: false
    case .call(_, let arguments), .list(let arguments): arguments.contains(where: \.value.isBroken)
    case .lines(let elements): !elements.isEmpty
    }
  }

  /// Arguments in the lines after a parenthesis, as many in a line as it holds.
  private static func filled(
    _ arguments: [Argument], indentation: Int, trailing: Int
  ) -> String {
    let margin = "\n" + String(repeating: " ", count: indentation)
    var result = ""
    var column = 0
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      let end = isLast ? trailing : 1
      let flat = argument.flat
      if column > 0, !argument.value.isBroken, column + 1 + flat.count + end <= width {
        result += " " + flat
        column += 1 + flat.count
      } else {
        let text = argument.text(from: indentation, indentation: indentation, trailing: end)
        result += margin + text
        column = text.contains("\n") ? width : indentation + text.count
      }
      if !isLast {
        result += ","
        column += 1
      }
    }
    return result
  }
}

extension Code.Argument {
  fileprivate func text(from column: Int, indentation: Int, trailing: Int) -> String {
    prefix + value.text(from: column + prefix.count, indentation: indentation, trailing: trailing)
  }
}

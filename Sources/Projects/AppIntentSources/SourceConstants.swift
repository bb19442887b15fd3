// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations

/// The texts that constants of Swift sources have.
struct SourceConstants: Sendable {
  /// How many constants are followed from one to the next.
  private static let maximumSteps = 8

  /// The types that are made of a text and stand for it; `.init("…")` is of such a type where a text is wanted.
  private static let textTypes: Set = [
    "LocalizedStringKey", "LocalizedStringResource", "NSString", "StaticString", "String", "init",
  ]

  /// A declaration that may have a value, which is only read if it is asked for.
  private enum Constant {
    case property(SwiftProperty)
    case enumCase(SwiftCase)

    /// The value; nil if the source does not say it.
    var value: SwiftExpression? {
      switch self {
      case .property(let property): property.value
      // Without a raw value, that of an enum of texts is the name; of other enums, no text is needed.
      case .enumCase(let enumCase):
        enumCase.rawValue
          ?? SwiftExpression(
            kind: .string(SwiftString(enumCase.name.value, at: enumCase.name.range)),
            range: enumCase.name.range)
      }
    }
  }

  /// The constants by full name; several if files differ.
  private var constants: [String: [Constant]] = [:]

  init(_ files: [SwiftFile]) {
    for file in files {
      for property in file.members.properties { add(property, to: "") }
      for declaration in file.allDeclarations {
        for property in declaration.members.properties { add(property, to: declaration.fullName) }
        for enumCase in declaration.members.cases {
          let name = declaration.fullName + "." + enumCase.name.value + ".rawValue"
          constants[name, default: []].append(.enumCase(enumCase))
        }
      }
    }
  }

  private mutating func add(_ property: SwiftProperty, to scope: String) {
    guard property.initializer != nil || property.body != nil else { return }
    let name = scope.isEmpty ? property.name.value : scope + "." + property.name.value
    constants[name, default: []].append(.property(property))
  }

  /// The text that an expression stands for; nil if the sources do not say, or do not agree.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - scope: The full name of the type around it; empty outside of types.
  /// - Returns: The text.
  func text(of expression: SwiftExpression, in scope: String) -> String? {
    var known: [Step: String?] = [:]
    return text(of: expression, in: scope, steps: 0, &known)
  }

  /// A constant that is followed, and how many were before it.
  private struct Step: Hashable {
    let name: String
    let steps: Int
  }

  private func text(
    of expression: SwiftExpression, in scope: String, steps: Int, _ known: inout [Step: String?]
  ) -> String? {
    if let text = expression.text { return text }
    // What a function makes of a text is not known; a type of texts keeps it.
    if let call = expression.call, let name = call.callee.lastName, Self.textTypes.contains(name) {
      return call.unlabeled?.text
    }
    guard steps < Self.maximumSteps, let path = expression.path, !path.isEmpty else { return nil }
    var names = path
    if names.first == "Self" || names.first == "self" { names.removeFirst() }
    guard !names.isEmpty else { return nil }
    let name = names.joined(separator: ".")
    var around = scope[...]
    while true {
      let full = around.isEmpty ? name : around + "." + name
      let found = constants[String(full)]?.compactMap(\.value) ?? []
      if !found.isEmpty {
        // Each once: files that differ lead to the same constants again and again.
        let step = Step(name: String(full), steps: steps)
        if let text = known[step] { return text }
        let owner = full.split(separator: ".").dropLast().joined(separator: ".")
        let texts = Set(found.map { text(of: $0, in: owner, steps: steps + 1, &known) })
        let agreed = texts.count == 1 ? texts.first ?? nil : nil
        known[step] = .some(agreed)
        return agreed
      }
      guard !around.isEmpty else { return nil }
      around = around.lastIndex(of: ".").map { around[..<$0] } ?? ""
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import SourceText

/// An answer of the old response, as a function that makes the dialog.
struct MigratedAnswer {
  /// The name of the old code, which the function has.
  let name: String

  /// The values that the dialog has.
  let arguments: [TextArgument]

  /// The text of the dialog.
  let text: Code

  /// The parameters of the function.
  var parameters: [Code.Argument] {
    var names: Set<String> = []
    return arguments.filter { names.insert($0.label).inserted }
      .map { .init($0.label, $0.isNumber ? "Int" : "String") }
  }
}

extension Migrator {
  /// The answers that have words, in the order of the definition.
  mutating func answers(of intent: Intent, _ plan: IntentPlan) -> [MigratedAnswer] {
    var answers: [MigratedAnswer] = []
    var lost = 0
    for code in intent.response?.codes ?? [] {
      guard let name = code.name?.value.asPropertyName,
        !answers.contains(where: { $0.name == name }), let words = texts.words(of: code.format)
      else { continue }
      let named = SentencePart.all(of: words).values
      let values = named.compactMap { value in
        // A value can be a part of an object, as in 'stop.displayString'.
        let name = String(value.prefix { $0 != "." })
        return plan.response.properties.first { $0.systemName == name.asPropertyName }
          .map { property in
            TextArgument(
              name: value, expression: name.swiftName,
              isNumber: property.type == .integer && !property.isArray)
          }
      }
      guard values.count == named.count else {
        lost += 1
        continue
      }
      answers.append(
        MigratedAnswer(
          name: name, arguments: values,
          text: texts.resource(
            code.format, words, values, comment: "Intent \(plan.name): the answer \(name)")))
    }
    if lost > 0 { lose(.answers(lost), plan.name) }
    return answers
  }

  /// Writes the functions that make the answers.
  func write(_ answers: [MigratedAnswer], to writer: inout CodeWriter) {
    guard !answers.isEmpty else { return }
    writer.blank()
    writer.documentation("What the old response answered, with its translations.")
    writer.block("enum Answer") { writer in
      for (index, answer) in answers.enumerated() {
        if index > 0 { writer.blank() }
        writer.documentation("The answer '\(answer.name)'.")
        writer.function(
          "static func \(answer.name.swiftName)", answer.parameters, result: " -> IntentDialog"
        ) { $0.line("", .call("IntentDialog", [.init(nil, answer.text)])) }
      }
    }
  }
}

extension TextArgument {
  /// The label of the value in a call.
  fileprivate var label: String {
    String(name.prefix { $0 != "." }).swiftLabel
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import SourceText

extension Migrator {
  /// Writes the method that does what an action does, which only the app's authors can fill in.
  ///
  /// - Returns: The gaps to fill in.
  func writePerform(
    of intent: Intent, _ plan: IntentPlan, _ answers: [MigratedAnswer],
    to writer: inout CodeWriter
  ) -> String {
    let output = output(of: intent, plan)
    let returned =
      (output.map { ["& ReturnsValue<\($0.type)>"] } ?? [])
      + (answers.isEmpty ? [] : ["& ProvidesDialog"])
    writer.filled(
      "\(access)func perform() async throws -> some IntentResult", returned
    ) { writer in
      writer.comment("Fill in: what 'handle(intent:)' of the old handler did.")
      if intent.requiresUserConfirmation?.value == true {
        writer.comment("Users had to confirm it: call 'requestConfirmation' before.")
      }
      if let answer = answers.first {
        writer.comment("The dialog is one of 'Answer', such as '\(answer.name.swiftName)'.")
      }
      if let output {
        writer.comment("The result is '\(output.name)' of the old response.")
      }
      let unfinished = Code.plain(
        "try UnfinishedIntent.value(of: \(SwiftLiteral.string(plan.name)))")
      var arguments: [Code.Argument] = output == nil ? [] : [.init("value", unfinished)]
      if !answers.isEmpty { arguments.append(.init("dialog", unfinished)) }
      if arguments.isEmpty {
        writer.line("try UnfinishedIntent.perform(\(SwiftLiteral.string(plan.name)))")
      }
      writer.line("return ", .call(".result", arguments))
    }
    return say(.gapPerform, plan.name)
  }

  /// The value that an action hands to the next one; nil if there is none.
  private func output(of intent: Intent, _ plan: IntentPlan) -> (name: String, type: String)? {
    guard let name = intent.response?.outputParameterName?.value,
      let property = plan.response.properties.first(
        where: { $0.systemName == name.asPropertyName }),
      let type = migratedType(of: property.type)
    else { return nil }
    return (property.name, property.isArray ? "[\(type.name)]" : type.name)
  }

  /// Writes what unfinished methods throw, if there are any.
  mutating func writeUnfinishedIntent() {
    guard !result.gaps.allSatisfy({ $0.path.hasSuffix("Widget.swift") }) else { return }
    var writer = file(importing: ["AppIntents", "Foundation"])
    writer.documentation(
      "What methods throw until they are filled in; delete it when nothing uses it any more.")
    writeAvailability(.intents, to: &writer)
    writer.block("struct UnfinishedIntent: Error, CustomLocalizedStringResourceConvertible") {
      writer in
      writer.documentation("What is not filled in.")
      writer.line("let name: String")
      writer.blank()
      writer.block("var localizedStringResource: LocalizedStringResource") {
        $0.line(#""'\(name)' is not finished.""#)
      }
      writer.blank()
      writer.documentation("Takes the place of what an action does.")
      writer.block("static func perform(_ name: String) throws") {
        $0.line("throw UnfinishedIntent(name: name)")
      }
      writer.blank()
      writer.documentation("Takes the place of a result.")
      writer.block("static func value<Value>(of name: String) throws -> Value") {
        $0.line("throw UnfinishedIntent(name: name)")
      }
    }
    add("UnfinishedIntent.swift", writer.text)
  }
}

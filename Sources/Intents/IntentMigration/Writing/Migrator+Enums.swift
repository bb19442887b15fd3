// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import SourceText

extension Migrator {
  /// Writes an enum whose raw values are the names of the old values.
  mutating func writeEnum(_ type: EnumPlan) {
    guard let name = enumNames[type.name], let declared = definition.enumType(named: type.name)
    else { return }
    let typeName = texts.resource(
      declared.displayName, fallback: type.name, comment: "Enum \(type.name): what it is called")
    var writer = file(importing: ["AppIntents"])
    writer.documentation(
      "The values of '\(type.name)'. A raw value is what the system saves: do not change it.")
    writeAvailability(.intents, to: &writer)
    let cases = type.migratedCases.map { value in
      let representation = Code.call(
        "DisplayRepresentation",
        [.init("title", title(of: value, in: declared))] + synonyms(of: value, in: declared))
      return (name: value.name, representation: representation)
    }
    let access = access
    writer.block("\(access)enum \(name.swiftName): String, AppEnum") { writer in
      for value in cases {
        writer.line("case \(value.name.swiftName) = \(SwiftLiteral.string(value.name))")
      }
      writer.blank()
      writer.line(
        "\(access)static let typeDisplayRepresentation = ",
        .call("TypeDisplayRepresentation", [.init("name", typeName)]))
      writer.blank()
      writer.line(
        "\(access)static let caseDisplayRepresentations: [Self: DisplayRepresentation] = ",
        .lines(
          cases.map { value in
            Code.Argument("." + value.name.swiftMember, value.representation)
          }))
    }
    add(name + ".swift", writer.text)
  }

  private mutating func title(of value: EnumPlan.Case, in type: EnumType) -> Code {
    texts.resource(
      type.value(named: value.name)?.displayName ?? LocalizedText(), fallback: value.name,
      comment: "Enum \(type.name?.value ?? ""): the value \(value.name)")
  }

  private mutating func synonyms(
    of value: EnumPlan.Case, in type: EnumType
  ) -> [Code.Argument] {
    let declared = (type.value(named: value.name)?.synonyms ?? []).filter {
      texts.words(of: $0.text) != nil
    }
    guard !hasOlderSystems else {
      if !declared.isEmpty { lose(.synonyms, type.name?.value ?? "") }
      return []
    }
    let codes = declared.map { synonym in
      Code.Argument(
        nil,
        texts.resource(
          synonym.text, fallback: value.name,
          comment: "Enum \(type.name?.value ?? ""): another word for the value \(value.name)"))
    }
    return codes.isEmpty ? [] : [.init("synonyms", .list(codes))]
  }
}

extension String {
  /// The name as Swift has it after a dot, where only a few words need back-ticks.
  var swiftMember: String {
    ["init", "self", "Type", "Protocol"].contains(self) ? "`\(self)`" : self
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import SourceText

/// A suggestion of an intent with some of its parameters.
struct MigratedPrediction {
  /// The names of the parameters, in the order of the intent.
  let names: [String]

  /// The names of those that the texts have.
  let used: Set<String>

  /// How the suggestion reads.
  let representation: Code

  /// Adds the suggestion to a file.
  func write(to writer: inout CodeWriter) {
    guard !names.isEmpty else {
      return writer.block("IntentPrediction") { $0.line("", representation) }
    }
    let paths = names.map { "\\.$" + $0 }.joined(separator: ", ")
    writer.closure(
      .call(
        "IntentPrediction",
        [.init("parameters", .plain(names.count == 1 ? paths : "(\(paths))"))]), opening
    ) { $0.line("", representation) }
  }

  /// The rest of the line after the call.
  private var opening: String {
    " { " + names.map { used.contains($0) ? $0.swiftName : "_" }.joined(separator: ", ") + " in"
  }

  /// Whether its lines have room.
  var fits: Bool {
    let margin = 10
    let paths = names.reduce(0) { $0 + $1.count + 5 }
    return margin + opening.count + 1 <= Code.width && margin + 14 + paths <= Code.width
  }
}

extension Migrator {
  /// The suggestions of an action: one for each combination of parameters that Siri could suggest.
  ///
  /// A suggestion whose text has a value that has no words is noted as a loss.
  mutating func predictions(
    of intent: Intent, _ parameters: [MigratedParameter]
  ) -> [MigratedPrediction] {
    guard intent.isEligibleForSuggestions else { return [] }
    let name = intent.name?.value ?? ""
    var predictions: [MigratedPrediction] = []
    var lost = 0
    for combination in intent.parameterCombinations where texts.words(of: combination.title) != nil
    {
      if let prediction = prediction(of: combination, intent: name, parameters), prediction.fits {
        predictions.append(prediction)
      } else {
        lost += 1
      }
    }
    if lost > 0 { lose(.predictions(lost), name) }
    return predictions
  }

  private mutating func prediction(
    of combination: ParameterCombination, intent: String, _ parameters: [MigratedParameter]
  ) -> MigratedPrediction? {
    let members = parameters.filter { combination.parameterNames.contains($0.name) }
    guard members.count == combination.parameterNames.count else { return nil }
    var used: Set<String> = []
    var arguments: [Code.Argument] = []
    for (label, text) in [("title", combination.title), ("subtitle", combination.subtitle)] {
      guard let words = texts.words(of: text) else { continue }
      guard let parts = SentencePart.parts(of: words, values: members.map(\.name)) else {
        return nil
      }
      var values: [TextArgument] = []
      for name in parts.values {
        guard let member = members.first(where: { $0.name == name }),
          let value = shownValue(of: member)
        else { return nil }
        values.append(value)
      }
      used.formUnion(parts.values)
      let resource = texts.resource(
        text, words, values, comment: "Intent \(intent): the \(label) of a suggestion")
      arguments.append(.init(label, resource))
    }
    return MigratedPrediction(
      names: members.map(\.name), used: used,
      representation: .call("DisplayRepresentation", arguments))
  }

  /// A parameter's value as users read it; nil if there are no words for it.
  private func shownValue(of parameter: MigratedParameter) -> TextArgument? {
    let name = parameter.name.swiftName
    func argument(_ expression: String, isNumber: Bool = false) -> TextArgument {
      TextArgument(name: parameter.name, expression: expression, isNumber: isNumber)
    }
    let isList = parameter.plan.property.isArray
    switch parameter.type.kind {
    case .string:
      return argument(isList ? #"\#(name)?.joined(separator: ", ") ?? """# : #"\#(name) ?? """#)
    case .integer:
      return isList ? nil : argument("\(name) ?? 0", isNumber: true)
    case .decimal:
      return isList ? nil : argument(#"\#(name)?.formatted() ?? """#)
    case .enumeration:
      let titles = "\(parameter.type.name).caseDisplayRepresentations"
      return isList
        ? nil : argument(#"String(localized: \#(name).flatMap { \#(titles)[$0]?.title } ?? "")"#)
    case .entity where isOfCatalog(parameter):
      let list = "\(name)?.map { String(localized: $0.displayString) }"
      return argument(
        isList
          ? #"\#(list).joined(separator: ", ") ?? """#
          : #"String(localized: \#(name)?.displayString ?? "")"#)
    case .entity:
      return argument(
        isList
          ? #"\#(name)?.map(\.displayString).joined(separator: ", ") ?? """#
          : #"\#(name)?.displayString ?? """#)
    case .boolean, .url, .file, .placemark, .measurement, .amount, .duration, .other: return nil
    }
  }
}

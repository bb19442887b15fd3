// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import PropertyListSyntax
import SourceText

extension Migrator {
  /// The number of sentences that a summary may have.
  private static let sentenceLimit = 16

  /// The summary of an intent: which parameters are shown, on which conditions.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - parameters: Those that App Intents can have.
  ///   - isAction: Whether Shortcuts shows it, which wants a sentence.
  /// - Returns: The summary.
  mutating func summary(
    of intent: Intent, _ parameters: [MigratedParameter], isAction: Bool
  ) -> MigratedSummary {
    let order = intent.displayedParameters
    let shown = order.compactMap { attribute in parameters.first { $0.attribute === attribute } }
    let sentence = isAction ? sentence(of: intent, parameters) : nil
    let listed = shown.filter { sentence?.names.contains($0.name) != true }
    var conditions: [String: SummaryCondition] = [:]
    for parameter in listed where parameter.attribute.relationship != nil {
      if let condition = condition(of: parameter, among: parameters) {
        conditions[parameter.name] = condition
      } else if parameter.parent(among: parameters) != nil {
        lose(.condition, "\(intent.name?.value ?? "").\(parameter.name)")
      }
    }
    let names = listed.map(\.name)
    let tree = tree(sentence?.code, names, conditions, known: [:])
    guard tree.count <= Self.sentenceLimit else {
      lose(.conditions(Set(conditions.values).count), intent.name?.value ?? "")
      return .sentence(sentence?.code, names)
    }
    return tree.summary.merged
  }

  /// The sentences for every combination of conditions, and how many there are.
  private func tree(
    _ sentence: Code?, _ names: [String], _ conditions: [String: SummaryCondition],
    known: [SummaryCondition: Bool]
  ) -> (summary: MigratedSummary, count: Int) {
    func state(of condition: SummaryCondition) -> Bool? {
      if let known = known[condition] { return known }
      return known.lazy.filter(\.value).compactMap { condition.holds(given: $0.key) }.first
    }
    let open = names.compactMap { conditions[$0] }.first { state(of: $0) == nil }
    guard let open, known.count <= Self.sentenceLimit else {
      let shown = names.filter { name in conditions[name].flatMap { state(of: $0) } ?? true }
      return (.sentence(sentence, shown), 1)
    }
    let yes = tree(
      sentence, names, conditions, known: known.merging([open: true]) { first, _ in first })
    guard yes.count <= Self.sentenceLimit else { return yes }
    let no = tree(
      sentence, names, conditions, known: known.merging([open: false]) { first, _ in first })
    return (.when(open, yes.summary, otherwise: no.summary), yes.count + no.count)
  }

  /// The condition on which a parameter is shown; nil if App Intents does not have it.
  private func condition(
    of parameter: MigratedParameter, among parameters: [MigratedParameter]
  ) -> SummaryCondition? {
    guard let relationship = parameter.attribute.relationship,
      let parent = parameter.parent(among: parameters), let predicate = relationship.predicate
    else { return nil }
    func condition(_ comparison: String) -> SummaryCondition? {
      guard !parent.plan.property.isArray, relationship.predicateValues.count == 1,
        let value = literal(relationship.predicateValues[0], of: parent)
      else { return nil }
      return SummaryCondition(parent: parent.name, comparison: comparison, value: value)
    }
    switch predicate {
    case .hasAnyValue:
      return SummaryCondition(parent: parent.name, comparison: "hasAnyValue", value: nil)
    case .hasExactValue: return condition("equalTo")
    case .valueIsNotEqual: return condition("notEqualTo")
    case .valueIsGreaterThan: return condition("greaterThan")
    case .valueIsGreaterThanOrEqual: return condition("greaterThanOrEqualTo")
    case .valueIsLessThan: return condition("lessThan")
    case .valueIsLessThanOrEqual: return condition("lessThanOrEqualTo")
    case .valueIsWithinRange, .valueContains, .valueDoesNotContain: return nil
    }
  }

  /// A comparison value as code; nil if the parameter cannot have it.
  private func literal(_ value: PropertyListValue, of parent: MigratedParameter) -> String? {
    switch parent.type.kind {
    case .boolean: return value.runtimeFlag.map { $0 ? "true" : "false" }
    case .integer: return value.integer.map(String.init)
    case .decimal:
      return value.number.flatMap { $0.isFinite ? ParameterValue.spelling(of: $0) : nil }
    case .string: return value.string.map(SwiftLiteral.string)
    case .enumeration(let name):
      let type = definition.enumType(named: name)
      let member =
        value.string.flatMap { type?.value(named: $0) }
        ?? value.integer.flatMap { type?.value(at: $0) }
      guard let member = member?.name?.value,
        plan.enums.last(where: { $0.name == name })?.migratedCases.contains(where: {
          $0.name == member
        }) == true
      else { return nil }
      return "." + member.swiftMember
    case .duration, .measurement, .amount, .url, .file, .placemark, .other, .entity: return nil
    }
  }

  // MARK: The sentence

  /// The sentence of an action with its parameters in it; nil if it has none.
  private mutating func sentence(
    of intent: Intent, _ parameters: [MigratedParameter]
  ) -> (code: Code, names: Set<String>)? {
    let name = intent.name?.value ?? ""
    let combinations = (intent.managedParameterCombinations ?? intent.parameterCombinations)
      .compactMap { combination in texts.words(of: combination.title).map { (combination, $0) } }
    // One that names a parameter which is left out cannot be written.
    let possible = combinations.compactMap { combination, words in
      SentencePart.parts(of: words, values: parameters.map(\.name)).map { (combination, $0) }
    }
    let chosen =
      possible.first { $0.0.isPrimary?.value == true }
      ?? possible.max { $0.0.parameterNames.count < $1.0.parameterNames.count }
    let lostCount = combinations.count - (chosen == nil ? 0 : 1)
    if lostCount > 0 { lose(.sentences(lostCount), name) }
    guard let (chosen, parts) = chosen else { return nil }
    texts.insertSentence(
      chosen.title, comment: "Intent \(name): the sentence that Shortcuts shows")
    let literal = parts.literal { "\\.$" + $0 }
    return (.plain("\(literal), table: \(SwiftLiteral.string(texts.table))"), Set(parts.values))
  }
}

extension PropertyListValue {
  /// The flag, also if the file has a number in its place.
  fileprivate var runtimeFlag: Bool? { boolean ?? number.map { $0 != 0 } }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import IntentGeneration
import IntentMigration
import IntentModel
import QuickActions
import SourceText
import WidgetProject

/// Which kinds the widgets of each intent keep: what an option says, otherwise what the sources or the catalog do.
struct WidgetKindChoice {
  /// The values of `--kind`: a kind, or `INTENT=KIND`.
  let options: [String]

  let definition: IntentDefinition

  /// The path of the definition.
  let path: String

  /// The intent with its catalog; nil without one.
  let catalog: WidgetIntent?

  /// The projects around the definition.
  let project: WidgetProject

  /// The prefix of class names.
  let classPrefix: String

  /// The folder of what was migrated before; nil if there is none.
  let output: String?

  /// The kinds by the names of intents.
  ///
  /// - Parameters:
  ///   - say: The texts about them.
  ///   - messages: Where it is said what was taken from which file.
  /// - Returns: The kinds; those that are not given are missing.
  /// - Throws: `CommandFailure` if an option names no intent.
  func kinds(_ say: MigrationTexts, _ messages: Messages) throws -> [String: [String]] {
    var kinds = try givenKinds()
    let classes = classNames.filter { kinds[$0.key] == nil }
    let sources = SourceWidgetKinds(
      around: path, in: project, for: Set(classes.values), besides: output)
    for (intent, className) in classes.sorted(by: { $0.key < $1.key }) {
      let found = sources[className]
      let own = catalog?.target?.intent.name?.value == intent ? catalog?.catalog?.widget : nil
      let other = own?.kind.value
      for place in found {
        guard let kind = place.kind else {
          messages.note(VisibleText.of(say(.computedKind, place.file, intent)))
          continue
        }
        kinds[intent, default: []].append(kind)
        let isOther = other != nil && !found.contains { $0.kind == other }
        messages.note(
          VisibleText.of(
            isOther
              ? say(.otherKind, intent, kind, place.file, other ?? "")
              : say(.takenKind, intent, kind, place.file)))
      }
    }
    return kinds
  }

  /// The kinds of the options, by intent.
  private func givenKinds() throws -> [String: [String]] {
    let intents = definition.widgetIntents.compactMap { $0.name?.value }
    var kinds: [String: [String]] = [:]
    for option in options {
      var (intent, kind) = (intents.count == 1 ? intents[0] : "", option)
      if let sign = option.firstIndex(of: "="), !(intents.count == 1 && isKind(option, intents)) {
        intent = String(option[..<sign])
        kind = String(option[option.index(after: sign)...])
      }
      let name = "'\(VisibleText.of(path))'"
      guard !intent.isEmpty else {
        throw CommandFailure(
          intents.isEmpty
            ? "'--kind' is for widgets, and \(name) has no intent for any; remove it"
            : "\(name) has \(intents.count) intents for widgets (\(intents.listedNames(limit: 5))); say of which '\(option)' is the kind, such as '--kind \(intents[0])=\(option)'",
          exitCode: 2)
      }
      guard intents.contains(intent) else {
        throw CommandFailure(
          "\(name) has no intent '\(intent)' for widgets, which '--kind \(option)' names"
            + NearName.question(intent, among: intents),
          exitCode: 2)
      }
      guard !kind.isEmpty else {
        throw CommandFailure(
          "'--kind \(option)' has no kind; write it after the equals sign", exitCode: 2)
      }
      if kinds[intent]?.contains(kind) != true { kinds[intent, default: []].append(kind) }
    }
    return kinds
  }

  /// Whether an option with an equals sign is a kind as a whole.
  private func isKind(_ option: String, _ intents: [String]) -> Bool {
    !intents.contains { option.hasPrefix($0 + "=") }
  }

  /// The classes of the intents for widgets, by their names.
  private var classNames: [String: String] {
    let options = GenerationOptions(
      classPrefix: classPrefix, assumptions: GenerationAssumptions(itemPrefixes: .always))
    let names = Set(definition.widgetIntents.compactMap { $0.name?.value })
    let plan = try? GenerationPlan([definition], options: options)
    return Dictionary(
      (plan?.intents ?? []).filter { names.contains($0.name) }.map { ($0.name, $0.className) },
      uniquingKeysWith: { first, _ in first })
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration

/// The names of the new types, none of which is a name of the old classes or of what the files use.
struct MigratedNames {
  /// The names that are taken, in lower case: many disks do not distinguish the case of file names.
  private var taken: Set<String>

  init(besides plan: GenerationPlan) {
    var old = Self.usedNames
    for intent in plan.intents {
      old += [
        intent.className, intent.handlingName, intent.response.className,
        intent.response.codeEnumName,
      ]
      for resolution in intent.parameters.compactMap(\.resolution) {
        old += [resolution.result, resolution.reasons?.enumName ?? ""]
      }
    }
    old += plan.enums.flatMap { [$0.className, $0.resolutionResult] }
    old += plan.types.flatMap { [$0.className, $0.resolutionResult] }
    taken = Set(old.map { $0.lowercased() })
  }

  /// A free name: the usual one, else the first that is free of those with an ending.
  ///
  /// - Parameters:
  ///   - usual: What the name begins with.
  ///   - ending: What it ends with.
  ///   - derived: The endings of the further types that are written with it, whose names must be free too.
  /// - Returns: The name.
  mutating func claim(_ usual: String, ending: String = "", with derived: [String] = []) -> String {
    let base = usual.capitalizingFirstLetter
    var candidates = [base + ending, base + "AppIntent" + ending].makeIterator()
    var number = 2
    while true {
      let candidate = candidates.next() ?? "\(base)\(number)\(ending)"
      let names = ([""] + derived).map { (candidate + $0).lowercased() }
      if taken.isDisjoint(with: names) {
        taken.formUnion(names)
        return candidate
      }
      number += 1
    }
  }

  /// The types of Swift and of Apple's modules that the files name.
  private static let usedNames = [
    "Any", "AppEntity", "AppEnum", "AppIntent", "AppIntentConfiguration",
    "AppIntentTimelineProvider", "AppIntentsPackage", "Bool", "CLPlacemark", "Color", "Context",
    "Date",
    "DateComponents", "DisplayRepresentation", "Double", "DynamicOptionsProvider", "Entity",
    "EntityQuery", "EntityStringQuery", "Entry", "EnumerableEntityQuery", "Error", "Image", "Int",
    "Intent", "IntentConfiguration", "IntentCurrencyAmount", "IntentDescription", "IntentDialog",
    "ProvidesDialog",
    "IntentFile", "IntentParameterDependency", "IntentPaymentMethod", "IntentPerson",
    "IntentPrediction", "IntentPredictionConfiguration",
    "IntentResult", "IntentTimelineProvider", "Link", "LocalizedStringResource", "Measurement",
    "Never", "Parameter", "PredictableIntent", "ParameterSummary", "Property", "Protocol",
    "ReturnsValue", "Self",
    "String", "Summary", "Switch", "Case", "DefaultCase", "Answer", "Text", "Timeline",
    "TimelineEntry", "Type", "TypeDisplayRepresentation",
    "URL", "UnfinishedIntent", "View", "When", "Widget", "WidgetConfiguration",
    "WidgetConfigurationIntent",
  ]
}

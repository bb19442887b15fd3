// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import QuickActions
import SourceText

extension Migrator {
  /// Collects what has to be changed in the project.
  mutating func addSteps() {
    let classes = plan.intents.map { "'\($0.className)'" }
    let widgets = plan.intents.indices.filter {
      definition.intent(named: plan.intents[$0].name)?.isEligibleForWidgets?.value == true
    }.flatMap { widgetNames(of: $0) }
    guard !classes.isEmpty else { return }
    var steps = [say(frameworkName == nil ? .stepFiles : .stepFramework)]
    if let frameworkName { steps.append(say(.stepPackage, frameworkName + "Package")) }
    if !texts.entries.isEmpty {
      steps.append(
        say(frameworkName == nil ? .stepCatalog : .stepFrameworkCatalog, texts.table))
    }
    if !widgets.isEmpty {
      steps.append(say(.stepKind, widgets.joined(separator: "', '")))
    }
    if !donatedClasses.isEmpty {
      steps.append(
        say(.stepDonate, donatedClasses.map { "'\($0)'" }.joined(separator: ", ")))
    }
    let listed = classes.joined(separator: ", ")
    steps +=
      hasOlderSystems
      ? [say(.stepKeep), say(.stepRemoveLater, listed)]
      : [say(.stepRemoveNames, listed), say(.stepRemoveExtension)]
    result.steps = steps + [say(.stepRename)]
  }

  /// Writes the list of what is left to do.
  mutating func writeGuide() {
    let stem = definition.source.name.fileStem
    var text = "# \(say(.guideTitle, VisibleText.of(stem)))\n"
    func section(_ title: String, _ items: [String], marker: String = "- [ ]") {
      guard !items.isEmpty else { return }
      text += "\n## \(title)\n\n"
      for item in items {
        text += "\(marker) \(VisibleText.of(item).capitalizingFirstLetter)\(say(.fullStop))\n"
      }
    }
    section(say(.guideFill), result.gaps.map { "`\($0.path)`: \($0.text)" })
    section(say(.guideChange), result.steps)
    section(say(.guideLost), result.losses.map { $0.message(in: say) }, marker: "-")
    add(stem + ".migration.md", text)
  }
}

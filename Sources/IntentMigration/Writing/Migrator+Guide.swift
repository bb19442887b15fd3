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
    let widgets = plan.intents.filter {
      definition.intent(named: $0.name)?.isEligibleForWidgets?.value == true
    }
    guard !classes.isEmpty else { return }
    var steps = [
      "Add the Swift files to the app's target and to the widget extension's: an intent that only one of them has is not found"
    ]
    if !texts.entries.isEmpty {
      steps.append(
        "Add '\(texts.table).xcstrings' to the same two targets, so that texts are found in both")
    }
    if !widgets.isEmpty {
      steps.append(
        "Keep the kind of each widget as it is, and put '\(widgets.map(\.name).joined(separator: "Widget', '"))Widget' in the widget bundle in place of the old one"
      )
    }
    let listed = classes.joined(separator: ", ")
    if hasOlderSystems {
      steps += [
        "Keep the definition, its classes and the Intents extension as long as the app runs on systems before iOS 17",
        "When it no longer does: remove the definition, the Intents extension, \(listed) from 'IntentsSupported' in the extension's Info.plist, and from 'NSUserActivityTypes' in the app's",
      ]
    } else {
      steps += [
        "Remove \(listed) from 'IntentsSupported' in the Info.plist of the Intents extension, and from 'NSUserActivityTypes' in the app's",
        "Remove the Intents extension if it has no other intents, then the definition from all targets",
      ]
    }
    steps.append(
      "Do not rename parameters, enum values or identifiers later: the system finds what people chose by them"
    )
    result.steps = steps
  }

  /// Writes the list of what is left to do.
  mutating func writeGuide() {
    let stem = definition.source.name.fileStem
    var text = "# Migration of \(VisibleText.of(stem)) to App Intents\n"
    func section(_ title: String, _ items: [String], marker: String = "- [ ]") {
      guard !items.isEmpty else { return }
      text += "\n## \(title)\n\n"
      for item in items {
        text += "\(marker) \(VisibleText.of(item).capitalizingFirstLetter).\n"
      }
    }
    section("Fill in", result.gaps.map { "`\($0.path)`: \($0.text)" })
    section("Change in the project", result.steps)
    section("Not carried over", result.losses.map(\.message), marker: "-")
    add(stem + ".migration.md", text)
  }
}

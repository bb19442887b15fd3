// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import IntentModel
import SourceText
import SwiftDeclarations
package import WidgetProject

extension MigrationHistory {
  /// Takes a project as the whole history: what is known of one that no repository has.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - label: The label of the revision.
  package init(of project: WidgetProject, label: String) {
    self.init()
    let prefixes = Set(project.xcodeProjects.map { $0.classPrefix?.value ?? "" })
    versionCount = project.definitions.count
    for definition in project.definitions {
      for intent in definition.intents {
        guard intent.typeName?.value != "System" else {
          hasSystemIntents = true
          continue
        }
        intents.append(
          HistoricalIntent(
            classNames: intent.classNames(withPrefixes: prefixes.isEmpty ? [""] : prefixes),
            definition: definition, intent: intent, path: definition.source.name,
            lastCommit: label, removal: nil, tag: nil))
      }
    }
    add(AppIntentSources(project), path: nil, commit: label, tag: nil)
  }

  /// Adds the widgets and enums of sources that are not known yet, of the newest sources first.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - path: The path of their only file; nil for their own names.
  ///   - commit: The commit.
  ///   - tag: A tag that has them.
  mutating func add(
    _ sources: AppIntentSources, path: String?, commit: String, tag: String?
  ) {
    let later = widgets
    for widget in sources.widgets where widget.configuration == .intent {
      guard let kind = widget.kind.value, let intent = widget.intent?.value else { continue }
      let found = HistoricalWidget(
        kind: kind, intent: intent, type: widget.type, path: path ?? widget.file.source.name,
        lastCommit: commit, tag: tag,
        isLast: !later.contains { $0.type == widget.type && $0.intent == intent && $0.kind != kind }
      )
      let known = widgets.firstIndex { $0.kind == kind && $0.intent == intent }
      if let known {
        if widgets[known].tag == nil, tag != nil {
          let isLast = widgets[known].isLast
          widgets[known] = found
          widgets[known].isLast = isLast
        }
      } else {
        widgets.append(found)
      }
    }
    for type in sources.types(conformingTo: "AppEnum") {
      for (name, rawValue) in type.rawValues {
        let key = type.fullName + "\n" + rawValue
        if let known = enumCases[key] {
          if known.tag == nil, tag != nil { enumCases[key]?.tag = tag }
        } else {
          enumCases[key] = HistoricalEnumCase(
            type: type.fullName, name: name, rawValue: rawValue, commit: commit, tag: tag)
        }
      }
    }
  }
}

extension Intent {
  /// The names that the class may have, in projects with some prefixes of classes.
  func classNames(withPrefixes prefixes: Set<String>) -> Set<String> {
    if let name = classNameOverride?.value, !name.isEmpty { return [name] }
    let name = (self.name?.value ?? "") + "Intent"
    var names = Set(prefixes.map { $0 + name })
    if let prefix = classPrefix?.value, !prefix.isEmpty { names.insert(prefix + name) }
    return names
  }
}

extension SourceType {
  /// The cases of an enum of texts with their raw values; none of any other enum.
  var rawValues: [(name: String, rawValue: String)] {
    guard main.declaration.inherited.contains(where: { $0.value == "String" }) else { return [] }
    return cases.compactMap { enumCase in
      guard let value = enumCase.rawValue else { return (enumCase.name.value, enumCase.name.value) }
      return value.text.map { (enumCase.name.value, $0) }
    }
  }
}

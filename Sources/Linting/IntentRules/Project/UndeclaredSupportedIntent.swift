// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// Classes in `IntentsSupported` that no definition declares.
struct UndeclaredSupportedIntent: ProjectRule {
  static let metadata = RuleMetadata(
    id: "undeclared-supported-intent", family: .project, severity: .warning,
    summary: "'IntentsSupported' of an extension names a class that no definition declares.",
    why: """
      The upload is refused (90625: the `Info.plist` contains an invalid intent), or the \
      extension is never asked for the right intent, so its options stay empty.
      """,
    remedy: """
      Write the name of the class: the name of the intent followed by 'Intent', unless the \
      definition sets another. Remove intents that no longer exist.
      """)

  static let examples: [RuleExample] = [
    .intentsExtension(intents: ["<string>↓Show</string>"]),
    .intentsExtension(intents: ["<string>↓ShowPlacesIntent</string>"]),
    .intentsExtension(
      intents: ["<string>ShowIntent</string>", "<string>INPlayMediaIntent</string>"]),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for product in context.project.products {
      check(product, in: context, findings: &findings)
    }
    // Nor is it known what comes with packages, where nothing is read.
    guard !context.project.definitions.isEmpty else { return }
    if let unread = context.unreadDefinition {
      reportUnchecked(unread, context, findings: &findings)
      return
    }
    let declared = context.project.definitions.flatMap(\.intents)
      .reduce(into: Set<String>()) { $0.formUnion(context.classNames(of: $1)) }
    var seen: Set<String> = []
    for found in context.intentsExtensions where seen.insert(found.infoPlist.source.name).inserted {
      // Where the target has no definition, its classes may come from a or another project.
      let compilesDefinition = context.project.definitionUses.contains { use in
        use.target == found.target.identifier && use.projectFile == found.project.source.name
      }
      for name in found.appExtension.intentNames {
        // The system's own begin with 'IN'; only a build knows the value of a variable.
        guard !declared.contains(name.value), !name.value.hasPrefix("IN"),
          !name.value.contains("$"), compilesDefinition || isNear(name.value, to: declared)
        else { continue }
        findings.add(
          .undeclared(name.value, among: declared, in: found.appExtension), at: name.range,
          in: found.infoPlist.source.name)
      }
    }
  }

  /// Checks the extensions of a built product, which has all definitions that there are.
  private func check(
    _ product: BuiltProduct, in context: ProjectContext, findings: inout RuleFindings
  ) {
    let declared = Set(context.definitions(of: product).flatMap(\.intents).map(\.className))
    guard !declared.isEmpty, context.unreadDefinition == nil else { return }
    for bundle in product.bundles {
      guard let plist = bundle.infoPlist, let appExtension = plist.appExtension,
        appExtension.handlesIntents
      else { continue }
      for name in appExtension.intentNames {
        // The prefix of a project is not in the definition.
        guard !name.value.hasPrefix("IN"), !declared.contains(where: name.value.hasSuffix) else {
          continue
        }
        findings.add(
          .undeclared(name.value, among: declared, in: appExtension), at: name.range,
          in: plist.source.name)
      }
    }
  }

  /// Says that the classes are not searched for, as what a definition that cannot be read declares is not known.
  private func reportUnchecked(
    _ unread: String, _ context: ProjectContext, findings: inout RuleFindings
  ) {
    guard let found = context.intentsExtensions.first,
      let supported = found.appExtension.intentsSupported
    else { return }
    findings.add(
      .unchecked(unread), at: supported.range, in: found.infoPlist.source.name, severity: .note)
  }

  /// Whether a name is a declared one, misspelled.
  private func isNear(_ name: String, to declared: Set<String>) -> Bool {
    declared.contains(name + "Intent") || NearName.of(name, among: declared.sorted()) != nil
  }
}

extension InfoPlist.AppExtension {
  /// The names in all of its lists.
  fileprivate var intentNames: [Located<String>] {
    [
      intentsSupported, intentsRestrictedWhileLocked,
      intentsRestrictedWhileProtectedDataUnavailable,
    ].compactMap(\.self).flatMap(\.names)
  }
}

extension Diagnostic.Message {
  fileprivate static func unchecked(_ file: String) -> Self {
    "cannot check the classes in 'IntentsSupported', because '\(FilePath(file).name)' cannot be read"
  }

  fileprivate static func undeclared(
    _ name: String, among declared: Set<String>, in appExtension: InfoPlist.AppExtension
  ) -> Self {
    let near =
      declared.contains(name + "Intent")
      ? name + "Intent" : NearName.of(name, among: declared.sorted())
    let sentence = "no definition declares the class '\(name)' that the extension supports"
    guard let near else { return "\(sentence)" }
    // A name that was corrected by a second entry is left over.
    return appExtension.intentNames.contains { $0.value == near }
      ? "\(sentence); '\(near)' is in the list, too, so remove this one"
      : "\(sentence); did you mean '\(near)'?"
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// Intents of widgets that no extension supports.
struct UnsupportedWidgetIntent: ProjectRule {
  static let metadata = RuleMetadata(
    id: "unsupported-widget-intent", family: .project, severity: .warning,
    summary: """
      A widget's intent needs options from an extension, but no extension of the application \
      supports it.
      """,
    why: """
      The system asks only an extension that lists the intent's class in 'IntentsSupported'. \
      The edit sheet of the widget shows no options, and users cannot choose anything.
      """,
    remedy: "Add the intent's class to 'IntentsSupported' of the extension that has the handler.")

  static let examples: [RuleExample] = [
    .intentsExtension(intents: ["<string>INPlayMediaIntent</string>"], entries: options("↓")),
    .intentsExtension(intents: ["<string>ShowIntent</string>"], entries: options("")),
    .intentsExtension(intents: []),
  ]

  private static func options(_ mark: String) -> String {
    """
    <key>INIntentEligibleForWidgets</key>
    <true/>
    <key>INIntentName</key>
    <string>\(mark)Show</string>
    <key>INIntentParameters</key>
    <array>
      <dict>
        <key>INIntentParameterName</key>
        <string>place</string>
        <key>INIntentParameterSupportsDynamicEnumeration</key>
        <true/>
      </dict>
    </array>
    """
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for product in context.project.products {
      check(product, in: context, findings: &findings)
    }
    let extensions = context.intentsExtensions
    for xcodeProject in context.project.xcodeProjects {
      for application in xcodeProject.uploadedApplications {
        check(application, of: xcodeProject, extensions: extensions, context, findings: &findings)
      }
    }
  }

  /// Checks a built product, whose extensions are all known.
  private func check(
    _ product: BuiltProduct, in context: ProjectContext, findings: inout RuleFindings
  ) {
    let plists = product.bundles.compactMap(\.infoPlist)
      .filter { $0.appExtension?.handlesIntents == true }
    // Since iOS 14 the application itself may handle intents.
    guard !plists.isEmpty, product.application?.infoPlist?.intentsSupported == nil else { return }
    let supported = plists.compactMap(\.appExtension?.intentsSupported).flatMap(\.names)
      .map(\.value)
    for definition in context.definitions(of: product) {
      for intent in definition.intents where intent.asksExtension {
        // The prefix of a project is not in the definition.
        guard !supported.contains(where: { $0.hasSuffix(intent.className) }) else { continue }
        findings.add(
          .unsupported(
            intent,
            extensions: product.bundles.filter {
              $0.infoPlist?.appExtension?.handlesIntents == true
            }
            .map(\.name)),
          at: intent.name?.range, in: definition.source.name)
      }
    }
  }

  private func check(
    _ application: XcodeTarget, of xcodeProject: XcodeProject, extensions: [IntentsExtension],
    _ context: ProjectContext, findings: inout RuleFindings
  ) {
    let embedded = extensions.filter {
      $0.project.source.name == xcodeProject.source.name
        && application.embeddedTargets.contains($0.target.identifier)
    }
    // Since iOS 14 the application itself may handle intents.
    guard !embedded.isEmpty,
      !handlesIntents(application, of: xcodeProject, in: context),
      !carriesUnknownExtension(application, of: xcodeProject, in: context)
    else { return }
    let supported = embedded.compactMap(\.appExtension.intentsSupported).flatMap(\.names)
      .map(\.value)
    guard !supported.contains(where: { $0.contains("$") }) else { return }
    let files = context.project.definitionUses.filter {
      $0.projectFile == xcodeProject.source.name && $0.target == application.identifier
    }
    .map(\.definition)
    for definition in context.project.definitions where files.contains(definition.source.name) {
      for intent in definition.intents {
        guard intent.asksExtension,
          context.classNames(of: intent).isDisjoint(with: supported)
        else { continue }
        findings.add(
          .unsupported(intent, extensions: embedded.map(\.target.name.value)),
          at: intent.name?.range, in: definition.source.name,
          notes: embedded.compactMap { found in
            found.appExtension.intentsSupported.map {
              .init(
                message: "the supported classes are listed here",
                at: .init(file: found.infoPlist.source.name, range: $0.range))
            }
          })
      }
    }
  }

  /// Whether the application carries an extension of another project, or one whose `Info.plist` is not known.
  private func carriesUnknownExtension(
    _ application: XcodeTarget, of xcodeProject: XcodeProject, in context: ProjectContext
  ) -> Bool {
    let carried = xcodeProject.targets(embeddedIn: application).filter(\.isAppExtension)
    let read = Set(context.project.infoPlists.map(\.source.name))
    let known = Set(
      context.project.infoPlistUses
        .filter { $0.projectFile == xcodeProject.source.name && read.contains($0.infoPlist) }
        .map(\.target))
    // What is copied to the folder of extensions; products are no files that the project knows a path of.
    let copiedCount = application.buildPhases.reduce(0) { count, phase in
      guard case .copyFiles(destination: 13, _) = phase.kind else { return count }
      return count + phase.files.count(where: \.files.isEmpty)
    }
    return copiedCount > carried.count || carried.contains { !known.contains($0.identifier) }
  }

  private func handlesIntents(
    _ application: XcodeTarget, of xcodeProject: XcodeProject, in context: ProjectContext
  ) -> Bool {
    let uses = context.project.infoPlistUses.filter {
      $0.projectFile == xcodeProject.source.name && $0.target == application.identifier
    }
    // Of an application whose file is not known, everything is possible.
    let names = Set(uses.map(\.infoPlist))
    let read = Set(context.project.infoPlists.map(\.source.name))
    guard !names.isEmpty, names.isSubset(of: read) else { return true }
    return context.project.infoPlists.contains {
      names.contains($0.source.name) && $0.intentsSupported != nil
    }
  }
}

extension Intent {
  /// Whether a widget is configured with it and an extension has options of a parameter.
  fileprivate var asksExtension: Bool {
    isEligibleForWidgets?.value == true
      && parameters.contains { $0.supportsDynamicEnumeration?.value == true }
  }
}

extension Diagnostic.Message {
  fileprivate static func unsupported(_ intent: Intent, extensions: [String]) -> Self {
    let names = extensions.map { "'\($0)'" }.joined(separator: ", ")
    return
      "the options of '\(intent.name?.value ?? "")' come from an extension, but 'IntentsSupported' of \(names) lacks '\(intent.className)'; add it"
  }
}

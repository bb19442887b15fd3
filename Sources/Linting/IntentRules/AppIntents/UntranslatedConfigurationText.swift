// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import StringTables
import SwiftDeclarations
import WidgetProject

/// Texts of a widget's configuration without a translation into the languages of its target.
struct UntranslatedConfigurationText: ProjectRule {
  static let metadata = RuleMetadata(
    id: "untranslated-configuration-text", family: .appIntents, severity: .warning,
    summary: "A title in a widget's configuration has no translation, and other texts have.",
    why: """
      Titles of parameters and of the cases of enums are what users see while they edit a widget. \
      The system looks them up in the string catalog of the target: \
      https://developer.apple.com/documentation/foundation/localizedstringresource. Xcode adds them \
      to the catalog at build time, and somebody has to translate them: \
      https://developer.apple.com/documentation/xcode/preparing-your-apps-text-for-translation.
      """,
    remedy: "Translate the text in 'Localizable.xcstrings', or mark it as not to be translated.")

  static let examples: [RuleExample] = [
    example(title: "↓\"Tag\"", small: "\"Small\"", translated: ["Show", "Small"]),
    example(title: "\"Tag\"", small: "↓\"Small\"", translated: ["Show", "Tag"]),
    example(title: "\"Tag\"", small: "\"Small\"", translated: ["Small", "Tag"]),
    // A catalog that nobody has translated so far.
    example(title: "\"Tag\"", small: "\"Small\"", translated: []),
  ]

  private static func example(
    title: String, small: String, translated: [String]
  ) -> RuleExample {
    .swift(
      """
      struct Show: WidgetConfigurationIntent {
        @Parameter(title: \(title)) var size: Size?
      }
      struct ShowWidget: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "Show", intent: Show.self, provider: Shows()) { ShowView($0) }
        }
      }
      enum Size: String, AppEnum {
        case small
        static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: \(small)]
      }

      """, translated: translated)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    let catalogs = ConfigurationTranslations.all(of: context.project)
    guard !catalogs.isEmpty else { return }
    var seen: Set<String> = []
    for intent in sources.intents where intent.type.conforms(to: "WidgetConfigurationIntent") {
      guard sources.widgets.contains(where: { $0.intent?.value == intent.name }) else { continue }
      for parameter in intent.parameters {
        if let title = parameter.attribute?["title"] {
          report([title], of: parameter.file, catalogs, context, &findings)
        }
        guard let name = parameter.property.type?.single.text,
          let choices = sources.types.types(named: name, in: intent.name).only,
          choices.conforms(to: "AppEnum"), seen.insert(choices.fullName).inserted,
          let (file, property) = choices.property("caseDisplayRepresentations"),
          case .dictionary(let entries)? = property.value?.kind
        else { continue }
        let titles = entries.compactMap { entry in
          entry.value.call.map { $0["title"] ?? $0.unlabeled } ?? entry.value
        }
        report(titles, of: file, catalogs, context, &findings)
      }
    }
  }

  /// Reports texts that the catalogs of all targets of their file lack, those that lack the same languages together.
  private func report(
    _ titles: [SwiftExpression], of file: SwiftFile, _ catalogs: [ConfigurationTranslations],
    _ context: ProjectContext, _ findings: inout RuleFindings
  ) {
    let known = ConfigurationTranslations.of(
      file.source.name, in: context.project, among: catalogs)
    guard let first = known.first else { return }
    var reported: Set<Set<LocaleName>> = [[]]
    let missing = titles.map { title -> (text: String, languages: Set<LocaleName>) in
      guard let text = title.text, text.contains(where: \.isLetter) else { return ("", []) }
      return (text, known.languagesWithout(text))
    }
    for (title, (_, languages)) in zip(titles, missing) where reported.insert(languages).inserted {
      let texts = missing.filter { $0.languages == languages }.map(\.text)
      let names = languages.map(\.identifier).sorted()
      findings.add(
        "'\(first.catalog.source.name)' has most texts in \(names.listed(limit: 4)), but not \(ListedNames.of(texts)); add the \(texts.count == 1 ? "translation" : "translations")",
        at: title.range, in: file.source.name,
        data: [.init("languages", names.joined(separator: ", "))])
    }
  }
}

extension Array {
  /// The only element; nil if the array has none or several.
  fileprivate var only: Element? { count == 1 ? first : nil }
}

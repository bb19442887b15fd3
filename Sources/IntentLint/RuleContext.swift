// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
import SourceText
package import WidgetProject

/// What a rule may look at besides the definition that it checks.
///
/// What several rules need of a definition is gathered once.
package struct RuleContext: Sendable {
  /// The project.
  package let project: WidgetProject

  /// The definitions that rules about definitions are asked about.
  package let definitions: [IntentDefinition]

  /// The identifiers of the rules that are asked besides, so that two of them do not say the same.
  package let appliedRules: Set<String>

  private let attributeGroups: [String: [AttributeGroup]]
  private let attributes: [String: [Attribute]]
  private let translations = KeptValue<[TranslationReview]>()
  private let appStore = KeptValue<[AppStoreFinding]>()
  private let layouts = KeptValue<[LayoutReview]>()

  /// Makes the context in which some definitions of a project, or the project as a whole, are looked at.
  package init(
    project: WidgetProject, definitions: [IntentDefinition] = [], appliedRules: Set<String> = []
  ) {
    self.project = project
    self.definitions = definitions
    self.appliedRules = appliedRules
    attributeGroups = Dictionary(
      definitions.map { ($0.source.name, $0.attributeGroups) },
      uniquingKeysWith: { first, _ in first })
    attributes = attributeGroups.mapValues { $0.flatMap(\.attributes) }
  }

  /// The attributes of all intents, responses and types of a definition of the project, by owner.
  package func attributeGroups(of definition: IntentDefinition) -> [AttributeGroup] {
    attributeGroups[definition.source.name] ?? definition.attributeGroups
  }

  /// The attributes of all intents, responses and types of a definition of the project.
  package func attributes(of definition: IntentDefinition) -> [Attribute] {
    attributes[definition.source.name] ?? definition.attributeGroups.flatMap(\.attributes)
  }

  /// What comparisons of the definitions with their string tables brought up, of those that differ.
  package var translationReviews: [TranslationReview] {
    translations.get {
      var reviews = TranslationReview.all(of: project)
      guard reviews.contains(where: { !$0.gaps.isEmpty }) else { return reviews }
      let told = appStoreFindings.filter { project.isAsked($0.file) }
        .missedKeys(reportedBy: appliedRules)
      guard !told.isEmpty else { return reviews }
      for index in reviews.indices {
        for gap in reviews[index].gaps.indices {
          reviews[index].gaps[gap].told = told[reviews[index].gaps[gap].file.name] ?? []
        }
      }
      return reviews
    }
  }

  /// What App Store Connect does not find of the intents' titles and descriptions.
  var appStoreFindings: [AppStoreFinding] {
    appStore.get { AppStoreCheck(project).findings() }
  }

  /// The widgets of the catalogs as phones draw them, of those that can be drawn.
  package var layoutReviews: [LayoutReview] {
    layouts.get {
      project.catalogs.compactMap {
        LayoutReview(of: $0, in: project, tables: project.tables(of: $0))
      }
    }
  }
}

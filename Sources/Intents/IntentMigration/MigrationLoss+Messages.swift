// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import SourceText

extension MigrationLoss {
  /// The message on the loss and its effect on users, in English, without a full stop.
  public var message: String { message(in: MigrationTexts()) }

  /// The message on the loss and its effect on users, without a full stop.
  package func message(in say: MigrationTexts) -> String {
    switch kind {
    case .parameterType(let type): say(.lostParameterType, subject, type.words(in: say))
    case .propertyType(let type): say(.lostPropertyType, subject, type.words(in: say))
    case .parameterName: say(.lostParameterName, subject)
    case .propertyName(let name): say(.lostPropertyName, subject, name)
    case .typeName(let name): say(.lostTypeName, subject, name)
    case .emptyEnum: say(.lostEmptyEnum, subject)
    case .systemIntent: say(.lostSystemIntent, subject)
    case .placeholder: say(.lostPlaceholder, subject)
    case .synonyms: say(.lostSynonyms, subject)
    case .defaultText: say(.lostDefaultText, subject)
    case .defaultValue: say(.lostDefaultValue, subject)
    case .oneLimit: say(.lostOneLimit, subject)
    case .limits: say(.lostLimits, subject)
    case .listOptions: say(.lostListOptions, subject)
    case .oneName: say(.lostOneName, subject)
    case .unit(let unit): say(.lostUnit, subject, unit)
    case .background: say(.lostBackground, subject)
    case .dateStyle: say(.lostDateStyle, subject)
    case .dialogs(let count): say.counted(count, .lostDialog, .lostDialogs, subject)
    case .refusals: say(.lostRefusals, subject, name)
    case .condition: say(.lostCondition, subject)
    case .conditions(let count):
      say(.lostConditions, subject, String(count), String(1 << min(count, 30)))
    case .sentences(let count): say.counted(count, .lostSentence, .lostSentences, subject)
    case .answers(let count): say.counted(count, .lostAnswer, .lostAnswers, subject)
    case .suggestions: say(.lostSuggestions, subject)
    case .predictions(let count): say.counted(count, .lostPrediction, .lostPredictions, subject)
    case .image(let image): say(.lostImage, subject, image)
    case .pluralText(let key): say(.lostPluralText, key)
    case .defaults: say(.lostDefaults, subject, name.capitalizingFirstLetter)
    case .kind: say(.lostKind, subject)
    case .value(let property): say(.lostValue, subject, property)
    case .watchSize: say(.lostWatchSize, subject)
    }
  }

  /// The last part of the subject.
  private var name: String { String(subject.split(separator: ".").last ?? "") }
}

extension MigrationLoss.LostType {
  fileprivate func words(in say: MigrationTexts) -> String {
    switch self {
    case .named(let name): say(.typeNamed, name)
    case .anyObject: say(.typeAnyObject)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration

extension MigrationLoss {
  /// What is not carried over and what people will notice, without a full stop.
  public var message: String {
    switch kind {
    case .parameterType(let type):
      "parameter '\(subject)' has the type \(type), which App Intents does not have; it is left out, and what people chose for it is lost"
    case .propertyType(let type):
      "property '\(subject)' has the type \(type), which App Intents does not have; it is left out"
    case .parameterName:
      "parameter '\(subject)' has the name of a member of every App Intent; it is left out, and what people chose for it is lost"
    case .propertyName(let name):
      "property '\(subject)' is named '\(name)', because every entity has a member of its name; Shortcuts shows its title as before"
    case .typeName(let name):
      "'\(subject)' is named '\(name)', because the usual name is taken; nobody sees it"
    case .emptyEnum:
      "enum '\(subject)' has no values to choose from; it is left out with its parameters"
    case .systemIntent:
      "'\(subject)' is an intent of the system's, which has no App Intent of its own; keep it in the definition"
    case .placeholder:
      "the placeholder of '\(subject)' is not carried over; an empty field shows the parameter's title"
    case .synonyms:
      "the synonyms of the enum '\(subject)' need iOS 17; Siri understands the values' titles only"
    case .defaultText:
      "the default of '\(subject)' has translations, and App Intents takes one text; people see it in the language of the definition"
    case .defaultValue:
      "the default of '\(subject)' is not carried over; people see an empty field, so use the default where the value is read"
    case .oneLimit:
      "'\(subject)' has one limit, and App Intents takes both or none; check the number where it is used"
    case .dateStyle:
      "the date style of '\(subject)' is not carried over; the system writes dates in its own style"
    case .dialogs(let count):
      "\(Self.count(count, "dialog")) of '\(subject)' \(count == 1 ? "is" : "are") not carried over; the system asks in its own words unless 'perform' does"
    case .refusals:
      "the reasons why '\(subject)' can be refused are not carried over; check the value in 'perform' and throw '$\(name).needsValueError(…)'"
    case .condition:
      "'\(subject)' is shown on a condition that App Intents does not have; it is always shown"
    case .conditions(let count):
      "\(Self.count(count, "condition")) of '\(subject)' would need \(1 << min(count, 30)) sentences; all of its parameters are always shown"
    case .sentences(let count):
      "\(Self.count(count, "other sentence")) of '\(subject)' \(count == 1 ? "is" : "are") not carried over; Shortcuts shows one sentence"
    case .responses(let count):
      "\(Self.count(count, "answer")) of '\(subject)' \(count == 1 ? "is" : "are") listed in 'perform'; Siri says nothing until they are moved to dialogs"
    case .suggestions:
      "'\(subject)' is no longer suggested by itself; donate it with 'IntentDonationManager'"
    case .image(let image):
      "the image '\(image)' of '\(subject)' is not carried over; Shortcuts shows the app's icon"
    case .pluralText(let key):
      "the plural forms of the text '\(key)' are not carried over; add them to the string catalog"
    case .defaults:
      "the rows of '\(subject)' show 'Choose' until a person chooses, where they showed the defaults; the widget shows its defaults as before if its view reads 'shown\(name.capitalizingFirstLetter)'"
    case .kind:
      "the kind of the widget '\(subject)' is not known; use the kind of the old widget, or every placed widget disappears"
    case .value(let property):
      "the value of '\(property)' in the catalog's '\(subject)' cannot be written as Swift; add it in code"
    case .watchSize:
      "the size of '\(subject)' for a corner of a watch face is not carried over; watches have no edit sheet"
    }
  }

  /// The last part of the subject.
  private var name: String { String(subject.split(separator: ".").last ?? "") }

  private static func count(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// An intent that two revisions have.
package struct IntentPair: Sendable {
  /// The intent of the earlier revision.
  package let old: Part<Intent>

  /// The intent of the later revision.
  package let new: Part<Intent>

  /// The parameters of both, paired.
  package let parameters: AttributePairing

  /// The pairs of parameters of the response.
  package let results: AttributePairing

  init(_ old: Part<Intent>, _ new: Part<Intent>) {
    self.old = old
    self.new = new
    parameters = AttributePairing(from: old.value.parameters, to: new.value.parameters)
    results = AttributePairing(
      from: old.value.response?.parameters ?? [], to: new.value.response?.parameters ?? [])
  }

  /// Whether a widget could be configured with it.
  package var isForWidgets: Bool { old.value.isEligibleForWidgets?.value == true }

  /// The intent as a subject.
  func subject(_ settings: DiffSettings) -> ChangeSubject {
    ChangeSubject(
      .intent, new.value.name?.value ?? "", title: new.title(new.value, settings.locale))
  }

  /// A parameter as a subject: under its new name, if it has one.
  func subject(
    _ attribute: Attribute, in part: Part<Intent>, _ settings: DiffSettings,
    as kind: ChangeSubject.Kind = .parameter
  ) -> ChangeSubject {
    ChangeSubject(
      kind, attribute.propertyName,
      title: part.home.text(attribute.displayName, in: settings.locale),
      owner: new.value.name?.value ?? "", ownerTitle: new.title(new.value, settings.locale))
  }
}

extension Part {
  /// The title of an intent.
  func title(_ intent: Intent, _ locale: LocaleName?) -> String {
    home.text(intent.title, in: locale) ?? intent.name?.value ?? ""
  }
}

extension Attribute {
  /// The best range to show of it.
  var range: SourceRange { name?.range ?? declaration.openingRange }
}

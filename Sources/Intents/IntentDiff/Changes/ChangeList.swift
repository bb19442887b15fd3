// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics

/// Collects the changes that one rule finds.
package struct ChangeList {
  private let metadata: RuleMetadata

  /// The changes so far.
  package private(set) var changes: [IntentChange] = []

  init(of metadata: RuleMetadata) {
    self.metadata = metadata
  }

  /// Adds a change.
  ///
  /// - Parameters:
  ///   - message: The fact, what follows, and what to do.
  ///   - subject: What has changed.
  ///   - place: Where it is in the later revision.
  ///   - earlier: Where it is in the earlier one.
  ///   - effect: What it does, if the rule's page does not decide.
  ///   - isPossible: Whether that is not certain.
  ///   - isForWidgets: Whether a widget can have it.
  ///   - values: What a sentence about it says in addition.
  package mutating func add(
    _ message: Diagnostic.Message, _ subject: ChangeSubject, at place: Diagnostic.Place,
    earlier: Diagnostic.Place?, effect: ChangeEffect? = nil, isPossible: Bool = false,
    isForWidgets: Bool = true, values: [String] = []
  ) {
    let effect = effect ?? metadata.change?.effect ?? .breaks
    changes.append(
      IntentChange(
        rule: metadata.id, effect: effect, isPossible: isPossible,
        audiences: effect == .safe
          ? [] : (metadata.change?.audiences ?? []).filter { isForWidgets || $0 != .widgets },
        subject: subject, message: message, place: place, earlierPlace: earlier, values: values))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics

/// Collects the changes that one rule finds.
package struct ChangeList {
  private let metadata: RuleMetadata

  /// The changes that were added so far.
  package private(set) var changes: [IntentChange] = []

  init(of metadata: RuleMetadata) {
    self.metadata = metadata
  }

  /// Adds a change of the rule, with its message, subject and places.
  ///
  /// - Parameters:
  ///   - message: The fact, what follows, and what to do.
  ///   - subject: The part that changed.
  ///   - place: Where it is in the later revision.
  ///   - earlier: Where it is in the earlier one.
  ///   - effect: The effect, if it differs from that of the rule's page.
  ///   - isPossible: Whether that is not certain.
  ///   - isForWidgets: Whether a widget can have it.
  ///   - values: The values for a sentence about it.
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

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Finding rules by the names that users write: the identifier of a rule, the name of a family for
/// all of its rules, or that of an email of App Store Connect for the rules that predict it.
extension RuleSet {
  /// The identifiers of the rules that a name means.
  ///
  /// - Throws: ``UnknownRuleName`` if there is no rule and no family of that name.
  package func ids(meantBy name: String) throws(UnknownRuleName) -> [String] {
    let metadata = metadata
    if metadata.contains(where: { $0.id == name }) || otherRules.contains(name) { return [name] }
    let predicting = metadata.filter { $0.mail == name.uppercased() }.map(\.id)
    if !predicting.isEmpty { return predicting }
    guard let family = RuleFamily(rawValue: name) else {
      throw UnknownRuleName(name: name, known: names)
    }
    return metadata.filter { $0.family == family }.map(\.id)
  }

  /// The names that a user can enter: identifiers, then families, then emails.
  package var names: [String] {
    let metadata = metadata
    return metadata.map(\.id) + otherRules + RuleFamily.allCases.map(\.rawValue)
      + Set(metadata.compactMap(\.mail)).sorted()
  }
}

/// A name that is neither a rule's nor a family's.
package struct UnknownRuleName: Error, Hashable, Sendable {
  /// The name as it was written.
  package let name: String

  /// The known names that may have been meant, at most three.
  package let suggestions: [String]

  /// Looks for known names that may have been meant: the nearest, or else those of which the name is some of the words, as
  /// `title-missing` is of `app-store-title-missing`.
  init(name: String, known: [String]) {
    self.name = name
    if let near = NearName.of(name, among: known) {
      suggestions = [near]
      return
    }
    let words = Set(name.lowercased().split(separator: "-"))
    let longer = words.isEmpty ? [] : known.filter { words.isSubset(of: $0.split(separator: "-")) }
    // Of more, none is likely to be meant.
    suggestions = longer.count <= 3 ? longer : []
  }

  init(name: String, suggestions: [String]) {
    self.name = name
    self.suggestions = suggestions
  }
}

extension UnknownRuleName: CustomStringConvertible {
  /// The fact, and what to do.
  package var description: String {
    let quoted = suggestions.map { "'\($0)'" }
    guard let last = quoted.last else {
      return "unknown rule '\(name)'; 'quickaction rules' lists all rules"
    }
    let others = quoted.dropLast().joined(separator: ", ")
    return "unknown rule '\(name)'; did you mean \(others.isEmpty ? "" : others + " or ")\(last)?"
  }
}

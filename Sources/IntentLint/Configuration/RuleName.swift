// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Finding rules by what people write: the identifier of a rule, or the name of a family for all of its rules.
package enum RuleName {
  /// The rules that are meant, by identifier.
  ///
  /// - Throws: ``UnknownRuleName`` where there is no rule and no family of that name.
  package static func ids(meantBy name: String) throws(UnknownRuleName) -> [String] {
    let metadata = RuleRegistry.rules.map { $0.metadata }
    if metadata.contains(where: { $0.id == name }) { return [name] }
    guard let family = RuleFamily(rawValue: name) else { throw UnknownRuleName(name: name) }
    return metadata.filter { $0.family == family }.map(\.id)
  }

  /// Everything that can be written: identifiers, then families.
  package static var all: [String] {
    RuleRegistry.rules.map { $0.metadata.id } + RuleFamily.allCases.map(\.rawValue)
  }
}

/// A name that is neither a rule's nor a family's.
package struct UnknownRuleName: Error, Hashable, Sendable {
  /// The name as it was written.
  package let name: String
}

extension UnknownRuleName: CustomStringConvertible {
  /// What was found and what to do.
  package var description: String {
    let question = NearName.question(name, among: RuleName.all)
    return "there is no rule '\(name)'"
      + (question.isEmpty ? "; 'quickaction rules' lists them" : question)
  }
}

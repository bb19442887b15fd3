// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Finding rules by what people write: the identifier of a rule, the name of a family for all of its rules, or that of a
/// mail of App Store Connect for those that foresee it.
package enum RuleName {
  /// The rules that are meant, by identifier.
  ///
  /// - Throws: ``UnknownRuleName`` where there is no rule and no family of that name.
  package static func ids(meantBy name: String) throws(UnknownRuleName) -> [String] {
    let metadata = RuleRegistry.rules.map { $0.metadata }
    if metadata.contains(where: { $0.id == name }) { return [name] }
    let foreseeing = metadata.filter { $0.mail == name.uppercased() }.map(\.id)
    if !foreseeing.isEmpty { return foreseeing }
    guard let family = RuleFamily(rawValue: name) else { throw UnknownRuleName(name: name) }
    return metadata.filter { $0.family == family }.map(\.id)
  }

  /// Everything that can be written: identifiers, then families, then mails.
  package static var all: [String] {
    let metadata = RuleRegistry.rules.map { $0.metadata }
    return metadata.map(\.id) + RuleFamily.allCases.map(\.rawValue)
      + Set(metadata.compactMap(\.mail)).sorted()
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
    let advice = question.isEmpty ? questionOfPart : question
    return "there is no rule '\(name)'"
      + (advice.isEmpty ? "; 'quickaction rules' lists them" : advice)
  }

  /// The most names that a question asks for.
  private static let maximumNameCount = 3

  /// Asks for the rules whose words the name is some of, as `title-missing` is of `app-store-title-missing`; empty where
  /// there is none, or too many to mean one of them.
  private var questionOfPart: String {
    let words = Set(name.lowercased().split(separator: "-"))
    guard !words.isEmpty else { return "" }
    let names = RuleName.all.filter { words.isSubset(of: $0.split(separator: "-")) }
    guard let last = names.last, names.count <= Self.maximumNameCount else { return "" }
    let others = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return "; did you mean \(others.isEmpty ? "" : others + " or ")'\(last)'?"
  }
}

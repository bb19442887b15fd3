// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ChangeReports
package import IntentLint
import IntentValidation
import MigrationCheck
import ProgramCheck

extension RuleSet {
  /// The rules that have a page: those about built extensions, changes and migrations, too, which files of one revision have no findings of.
  package static let documented = all + program + changes + migration

  /// Some of all rules, and the readers, which always look; the others can be named and are not applied.
  package static func only(_ rules: any Rule.Type...) -> RuleSet {
    func isIn(_ member: Member) -> Bool {
      if case .reader = member { return true }
      return rules.contains { $0 == member.rule }
    }
    return RuleSet(
      all.members.filter(isIn),
      otherRules: all.members.filter { !isIn($0) }.map { $0.rule.metadata.id })
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import IntentValidation
import RuleTestSupport
import Testing

@Suite struct RuleSelectionTests {
  @Test("without names all rules are selected")
  func all() throws {
    let selection = try RuleSelection(selecting: [], ignoring: [], of: .all)
    #expect(selection.contains("duplicate-parameter-tag") && selection.contains("anything"))
  }

  @Test("a name of a family stands for its rules")
  func families() throws {
    let selection = try RuleSelection(selecting: ["numbers"], ignoring: [], of: .all)
    #expect(selection.contains("duplicate-parameter-tag"))
    #expect(!selection.contains("anything"))
    let other = try RuleSelection(selecting: [], ignoring: ["numbers"], of: .all)
    #expect(!other.contains("duplicate-parameter-tag"))
    #expect(other.contains("anything"))
  }

  @Test("a name that is unknown is an error with the nearest name")
  func unknown() {
    let error = #expect(throws: UnknownRuleName.self) {
      _ = try RuleSelection(
        selecting: [], ignoring: ["numbers", "duplicate-parameter-tags"], of: .all)
    }
    let sentence =
      "unknown rule 'duplicate-parameter-tags'; did you mean 'duplicate-parameter-tag'?"
    #expect(error?.description == sentence)
  }

  @Test("what is selected on top counts alone, what is ignored on top counts besides")
  func overriding() {
    let file = RuleSelection(selected: ["a", "b"], ignored: ["b"])
    let selecting = file.overridden(by: RuleSelection(selected: ["b", "c"]))
    #expect(["a", "b", "c"].filter(selecting.contains) == ["b", "c"])
    let ignoring = file.overridden(by: RuleSelection(ignored: ["a"]))
    #expect(["a", "b", "c"].filter(ignoring.contains).isEmpty)
    #expect(file.overridden(by: RuleSelection()) == file)
  }
}

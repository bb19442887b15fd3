// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Dialogs and reasons")
struct PromptDialogTests {
  @Test(
    "a dialog's type is found by its name, and has the runtime's number",
    arguments: [
      ("Primary", 0), ("Concise", 1), ("DisambiguationIntroduction", 2),
      ("SubsequentIntroduction", 3), ("DisambiguationSelection", 4), ("Confirmation", 5),
      ("Configuration", 6),
    ])
  func kind(name: String, number: Int) {
    #expect(PromptDialog.Kind(typeName: name).rawValue == number)
  }

  @Test("a type that does not exist is primary", arguments: [nil, "", "primary", "Other"])
  func unknownKind(name: String?) {
    #expect(PromptDialog.Kind(typeName: name) == .primary)
  }

  @Test("of several dialogs of one type the last wins", arguments: Attribute.Owner.allCases)
  func lastOfAType(owner: Attribute.Owner) throws {
    let attribute = try Fixture.attribute(
      [
        "…PromptDialogs": [
          ["…PromptDialogType": "Primary", "…PromptDialogFormatString": "one"],
          ["…PromptDialogType": "Configuration", "…PromptDialogFormatString": "two"],
          ["…PromptDialogType": "Primary", "…PromptDialogFormatString": "three"],
          ["…PromptDialogType": "Configuration", "…PromptDialogFormatString": "four"],
          ["…PromptDialogType": "Nonsense", "…PromptDialogFormatString": "five"],
        ]
      ], of: owner)
    #expect(attribute.promptDialogs.count == 5)
    #expect(attribute.promptDialog(.primary)?.format.text?.value == "five")
    #expect(attribute.promptDialog(.configuration)?.format.text?.value == "four")
    #expect(attribute.promptDialog(.confirmation)?.kind == nil)
  }

  @Test("reasons stay in the order of the file, which numbers them")
  func reasons() throws {
    let attribute = try Fixture.attribute([
      "…UnsupportedReasons": [
        ["…UnsupportedReasonCode": "lessThanMinimumValue", "…UnsupportedReasonDefault": true],
        ["…UnsupportedReasonCode": "invalid", "…UnsupportedReasonCustom": true],
        ["…UnsupportedReasonCode": "empty", "…UnsupportedReasonCustom": true],
      ]
    ])
    #expect(
      attribute.unsupportedReasons.map(\.code?.value) == [
        "lessThanMinimumValue", "invalid", "empty",
      ])
    #expect(attribute.unsupportedReasons.map(\.isDefault?.value) == [true, nil, nil])
    #expect(attribute.unsupportedReasons.map(\.isCustom?.value) == [nil, true, true])
  }
}

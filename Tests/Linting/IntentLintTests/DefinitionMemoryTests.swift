// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import Foundation
import IntentModel
import IntentValidation
import RuleTestSupport
import SourceText
import TestSupport
import Testing
import WidgetProject

@testable import IntentLint

struct DefinitionMemoryTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(Self.text(title: "Show"), to: "A.intentdefinition")
    try scratch.write(Self.text(title: "Show"), to: "B.intentdefinition")
  }

  /// A definition with a key that nothing knows.
  private static func text(title: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>INIntents</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>INIntentName</key>
    \t\t\t<string>\(title)</string>
    \t\t\t<key>INIntentOurs</key>
    \t\t\t<true/>
    \t\t</dict>
    \t</array>
    </dict>
    </plist>

    """
  }

  private func project() -> WidgetProject { ProjectLoader.load([scratch.path]) }

  @Test func `A definition that has not changed is not checked again, and one that has is`() throws
  {
    let memory = DefinitionMemory()
    var checked: [String] = []
    func check(_ rules: [String] = ["unknown-key"]) {
      for definition in project().askedDefinitions {
        _ = memory.findings(in: definition, of: rules) {
          checked.append(FilePath(definition.source.name).name)
          return []
        }
      }
    }
    check()
    #expect(checked == ["A.intentdefinition", "B.intentdefinition"])
    check()
    #expect(checked.count == 2)
    try scratch.write(Self.text(title: "Hide"), to: "B.intentdefinition")
    check()
    #expect(checked.dropFirst(2) == ["B.intentdefinition"])
    check(["unknown-key", "unused-type"])
    #expect(checked.count == 5, "other rules find something else")
  }

  @Test func `What is found with a memory is what is found without one`() throws {
    let memory = DefinitionMemory()
    let linter = Linter(rules: .all)
    func expectSame() throws -> [Diagnostic] {
      let project = project()
      let findings = linter.findings(in: project)
      #expect(linter.findings(in: project, remembering: memory) == findings)
      return findings
    }
    let first = try expectSame()
    #expect(first.contains { $0.id == "unknown-key" })
    #expect(memory.count == 2)
    try scratch.write(
      Self.text(title: "Show").replacing("INIntentOurs", with: "INIntentDescription"),
      to: "A.intentdefinition")
    let second = try expectSame()
    #expect(second != first)
    try FileManager.default.removeItem(atPath: scratch.path("B.intentdefinition"))
    _ = try expectSame()
    _ = try expectSame()
    #expect(memory.count == 1, "what is gone is forgotten")
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("The root of a definition")
struct RootKeysTests {
  private func versions(_ definition: IntentDefinition) -> [String?] {
    [
      definition.modelVersion, definition.namespace, definition.systemVersion,
      definition.toolsVersion, definition.toolsBuildVersion,
    ].map { $0?.value }
  }

  @Test("version 1.0 has neither types nor a namespace")
  func version10() throws {
    let definition = try Fixture.definition([
      "INEnums": [["INEnumName": "Size"]], "INIntents": [["INIntentName": "Order"]],
      "INIntentDefinitionModelVersion": "1.0", "INIntentDefinitionSystemVersion": "18A391",
      "INIntentDefinitionToolsVersion": "10.0", "INIntentDefinitionToolsBuildVersion": "10A255",
    ])
    #expect(versions(definition) == ["1.0", nil, "18A391", "10.0", "10A255"])
    #expect(definition.enums.map(\.className) == ["Size"])
    #expect(definition.intents.map(\.className) == ["OrderIntent"])
    #expect(definition.types.isEmpty)
    #expect(definition.diagnostics.isEmpty)
  }

  @Test("versions 1.1 and 1.2 have both", arguments: ["1.1", "1.2"])
  func laterVersions(version: String) throws {
    let definition = try Fixture.definition([
      "INEnums": [], "INIntents": [], "INTypes": [["INTypeName": "Place"]],
      "INIntentDefinitionModelVersion": .string(version), "INIntentDefinitionNamespace": "88xZPY",
      "INIntentDefinitionSystemVersion": "20G165", "INIntentDefinitionToolsVersion": "13.0",
      "INIntentDefinitionToolsBuildVersion": "13A233",
    ])
    #expect(versions(definition) == [version, "88xZPY", "20G165", "13.0", "13A233"])
    #expect(definition.types.map(\.className) == ["Place"])
    #expect(definition.diagnostics.isEmpty)
  }

  @Test("the file that Xcode starts with has two empty lists and nothing else")
  func template() throws {
    let findings = try Findings(
      inFile: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>INIntents</key>
          <array>
          </array>
          <key>INEnums</key>
          <array>
          </array>
        </dict>
        </plist>

        """)
    #expect(findings.messages.isEmpty)
    #expect(versions(findings.definition) == [nil, nil, nil, nil, nil])
    #expect(findings.definition.intents.isEmpty)
    #expect(findings.definition.enums.isEmpty)
    #expect(findings.definition.unknownEntries.isEmpty)
  }

  @Test("a value knows where it stands")
  func places() throws {
    let marked = Findings.file(
      ofRoot: """
        <key>INIntents</key><array><dict>
          <key>INIntentName</key><string>↓Ord&amp;er↓</string>
        </dict></array>
        """)
    let text = MarkedText(marked)
    let definition = try IntentDefinition(SourceFile(name: "test", text: text.text))
    let name = try #require(definition.intents.first?.name)
    #expect(name.value == "Ord&er")
    #expect([name.range.start, name.range.end] == text.offsets)
    #expect(definition.source.name == "test")
  }
}

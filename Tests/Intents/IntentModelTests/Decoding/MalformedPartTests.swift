// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Malformed parts")
struct MalformedPartTests {
  /// An intent with the given entries, between two others that must be read whatever is wrong with it.
  private func file(ofIntent entries: String) -> String {
    Findings.file(
      ofRoot: """
        <key>INIntents</key><array>
          <dict><key>INIntentName</key><string>Before</string></dict>
          <dict><key>INIntentName</key><string>Order</string>
          \(entries)
          </dict>
          <dict><key>INIntentName</key><string>After</string></dict>
        </array>
        """)
  }

  /// The same with the entries in a parameter, behind its name and type.
  private func file(ofParameter entries: String) -> String {
    file(
      ofIntent: """
        <key>INIntentParameters</key><array><dict>
          <key>INIntentParameterName</key><string>size</string>
          <key>INIntentParameterType</key><string>String</string>
          \(entries)
        </dict></array>
        """)
  }

  private func expect(_ messages: [String], in marked: String) throws {
    let findings = try Findings(inFile: marked)
    #expect(findings.marked == marked)
    #expect(findings.messages == messages)
    #expect(findings.definition.intents.map { $0.name?.value } == ["Before", "Order", "After"])
  }

  @Test(
    "a container of an intent must have its type",
    arguments: [
      ("INIntentParameters", "↓<dict>↓</dict>", "an array; it is a dictionary"),
      ("INIntentParameters", "<string>↓none↓</string>", "an array; it is a string"),
      ("INIntentResponse", "↓<array>↓<dict/></array>", "a dictionary; it is an array"),
      ("INIntentParameterCombinations", "↓<array/>↓", "a dictionary; it is an array"),
      ("INIntentManagedParameterCombinations", "↓<true/>↓", "a dictionary; it is a Boolean"),
    ])
  func intentContainers(key: String, value: String, fault: String) throws {
    try expect(
      ["error: the value of '\(key)' must be \(fault)"],
      in: file(ofIntent: "<key>\(key)</key>\(value)"))
  }

  @Test(
    "a container of a parameter must have its type",
    arguments: [
      ("ArraySizes", "<integer>↓4↓</integer>", "an array; it is an integer"),
      ("PromptDialogs", "↓<dict/>↓", "an array; it is a dictionary"),
      ("UnsupportedReasons", "↓<string></string>↓", "an array; it is a string"),
      ("Metadata", "↓<array/>↓", "a dictionary; it is an array"),
      ("Relationship", "<real>↓1↓</real>", "a dictionary; it is a real number"),
    ])
  func parameterContainers(suffix: String, value: String, fault: String) throws {
    let key = "INIntentParameter" + suffix
    try expect(
      ["error: the value of '\(key)' must be \(fault)"],
      in: file(ofParameter: "<key>\(key)</key>\(value)"))
  }

  @Test("the lists inside of metadata and of a relationship must be lists")
  func innerLists() throws {
    try expect(
      [
        "error: the value of 'INIntentParameterMetadataCustomUTIs' must be an array; it is a string",
        "error: the value of 'INIntentParameterRelationshipPredicateValues' must be an array; "
          + "it is a Boolean",
      ],
      in: file(
        ofParameter: """
          <key>INIntentParameterMetadata</key><dict>
            <key>INIntentParameterMetadataCustomUTIs</key><string>↓public.item↓</string>
          </dict>
          <key>INIntentParameterRelationship</key><dict>
            <key>INIntentParameterRelationshipPredicateValues</key>↓<true/>↓
          </dict>
          """))
  }

  @Test("an element that is no dictionary is reported, and those around it are read")
  func elements() throws {
    let marked = Findings.file(
      ofRoot: """
        <key>INIntents</key><array>
          ↓<true/>↓<dict><key>INIntentName</key><string>A</string></dict>
          <string>↓B↓</string>↓<array>↓<dict/></array>
          <dict><key>INIntentName</key><string>C</string></dict>
        </array>
        """)
    let findings = try Findings(inFile: marked)
    #expect(findings.marked == marked)
    #expect(
      findings.messages
        == ["a Boolean", "a string", "an array"].map {
          "error: every element of 'INIntents' must be a dictionary; this one is \($0)"
        })
    #expect(findings.definition.intents.map(\.className) == ["AIntent", "CIntent"])
  }

  @Test("a combination that is no dictionary is reported, and the others are read")
  func combinations() throws {
    let marked = file(
      ofIntent: """
        <key>INIntentParameterCombinations</key><dict>
          <key>a</key><string>↓b↓</string><key>c</key><dict/>
        </dict>
        """)
    try expect(["error: the value of 'a' must be a dictionary; it is a string"], in: marked)
    let intent = try Findings(inFile: marked).definition.intent(named: "Order")
    #expect(intent?.parameterCombinations.map(\.key.value) == ["c"])
  }

  @Test("a text, a flag or a number of a wrong type is a warning, and counts as absent")
  func leaves() throws {
    let marked = file(
      ofIntent: """
        <key>INIntentTitle</key><integer>↓5↓</integer>
        <key>INIntentVerb</key>↓<dict>↓<key>a</key><true/></dict>
        <key>INIntentConfigurable</key><date>↓2026-11-21T09:30:00Z↓</date>
        <key>INIntentRestrictions</key>↓<data></data>↓
        """)
    try expect(
      [
        "warning: the value of 'INIntentTitle' must be a string; it is an integer",
        "warning: the value of 'INIntentVerb' must be a string; it is a dictionary",
        "warning: the value of 'INIntentConfigurable' must be a Boolean; it is a date",
        "warning: the value of 'INIntentRestrictions' must be an integer; it is data",
      ], in: marked)
    let intent = try #require(Findings(inFile: marked).definition.intent(named: "Order"))
    #expect(intent.declaredTitle.isAbsent)
    #expect(intent.verb == nil)
    #expect(intent.isConfigurable == nil)
    #expect(intent.restrictions == nil)
  }

  @Test("a part without its name is reported where it begins, and read")
  func missingNames() throws {
    let marked = Findings.file(
      ofRoot: """
        <key>INEnums</key><array>
          ↓<dict>↓<key>INEnumValues</key><array>↓<dict/>↓</array></dict>
        </array>
        <key>INIntents</key><array>
          ↓<dict>↓
            <key>INIntentResponse</key><dict>
              <key>INIntentResponseCodes</key><array>↓<dict/>↓</array>
            </dict>
          </dict>
        </array>
        <key>INTypes</key><array>↓<dict>↓</dict></array>
        """)
    let findings = try Findings(inFile: marked)
    #expect(findings.marked == marked)
    #expect(
      findings.messages == [
        "error: this enum has no 'INEnumName'; add it",
        "error: this enum value has no 'INEnumValueName'; add it",
        "error: this intent has no 'INIntentName'; add it",
        "error: this response code has no 'INIntentResponseCodeName'; add it",
        "error: this type has no 'INTypeName'; add it",
      ])
    #expect(findings.definition.enums.first?.values.count == 1)
    #expect(findings.definition.intents.first?.response?.codes.count == 1)
    #expect(findings.definition.types.count == 1)
  }

  @Test("a name of a wrong type is reported as such, and not as missing as well")
  func misspelledName() throws {
    let marked = Findings.file(
      ofRoot:
        "<key>INIntents</key><array><dict><key>INIntentName</key>↓<true/>↓</dict></array>")
    let findings = try Findings(inFile: marked)
    #expect(findings.marked == marked)
    #expect(
      findings.messages == [
        "warning: the value of 'INIntentName' must be a string; it is a Boolean"
      ])
  }

  @Test("a definition without intents is a warning")
  func missingIntents() throws {
    let marked = "<plist version=\"1.0\">↓<dict>↓<key>INEnums</key><array/></dict></plist>"
    let findings = try Findings(inFile: marked)
    #expect(findings.marked == marked)
    #expect(findings.messages == ["warning: this definition has no 'INIntents'; add it"])
  }

  @Test("a parameter needs a name, and a type unless it has an enum's name")
  func missingTypes() throws {
    try expect(
      [
        "error: this parameter has no 'INIntentParameterName'; add it",
        "error: this parameter has no 'INIntentParameterType'; add it",
      ],
      in: file(
        ofIntent: """
          <key>INIntentParameters</key><array>
            ↓↓<dict>↓↓<key>INIntentParameterObjectType</key><string>Place</string></dict>
            <dict>
              <key>INIntentParameterName</key><string>size</string>
              <key>INIntentParameterEnumType</key><string>Size</string>
            </dict>
          </array>
          """))
  }

  @Test("a property and a response parameter are called what they are")
  func partNames() throws {
    let marked = Findings.file(
      ofRoot: """
        <key>INIntents</key><array><dict>
          <key>INIntentName</key><string>A</string>
          <key>INIntentResponse</key><dict>
            <key>INIntentResponseParameters</key><array>
              ↓<dict>↓<key>INIntentResponseParameterType</key><string>URL</string></dict>
            </array>
          </dict>
        </dict></array>
        <key>INTypes</key><array><dict>
          <key>INTypeName</key><string>A</string>
          <key>INTypeProperties</key><array>
            ↓<dict>↓<key>INTypePropertyType</key><string>URL</string></dict>
          </array>
        </dict></array>
        """)
    let findings = try Findings(inFile: marked)
    #expect(findings.marked == marked)
    #expect(
      findings.messages == [
        "error: this parameter has no 'INIntentResponseParameterName'; add it",
        "error: this property has no 'INTypePropertyName'; add it",
      ])
  }

  @Test("a key that stands twice is reported at the later one, with a note at the first")
  func duplicateKeys() throws {
    let marked = file(
      ofIntent: """
        <key>↓INIntentTitle↓</key><string>One</string>
        <key>↓INIntentTitle↓</key><string>Two</string>
        """)
    try expect(
      [
        "warning: duplicate key 'INIntentTitle'; only its last value is used, so remove the others",
        "note: the first is here",
      ], in: marked)
    let intent = try Findings(inFile: marked).definition.intent(named: "Order")
    #expect(intent?.title.text?.value == "Two")
  }

  @Test("text behind the end is reported, and all before it is read")
  func trailingContent() throws {
    let marked = file(ofIntent: "") + "\n↓<dict/>↓"
    try expect(
      [
        "warning: text after the end of the property list is ignored; remove it"
      ], in: marked)
  }

  @Test("findings come in the order of the file, whatever finds them")
  func order() throws {
    try expect(
      [
        "warning: the value of 'INIntentVerb' must be a string; it is a Boolean",
        "warning: duplicate key 'INIntentVerb'; only its last value is used, so remove the others",
        "note: the first is here",
        "warning: the value of 'INIntentVerb' must be a string; it is an integer",
      ],
      in: file(
        ofIntent: """
          <key>↓INIntentVerb↓</key>↓<true/>↓
          <key>↓INIntentVerb↓</key><integer>↓1↓</integer>
          """))
  }
}

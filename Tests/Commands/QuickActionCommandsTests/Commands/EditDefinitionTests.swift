// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// Editing the intents of definitions that have no catalog.
@Suite struct EditDefinitionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func edit(_ arguments: String..., input: [String] = []) -> CommandRun {
    CommandRun(["edit"] + arguments, in: folder, input: input)
  }

  /// Writes a definition with intents for widgets, and others.
  private func write(_ path: String, widgets: [String], others: [String] = []) throws {
    func intent(_ name: String, _ rest: String) -> String {
      """
      <dict>
        <key>INIntentName</key><string>\(name)</string>\(rest)
        <key>INIntentParameters</key><array>
          \(parameter(1, "pages", "Object", "<key>INIntentParameterObjectType</key><string>Page</string>"
            + "<key>INIntentParameterSupportsMultipleValues</key><true/>"))
          \(parameter(2, "tags", "String", "<key>INIntentParameterSupportsMultipleValues</key><true/>"))
          \(parameter(3, "shaded", "Boolean"))
          \(parameter(4, "note", "String", """
            <key>INIntentParameterDisplayName</key><string>Note</string>
            <key>INIntentParameterDisplayNameID</key><string>nt</string>
            """))
        </array>
      </dict>
      """
    }
    let eligible = "<key>INIntentEligibleForWidgets</key><true/>"
    let intents = widgets.map { intent($0, eligible) } + others.map { intent($0, "") }
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>INEnums</key><array/>
        <key>INIntents</key><array>\(intents.joined())</array>
        <key>INTypes</key><array/>
      </dict></plist>
      """, to: path)
  }

  private func parameter(
    _ number: Int, _ name: String, _ type: String, _ rest: String = ""
  ) -> String {
    """
    <dict>
      <key>INIntentParameterName</key><string>\(name)</string>
      <key>INIntentParameterType</key><string>\(type)</string>
      <key>INIntentParameterTag</key><integer>\(number)</integer>
      <key>INIntentParameterDisplayPriority</key><integer>\(number)</integer>
      <key>INIntentParameterConfigurable</key><true/>\(rest)
    </dict>
    """
  }

  private let saved = """
    {
      "version": 1,
      "intent": "Panel",
      "parameters": {
        "pages": [
          {
            "identifier": "kitchen",
            "title": "My Kitchen"
          },
          "map"
        ],
        "shaded": true
      }
    }

    """

  @Test(
    "the only intent for widgets is edited, saved beside the definition, and goes on from there")
  func onlyIntent() throws {
    try write("W.intentdefinition", widgets: ["Panel"], others: ["Other"])
    let run = edit(
      "@W.intentdefinition", "--add", "pages=map", "--set", "shaded=yes", "--add",
      "pages=kitchen=My Kitchen", "--move", "pages:2:1")
    #expect(run.errors == "note: saved 'W.configuration.json'\n")
    #expect(
      run.output == """
        pages  [pages]
          1  My Kitchen  kitchen
          2  map
        tags  [tags]
        shaded: true  [shaded=true]
        Note: none  [note]

        """)
    #expect(run.exitCode == 0)
    #expect(folder.text(of: "W.configuration.json") == saved)
    #expect(edit("@W.intentdefinition", "--dry-run").output == saved)
    let cleared = edit("@W.intentdefinition", "--clear", "pages", "--clear", "shaded", "--dry-run")
    #expect(cleared.output.contains("\"parameters\": {}"))
  }

  @Test("lines do the same as options, byte for byte")
  func parity() throws {
    try write("W.intentdefinition", widgets: ["Panel"])
    let edits = [
      ("--add", "pages=a=A B", "add pages a=A B"), ("--add", "pages=b", "add pages b"),
      ("--add", "pages=c", "add pages=c"), ("--move", "pages:3:1", "move pages 3 1"),
      ("--swap", "pages:1:2", "swap pages 1 2"),
      ("--replace", "pages:2=d=e=f", "replace pages 2 d=e=f"),
      ("--remove", "pages:3", "remove pages 3"),
      ("--set", "tags=x,y\\, z", "set tags x,y\\, z"), ("--add", "tags= s ", "add tags= s "),
      ("--set", "shaded=on", "set shaded on"), ("--set", "note=n", "set note n"),
      ("--clear", "shaded", "clear shaded"), ("--set", "note=", "set note="),
    ]
    for count in 1...edits.count {
      let part = edits.prefix(count)
      let options = CommandRun(
        ["edit", "@W.intentdefinition", "--output", folder.path("options.json")]
          + part.flatMap { [$0.0, $0.1] }, in: folder)
      let lines = CommandRun(
        ["edit", "@W.intentdefinition", "--output", folder.path("lines.json"), "--plain"],
        in: folder, input: part.map(\.2) + ["save"])
      #expect(options.exitCode == 0 && lines.exitCode == 0, "\(options.errors) \(lines.errors)")
      let bytes = try #require(folder.text(of: "options.json"))
      #expect(folder.text(of: "lines.json") == bytes)
    }
    let end = try #require(folder.text(of: "options.json"))
    #expect(end.contains(#""tags": ["#) && end.contains(#""y, z""#) && end.contains(#"" s ""#))
    #expect(end.contains(#""note": """#) && !end.contains("shaded"))
    _ = edit("@W.intentdefinition", "--output", folder.path("options.json"), "--reset")
    #expect(folder.text(of: "options.json")?.contains("\"parameters\": {}") == true)
  }

  @Test("of several, one is named, and has a file of its own")
  func severalIntents() throws {
    try write("W.intentdefinition", widgets: ["Panel", "Clock"], others: ["Play"])
    let run = edit("@W.intentdefinition", "--reset")
    #expect(
      run.errors
        == "error: 'W.intentdefinition' has several intents for widgets; name one with --intent: "
        + "'Panel', 'Clock'\n")
    #expect(run.exitCode == 2)
    let named = edit("@W.intentdefinition", "--intent", "Clock", "--set", "note=a")
    #expect(named.errors == "note: saved 'W.Clock.configuration.json'\n")
    _ = edit("@W.intentdefinition", "--intent", "Panel", "--set", "note=b")
    #expect(folder.text(of: "W.Clock.configuration.json")?.contains("\"note\": \"a\"") == true)
    #expect(folder.text(of: "W.Panel.configuration.json")?.contains("\"note\": \"b\"") == true)
    #expect(folder.text(of: "W.configuration.json") == nil)
  }

  @Test("a choice that was saved when the intent was the only one is found, and used by no other")
  func formerlyOnly() throws {
    try write("W.intentdefinition", widgets: ["Panel"])
    _ = edit("@W.intentdefinition", "--set", "note=a")
    try write("W.intentdefinition", widgets: ["Panel", "Clock"])
    let panel = edit("@W.intentdefinition", "--intent", "Panel", "--set", "shaded=on")
    #expect(panel.errors == "note: saved 'W.configuration.json'\n")
    #expect(panel.output.contains("[note=a]"))
    let clock = edit("@W.intentdefinition", "--intent", "Clock", "--set", "shaded=on")
    #expect(clock.errors == "note: saved 'W.Clock.configuration.json'\n")
    #expect(!clock.output.contains("[note=a]"))
  }

  @Test("an intent that is no widget's is edited when it is named, with a word about it")
  func noWidgetIntent() throws {
    try write("W.intentdefinition", widgets: [], others: ["Play", "Stop"])
    let run = edit("@W.intentdefinition", "--reset")
    #expect(
      run.errors
        == "error: 'W.intentdefinition' has no intent for widgets; to use another intent, name it "
        + "with --intent: 'Play', 'Stop'\n")
    #expect(run.exitCode == 2)
    let named = edit("@W.intentdefinition", "--intent", "Play", "--set", "note=a")
    #expect(
      named.errors == """
        note: the intent 'Play' is not for widgets, so no device shows this sheet
        note: saved 'W.Play.configuration.json'

        """)
    try folder.write("<plist><dict/></plist>", to: "E.intentdefinition")
    #expect(
      edit("@E.intentdefinition").errors
        == "error: 'E.intentdefinition' has no intent for widgets; it has no intents at all\n")
  }

  @Test("an intent that there is not gets the near one, or all")
  func unknownIntent() throws {
    try write("W.intentdefinition", widgets: ["Panel", "Clock"])
    #expect(
      edit("@W.intentdefinition", "--intent", "Pannel").errors
        == "error: 'W.intentdefinition' has no intent 'Pannel'; did you mean 'Panel'?\n")
    #expect(
      edit("@W.intentdefinition", "--intent", "Weather").errors
        == "error: 'W.intentdefinition' has no intent 'Weather'; it has 'Panel', 'Clock'\n")
  }

  @Test("texts are those of the tables beside the definition")
  func language() throws {
    try write("Base.lproj/W.intentdefinition", widgets: ["Panel"])
    try folder.write(#""nt" = "メモ";"#, to: "ja.lproj/W.strings")
    let run = edit("@Base.lproj/W.intentdefinition", "--locale", "ja-JP", input: ["list"])
    #expect(run.output.contains("メモ: none  [note]\n"))
    #expect(run.errors == "")
    let french = edit("@Base.lproj/W.intentdefinition", "--locale", "fr", input: ["list"])
    #expect(french.output.contains("Note: none  [note]\n"))
    #expect(
      french.errors
        == "note: no texts in 'fr'; shown as they are; texts exist in ja\n"
    )
  }

  @Test("a definition beside its catalog is edited with it")
  func withCatalog() throws {
    let sample = try SampleFolder.copy()
    let run = CommandRun(
      ["edit", "@" + SampleFolder.definition, "--move", "4:1"], in: sample)
    #expect(run.exitCode == 0)
    #expect(sample.text(of: SampleFolder.choiceFile) == SampleFolder.choice("4", "1", "2", "3"))
    let other = CommandRun(["edit", "@", "--intent", "Other", "--reset"], in: sample)
    #expect(
      other.errors
        == "error: the catalog is for the intent 'QuickActionConfiguration'; for another one: "
        + "quickaction edit IntentDefinitions/QuickActionWidget.intentdefinition --intent Other\n")
    #expect(other.exitCode == 2)
    let own = CommandRun(
      ["edit", "@", "--intent", "QuickActionConfiguration", "--dry-run"], in: sample)
    #expect(own.output == SampleFolder.choice("4", "1", "2", "3"))
  }

  @Test("the family decides how long a list can be, and must be one")
  func family() throws {
    try write("W.intentdefinition", widgets: ["Panel"])
    #expect(
      edit("@W.intentdefinition", "--family", "systemMedum").errors
        == "error: unknown widget family 'systemMedum'; did you mean 'systemMedium'?\n")
    #expect(edit("@W.intentdefinition", "--family", "systemLarge", "--dry-run").exitCode == 0)
  }

  @Test("a definition or a choice that cannot be read is pointed into")
  func malformed() throws {
    try folder.write("", to: "E.intentdefinition")
    let empty = edit("@E.intentdefinition", "--reset")
    #expect(empty.errors.hasPrefix("error[invalid-property-list]: "))
    #expect(empty.exitCode == 2)
    #expect(
      edit("@gone.intentdefinition").errors
        == "error: there is no file 'gone.intentdefinition'; check the path\n")
    try write("W.intentdefinition", widgets: ["Panel"])
    try folder.write("{", to: "W.configuration.json")
    #expect(edit("@W.intentdefinition", "--reset").exitCode == 2)
    try folder.write(
      #"{ "version": 1, "intent": "Other", "parameters": {} }"#, to: "other.json")
    let other = edit(
      "@W.intentdefinition", "--choice", folder.path("other.json"), "--reset")
    #expect(
      other.errors.hasPrefix(
        "error[invalid-choice]: the choice is for the intent 'Other', but 'Panel' is edited; "
          + "use the one that belongs to it\n --> other.json:1:28\n"))
    #expect(other.exitCode == 1)
  }

  @Test(
    "home-assistant's widgets are edited and saved",
    .enabled(if: Repository.corpus != nil),
    arguments: [
      ("OpenPage", "page=map=Map"), ("WidgetOpenPage", "pages=map=Map,logbook"),
      ("AssistInApp", "withVoice=no"),
    ])
  func homeAssistant(intent: String, value: String) throws {
    let file = try #require(
      Repository.corpusFiles(withExtension: "intentdefinition")
        .first { $0.path.contains("home-assistant__iOS") })
    try folder.write(
      [UInt8](Data(contentsOf: file)), to: "Base.lproj/Intents.intentdefinition")
    let run = edit(
      "@Base.lproj/Intents.intentdefinition", "--intent", intent, "--set", value)
    #expect(run.exitCode == 0, "\(run.errors)")
    let path = "Base.lproj/Intents.\(intent).configuration.json"
    #expect(folder.text(of: path)?.contains("\"intent\": \"\(intent)\"") == true)
  }
}

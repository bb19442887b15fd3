// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentValidation
import RuleTestSupport
import SourceText
import TestSupport
import Testing
import WidgetProject

@Suite("Comments that leave findings out")
struct SuppressionTests {
  /// The findings of a project, as `rule` or, of a rule that is looked at, `rule: message`.
  private func findings(
    _ files: [String: String], configuration: LintConfiguration = LintConfiguration(),
    fixing: Bool = false
  ) throws -> (found: [String], texts: [String: String]) {
    let folder = try ScratchFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let linter = Linter(rules: .all, configuration: configuration)
    let project = ProjectLoader.load([folder.path])
    #expect(project.failures.isEmpty)
    // What the definition lacks for App Store Connect is no matter here.
    let found = linter.findings(in: project).filter { !$0.id.hasPrefix("app-store") }.map {
      $0.id == "unused-suppression" ? "\($0.id): \($0.message)" : $0.id
    }
    guard fixing else { return (found, [:]) }
    let fixed = FixLoop(linter: linter, applier: FixApplier(appliesUnsafeFixes: true))
      .run([folder.path])
    let texts = fixed.texts.map { name, bytes in
      (String(name.dropFirst(folder.path.count + 1)), String(decoding: bytes, as: UTF8.self))
    }
    return (found, Dictionary(uniqueKeysWithValues: texts))
  }

  /// A definition with two keys that nothing knows, and comments before the root, the intents, the first and the second.
  private func definition(
    top: String = "", intents: String = "", first: String = "", second: String = "",
    end: String = ""
  ) -> [String: String] {
    [
      "W.intentdefinition": """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      \(top)<plist version="1.0">
      <dict>
      \t\(intents)<key>INIntents</key>
      \t<array>
      \t\t<dict>
      \t\t\t\(first)<key>INIntentAOurs</key>
      \t\t\t<true/>
      \t\t\t<key>INIntentName</key>
      \t\t\t<string>Show</string>
      \t\t\t\(second)<key>INIntentOurs</key>
      \t\t\t<dict><key>a</key><string><![CDATA[<!-- quickaction:ignore unused-type -->]]></string></dict>
      \t\t\(end)</dict>
      \t</array>
      </dict>
      </plist>

      """
    ]
  }

  private func unknownKeys(_ found: [String]) -> Int { found.count { $0 == "unknown-key" } }

  @Test("without a comment both keys are found")
  func none() throws {
    #expect(unknownKeys(try findings(definition()).found) == 2)
  }

  @Test("a comment before a key is about the key and its value alone")
  func key() throws {
    let found = try findings(definition(second: "<!-- quickaction:ignore unknown-key -->")).found
    #expect(Set(found) == ["unknown-key", "noncanonical-form"])
    #expect(unknownKeys(found) == 1)
  }

  @Test("a comment before a container is about all that is in it")
  func container() throws {
    let found = try findings(definition(intents: "<!-- quickaction:ignore unknown-key -->")).found
    #expect(unknownKeys(found) == 0)
  }

  @Test(
    "before the outermost element, and as ignore-file anywhere, a comment is about the whole file",
    arguments: [
      ("<!-- quickaction:ignore unknown-key, noncanonical-form -->\n", ""),
      ("", "<!-- quickaction:ignore-file property-list (a tool of ours) -->"),
    ])
  func wholeFile(top: String, second: String) throws {
    let found = try findings(definition(top: top, second: second)).found
    #expect(found.isEmpty, "\(found)")
  }

  @Test("several rules are named with commas, and what follows the last is a reason")
  func reason() throws {
    let comment = "<!-- quickaction:ignore unknown-key , noncanonical-form: no, a reason -->"
    let found = try findings(definition(second: comment)).found
    #expect(
      found.contains { $0.hasPrefix("unused-suppression: unknown rule 'noncanonical-form:'") })
    let right = "<!-- quickaction:ignore unknown-key a tool, of ours, reads it -->"
    #expect(try !findings(definition(second: right)).found.contains { $0.hasPrefix("unused") })
  }

  @Test("what finds nothing, means nothing, or stands before nothing is said")
  func unused() throws {
    func unused(_ files: [String: String]) throws -> [String] {
      try findings(files).found.filter { $0.hasPrefix("unused") }.map { String($0.dropFirst(20)) }
    }
    #expect(
      try unused(definition(first: "<!-- quickaction:ignore duplicate-key -->"))
        == [
          "'duplicate-key' finds nothing in what follows this comment; remove it from the comment"
        ])
    #expect(
      try unused(definition(first: "<!-- quickaction:ignore duplicate-kye -->"))
        == ["unknown rule 'duplicate-kye'; did you mean 'duplicate-key'?"])
    #expect(
      try unused(definition(first: "<!-- quickaction:ignore -->"))
        == [
          "this comment names no rule, so it suppresses nothing; name the rules after 'quickaction:ignore'"
        ])
    #expect(
      try unused(definition(end: "<!-- quickaction:ignore unknown-key -->"))
        == ["nothing follows this comment, so it suppresses nothing; move or remove it"])
    #expect(try unused(definition(first: "<!-- quickaction:ignored -->")) == [])
    #expect(try unused(definition(first: "<!-- see quickaction:ignore -->")) == [])
  }

  @Test("a rule that was not applied is not judged, nor is one of a family of which not all were")
  func notApplied() throws {
    let files = definition(first: "<!-- quickaction:ignore truncated-title, layout, ITMS-90626 -->")
    #expect(try findings(files).found.count { $0.hasPrefix("unused") } == 1)
    let selected = LintConfiguration(
      selection: RuleSelection(selected: ["unknown-key", "unused-suppression"]))
    #expect(try !findings(files, configuration: selected).found.contains { $0.hasPrefix("unused") })
    let ignoring = LintConfiguration(
      selection: RuleSelection(ignored: ["unused-suppression"]))
    #expect(try !findings(files, configuration: ignoring).found.contains { $0.hasPrefix("unused") })
  }

  /// A table of a definition that has one text, with a key of its own and one that nothing reads.
  private func table(_ text: String) -> [String: String] {
    [
      "de.lproj/W.strings": text,
      "W.intentdefinition": """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string>
      <key>INIntentTitle</key><string>Show Account</string>
      <key>INIntentTitleID</key><string>tItLe1</string>
      </dict></array></dict></plist>

      """,
    ]
  }

  @Test(
    "in a string table a comment of either kind is about the entry behind it, or the file",
    arguments: [
      "/* quickaction:ignore stale-translation */ \"gone\" = \"x;/*\";\n\"tItLe1\" = \"Konto\";\n",
      "// quickaction:ignore stale-translation\n\"gone\" = \"// ;\";\n\"tItLe1\" = \"Konto\";\n",
      "\"tItLe1\" = \"Konto\";\n\"gone\" = \"x\";\n// quickaction:ignore-file stale-translation",
    ])
  func tables(text: String) throws {
    let found = try findings(table(text)).found
    #expect(!found.contains("stale-translation") && !found.contains { $0.hasPrefix("unused") })
  }

  @Test("a comment of a table is not about the entry behind the next one")
  func nextEntry() throws {
    let text =
      "/* quickaction:ignore stale-translation */ \"tItLe1\" = \"Konto\";\n\"gone\" = \"x\";\n"
    let found = try findings(table(text)).found
    #expect(found.contains("stale-translation"))
    #expect(found.contains { $0.hasPrefix("unused-suppression") })
  }

  @Test("a text that looks like a comment leaves nothing out")
  func quoted() throws {
    let text =
      "\"gone\" = \"/* quickaction:ignore-file stale-translation */\";\n\"tItLe1\" = \"K\";\n"
    #expect(try findings(table(text)).found.contains("stale-translation"))
  }

  @Test("fixes leave alone what is left out, keep the comment, and remove one that is in vain")
  func fixing() throws {
    let kept =
      "/* quickaction:ignore stale-translation */\n\"gone\" = \"x\";\n\"tItLe1\" = \"Konto\";\n"
    #expect(try findings(table(kept), fixing: true).texts["de.lproj/W.strings"] == nil)
    let missing = "/* quickaction:ignore stale-translation */\n\"gone\" = \"x\";\n"
    let added = try findings(table(missing), fixing: true).texts["de.lproj/W.strings"]
    #expect(added?.contains(missing) == true)
    let vain =
      "/* quickaction:ignore duplicate-key, stale-translation */\n\"gone\" = \"x\";\n\"tItLe1\" = \"Konto\";\n"
    #expect(try findings(table(vain), fixing: true).texts["de.lproj/W.strings"] == kept)
    let whole = "\t// quickaction:ignore duplicate-key\r\n\"tItLe1\" = \"Konto\";\n"
    #expect(
      try findings(table(whole), fixing: true).texts["de.lproj/W.strings"]
        == "\"tItLe1\" = \"Konto\";\n")
  }

  @Test(
    "a definition that has nothing but such comments besides Xcode's form is in order, and no fix removes them"
  )
  func form() throws {
    let canonical = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>INIntents</key>
      \t<array>
      \t\t<dict>
      \t\t\t<!-- quickaction:ignore unknown-key -->
      \t\t\t<key>INIntentAOurs</key>
      \t\t\t<true/>
      \t\t\t<key>INIntentName</key>
      \t\t\t<string>Show</string>
      \t\t</dict>
      \t</array>
      </dict>
      </plist>

      """
    #expect(try findings(["W.intentdefinition": canonical]).found == [])
    let other = canonical.replacing("\t\t<dict>", with: "<dict>")
    let (found, texts) = try findings(["W.intentdefinition": other], fixing: true)
    #expect(found == ["noncanonical-form"] && texts.isEmpty)
  }

  @Test("a file that ends anywhere is read to its end")
  func truncated() throws {
    let table = "/* quickaction:ignore a, b */ \"gone\" = \"x\\\"\"; // quickaction:ignore c\n"
    let markup =
      definition(second: "<!-- quickaction:ignore unknown-key -->")["W.intentdefinition"] ?? ""
    let folder = try ScratchFolder()
    for (name, text) in [("de.lproj/W.strings", table), ("W.intentdefinition", markup)] {
      for length in 0...text.utf8.count {
        let path = folder.path(name)
        let project = ProjectLoader.load(
          [path], reading: [path: Array(text.utf8.prefix(length))])
        _ = Linter(rules: .all).findings(in: project)
      }
    }
  }

  @Test("JSON has no comments, so what looks like one is text")
  func json() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"a": {"comment": "/* quickaction:ignore-file unused-type */"}}, "version": "1.0"}
      """
    var files = table("\"tItLe1\" = \"Konto\";\n")
    files["X.xcstrings"] = catalog
    #expect(try !findings(files).found.contains { $0.hasPrefix("unused-suppression") })
  }
}

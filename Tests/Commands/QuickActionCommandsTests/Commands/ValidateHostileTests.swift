// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names and texts that try to leave the report that they are shown in.
@Suite("Hostile contents in the reports of validate")
struct ValidateHostileTests {
  /// What a terminal, GitHub, Xcode, an XML reader and a person's eye would take for something else.
  private static let text = "x\u{1B}[31m]]>\n::error file=a::b\u{202E}\r\n<c>&\"a:1:2: error: %0A"

  private let folder: ScratchFolder

  /// Makes a project whose files of every kind hold the text wherever a text can be, and whose names do, too.
  init() throws {
    folder = try ScratchFolder()
    let text = Self.text
    let xml = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\u{1B}", with: "&#27;")
    let parameter = """
      <dict><key>INIntentParameterName</key><string>\(xml)</string>
      <key>INIntentParameterTag</key><integer>1</integer></dict>
      """
    let definition = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>\(xml)</string><key>\(xml)</key><string>\(xml)</string>
      <key>INIntentParameters</key><array>\(parameter)\(parameter)</array>
      </dict></array></dict></plist>
      """
    let path = "d\u{1B}[2J\n::error::dir/W\u{1B}]0;t\u{7}\r::warning::z]]>"
    try folder.write(definition, to: path + ".intentdefinition")
    let string = PropertyListLiteral.string(text)
    let catalog = PropertyListLiteral.dictionary([
      .init("version", 1), .init("intent", string), .init("parameter", string), .init(text, 1),
      .init("widget", ["kind": string, "families": [string]]), .init("defaults", [string]),
      .init("destinations", [["identifier": string, "section": string]]),
    ])
    try folder.write(JSONWriter.document(catalog), to: path + ".actions.json")
    let quoted = "\"" + text.replacing("\"", with: "\\\"") + "\""
    try folder.write("\(quoted) = (a);\n", to: "d\u{1B}[2J\n::error::dir/en.lproj/W.strings")
    try folder.write(
      "{ objects = { P = { isa = PBXProject; targets = (\(quoted)); }; }; rootObject = P; }",
      to: "A/A.xcodeproj/project.pbxproj")
    try folder.write(
      """
      <plist><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
      <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key>
      <array><string>\(xml)</string><integer>1</integer></array></dict>
      </dict></dict></plist>
      """, to: "\u{1B}]0;t\u{7}-Info.plist")
  }

  @Test(
    "nothing of them gets out of any form of the report",
    arguments: ["text", "xcode", "github", "json", "sarif", "junit"])
  func formats(format: String) throws {
    let run = CommandRun(["validate", "@", "--format", format], in: folder)
    #expect(run.exitCode == 1)
    #expect(run.errors.isEmpty)
    let output = run.output
    // Every file is spoken of, so there is something to get out.
    for rule in ["malformed-xcode-project", "malformed-info-plist", "unknown-catalog-member"] {
      #expect(output.contains(rule))
    }
    let raw = output.unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" || scalar == "\u{202E}" || scalar.value == 0x7F
    }
    #expect(raw.isEmpty)
    let lines = output.split(separator: "\n")
    switch format {
    case "github":
      #expect(
        lines.allSatisfy {
          $0.wholeMatch(of: /::(error|warning|notice) file=[^:]*,title=[a-z-]+::.*/) != nil
        })
    case "xcode":
      #expect(lines.allSatisfy { $0.contains(#/^[^\n]*:\d+:\d+: (error|warning|note): /#) })
      #expect(!lines.contains { $0.hasPrefix("a:1:2:") || $0.hasPrefix("::") })
    case "json", "sarif":
      _ = try PropertyListDocument(SourceFile(name: "report", text: output), as: .json)
    case "junit":
      #expect(!output.contains("]]>"))
      #expect(XMLParser(data: Data(output.utf8)).parse())
    default: #expect(!lines.contains { $0.hasPrefix("::") })
    }
  }

  @Test("nor out of the sentences about a file that cannot be read")
  func unreadable() throws {
    try folder.write([0xFF], to: "a\u{1B}[2J\n::error::b.intentdefinition")
    for format in ["text", "xcode", "github", "junit"] {
      let output = CommandRun(["validate", "@", "--format", format], in: folder).output
      #expect(output.contains("unreadable-file"))
      #expect(!output.contains("\u{1B}") && !output.contains("\n::error::"))
    }
  }

  @Test("nor out of a difference")
  func difference() {
    let run = CommandRun(["validate", "@", "--diff", "--unsafe-fixes"], in: folder)
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
  }
}

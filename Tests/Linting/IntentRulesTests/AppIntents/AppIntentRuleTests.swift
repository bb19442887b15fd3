// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RuleTestSupport
import Testing

@testable import IntentRules

/// What rules about Swift sources say of projects as they are written.
@Suite("Rules about Swift sources")
struct AppIntentRuleTests {
  private func findings(
    of rule: any Rule.Type, _ files: [RuleExample.File]
  ) throws -> [Diagnostic] {
    let folder = try ExampleFolder(files)
    defer { folder.remove() }
    return folder.findings(of: rule)
  }

  /// A widget extension with a widget, and further files of its application.
  private func backgrounds(_ others: RuleExample.File...) throws -> Int {
    let widget = RuleExample.File(
      "Show.swift",
      """
      struct ShowWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Show", provider: P()) { entry in Text(entry.title) }
        }
      }

      """)
    return try findings(
      of: MissingContainerBackground.self,
      [widget, .widgetExtension(source: "Show.swift", inApplication: false)] + others
    ).count
  }

  @Test(
    "a color or a function that is named like the background of a container is none",
    arguments: [
      "view.backgroundColor = Style.containerBackgroundColor",
      "enum Style { static let containerBackground: UIColor = .red }",
      "func containerBackgroundColor() -> UIColor { .red }",
      "let v = Text(\"A\").containerBackground(Color.red, for: .tabView)",
      "let c = StaticConfiguration(kind: \"A\", provider: P()) { V($0) }.containerBackgroundRemovable(false)",
    ])
  func namesakes(source: String) throws {
    #expect(try backgrounds(.init("Style.swift", source + "\n")) > 0)
  }

  @Test("the background of another project's widget is none")
  func otherProject() throws {
    let project = RuleExample.File.widgetExtension(source: "Show.swift", inApplication: false)
    let source = RuleExample.File(
      "Other/Show.swift", "let v = Text(\"A\").containerBackground(for: .widget) { Color.red }\n")
    #expect(try backgrounds(source) == 0)
    #expect(try backgrounds(source, .init("Other/" + project.path, project.content)) == 1)
  }

  @Test(
    "a background is found in every spelling",
    arguments: [
      "let v = Text(\"A\").containerBackground(for: .widget) { Color.red }",
      "extension View { func ground() -> some View { containerBackground(.red, for: .widget) } }",
      "let v = Text(\"A\").containerBackgroundWhereThereIsOne { Color.red }",
    ])
  func spellings(source: String) throws {
    #expect(try backgrounds(.init("Style.swift", source + "\n")) == 0)
  }

  @Test("an intent of a control is said to configure a control")
  func control() throws {
    let found = try findings(
      of: DiscoverableConfigurationIntent.self,
      [
        .init(
          "Show.swift",
          """
          import AppIntents
          struct Lamp: ControlConfigurationIntent { static let title: LocalizedStringResource = "Lamp" }

          """)
      ])
    #expect(
      found.map(\.message.text) == [
        "'Lamp' configures a control and is also offered as an action; add 'static let isDiscoverable = false'"
      ])
  }

  /// The places at which phrases are said to have no translation, as languages.
  private func untranslated(german: String, others: String = "") throws -> [String] {
    let example = RuleExample.phrases(
      #""Show in \(.applicationName)", "Open in \(.applicationName)""#,
      with: .init(
        "AppShortcuts.xcstrings",
        """
        { "sourceLanguage": "en", "strings": { "Show in ${applicationName}": { "localizations": {
          "de": \(german)\(others)
        } } }, "version": "1.0" }

        """))
    return try findings(of: UntranslatedPhrase.self, example.files).map(\.message.text)
  }

  private static let set =
    #"{ "stringSet": { "state": "translated", "values": ["Zeigen in ${applicationName}", "${applicationName} zeigen"] } }"#

  @Test("a set of phrases translates all phrases of a shortcut")
  func phraseSet() throws {
    #expect(try untranslated(german: Self.set) == [])
    #expect(try untranslated(german: Self.set, others: ", \"fr\": \(Self.set)") == [])
  }

  @Test("a phrase that has one translation has none of the other phrase of its shortcut")
  func singlePhrase() throws {
    let unit =
      #"{ "stringUnit": { "state": "translated", "value": "Zeigen in ${applicationName}" } }"#
    let found = try untranslated(german: unit)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("has no translation of the phrase into de; add it") == true)
  }

  @Test("the intents of a project that are offered as actions have one cause")
  func cause() throws {
    let intents = ["Tea", "Milk"].map {
      "struct \($0): WidgetConfigurationIntent { static let title: LocalizedStringResource = \"A\" }\n"
    }
    let found = try findings(
      of: DiscoverableConfigurationIntent.self,
      [.init("Show.swift", "import AppIntents\n" + intents.joined())])
    #expect(found.count == 2)
    #expect(Set(found.map { $0.cause.map(Diagnostic.Cause.Key.init) }).count == 1)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Disk
  import Foundation
  import IntentModel
  import ProgramTestSupport
  import TestSupport
  import Testing
  import WidgetProtocol
  import WidgetViews

  @testable import WidgetPrograms

  /// A widget that shows what it gets of its bundle and of its intent, without a choice of the user.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct BundleProgramTests {
    private static let widget = #"""
      import Intents
      import SwiftUI
      import WidgetKit

      enum L {
        static func t(_ key: String) -> String {
          Bundle.main.localizedString(forKey: key, value: key, table: nil)
        }
      }

      struct Entry: TimelineEntry {
        let date: Date
        let texts: [String]
      }

      struct Provider: IntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: Date(), texts: []) }

        /// The folders of the container below its home; whole if one is elsewhere.
        private var folders: [String] {
          let files = FileManager.default
          let kinds: [FileManager.SearchPathDirectory] = [
            .documentDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
          ]
          let support = try? files.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
          let paths =
            kinds.map { files.urls(for: $0, in: .userDomainMask)[0].path }
            + NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)
            + [files.temporaryDirectory.path, NSTemporaryDirectory(), support?.path ?? "nil"]
            + [URL.documentsDirectory.path, URL.libraryDirectory.path, files.currentDirectoryPath + "/"]
          let home = NSHomeDirectory()
          return paths.map { $0.hasPrefix(home) ? String($0.dropFirst(home.count)) : $0 }
            + [kinds.map { "\(files.fileExists(atPath: files.urls(for: $0, in: .userDomainMask)[0].path))" }
              .joined(separator: " ")]
        }

        private func texts(_ configuration: CreatureIntent) -> [String] {
          let animal =
            switch configuration.animal {
            case .unicorn: "unicorn"
            case .dinosaur: "dinosaur"
            case .unknown: "unknown"
            @unknown default: "other"
            }
          let info = Bundle.main.infoDictionary ?? [:]
          return [
            animal, configuration.name ?? "nil", configuration.count?.stringValue ?? "nil",
            L.t("hello"), NSLocalizedString("hello", comment: ""), String(localized: "hello"),
            Bundle.main.localizedString(forKey: "bye", value: nil, table: nil),
            Bundle.main.localizedString(forKey: "gone", value: "instead", table: "Localizable"),
            Bundle.main.object(forInfoDictionaryKey: "ServerAddress") as? String ?? "nil",
            info["CFBundleShortVersionString"] as? String ?? "nil",
            Bundle.main.bundleIdentifier ?? "nil",
          ]
        }

        func getSnapshot(
          for configuration: CreatureIntent, in context: Context,
          completion: @escaping (Entry) -> Void
        ) { completion(Entry(date: Date(), texts: texts(configuration))) }

        func getTimeline(
          for configuration: CreatureIntent, in context: Context,
          completion: @escaping (Timeline<Entry>) -> Void
        ) {
          var texts = texts(configuration)
          guard let cities = Bundle.main.url(forResource: "cities", withExtension: "json") else {
            return completion(Timeline(entries: [Entry(date: Date(), texts: texts)], policy: .never))
          }
          texts.append((try? Data(contentsOf: cities)).map { String(decoding: $0, as: UTF8.self) } ?? "nil")
          let found = texts
          URLSession.shared.dataTask(with: URLRequest(url: cities)) { data, _, error in
            let first = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error as Any)"
            let own = FileManager.default.temporaryDirectory.appendingPathComponent("own.txt")
            try? Data("own".utf8).write(to: own)
            URLSession(configuration: .default).dataTask(with: own) { data, _, error in
              let second = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error as Any)"
              let none = own.deletingLastPathComponent().appendingPathComponent("none.txt")
              URLSession.shared.dataTask(with: none) { data, _, error in
                let third = "\((error as? URLError)?.code.rawValue ?? 0)"
                completion(
                  Timeline(
                    entries: [Entry(date: Date(), texts: found + [first, second, third] + folders)],
                    policy: .never))
              }.resume()
            }.resume()
          }.resume()
        }
      }

      @main struct CreatureWidget: Widget {
        var body: some WidgetConfiguration {
          IntentConfiguration(kind: "Creature", intent: CreatureIntent.self, provider: Provider()) {
            entry in
            VStack { ForEach(entry.texts.indices, id: \.self) { Text(verbatim: entry.texts[$0]) } }
              .containerBackground(.white, for: .widget)
          }
        }
      }
      """#

    private static let specification = """
      name: Creature
      options:
        bundleIdPrefix: com.example
      targets:
        CreatureWidget:
          type: app-extension
          platform: iOS
          deploymentTarget: "17.0"
          sources: [Widget]
          settings:
            MARKETING_VERSION: "2.5"
            SERVER: example.com
            INFOPLIST_FILE: Widget/Info.plist
      """

    private static let info = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
      <key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
      </dict>
      <key>ServerAddress</key><string>https://$(SERVER)/v1</string>
      </dict></plist>
      """

    private static let strings = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "hello": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Hello" } },
          "de": { "stringUnit": { "state": "translated", "value": "Hallo" } } } },
        "bye": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Goodbye" } } } } } }
      """

    /// An intent with an enum, a text and a number that have defaults.
    private static let definition: String = {
      func parameter(_ name: String, _ tag: Int, _ type: String, _ value: String) -> String {
        """
        <dict>
        <key>INIntentParameterConfigurable</key><true/>
        <key>INIntentParameterDisplayName</key><string>\(name)</string>
        <key>INIntentParameterDisplayPriority</key><integer>\(tag)</integer>
        \(type == "Animal" ? "<key>INIntentParameterEnumType</key><string>Animal</string>"
          + "<key>INIntentParameterEnumTypeNamespace</key><string>x</string>" : "")
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key>\(value)</dict>
        <key>INIntentParameterName</key><string>\(name)</string>
        <key>INIntentParameterTag</key><integer>\(tag)</integer>
        <key>INIntentParameterType</key><string>\(type == "Animal" ? "Integer" : type)</string>
        </dict>
        """
      }
      func value(_ name: String, _ index: Int) -> String {
        "<dict><key>INEnumValueDisplayName</key><string>\(name)</string>"
          + (index == 0 ? "" : "<key>INEnumValueIndex</key><integer>\(index)</integer>")
          + "<key>INEnumValueName</key><string>\(name)</string></dict>"
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>INEnums</key><array><dict>
        <key>INEnumDisplayName</key><string>Animal</string>
        <key>INEnumGeneratesHeader</key><true/>
        <key>INEnumName</key><string>Animal</string>
        <key>INEnumType</key><string>Regular</string>
        <key>INEnumValues</key><array>
        \(value("unknown", 0))\(value("dinosaur", 1))\(value("unicorn", 2))
        </array></dict></array>
        <key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INIntentDefinitionNamespace</key><string>x</string>
        <key>INIntents</key><array><dict>
        <key>INIntentCategory</key><string>information</string>
        <key>INIntentConfigurable</key><true/>
        <key>INIntentEligibleForWidgets</key><true/>
        <key>INIntentIneligibleForSuggestions</key><true/>
        <key>INIntentLastParameterTag</key><integer>3</integer>
        <key>INIntentName</key><string>Creature</string>
        <key>INIntentParameters</key><array>
        \(parameter("animal", 1, "Animal", "<string>unicorn</string>"))
        \(parameter("name", 2, "String", "<string>Ada</string>"))
        \(parameter("count", 3, "Integer", "<integer>4</integer>"))
        </array>
        <key>INIntentTitle</key><string>Creature</string>
        <key>INIntentType</key><string>Custom</string>
        <key>INIntentVerb</key><string>View</string>
        </dict></array>
        </dict></plist>
        """
    }()

    private func program(in scratch: ScratchFolder) throws -> BuiltProgram {
      try scratch.write(Self.specification, to: "Creature/project.yml")
      try scratch.write(Self.widget, to: "Creature/Widget/CreatureWidget.swift")
      try scratch.write(Self.info, to: "Creature/Widget/Info.plist")
      try scratch.write(Self.strings, to: "Creature/Widget/Localizable.xcstrings")
      try scratch.write(Self.definition, to: "Creature/Widget/Creature.intentdefinition")
      try scratch.write("[\"Rome\"]", to: "Creature/Widget/cities.json")
      var request = ProgramRequest(.project(FilePath(scratch.path("Creature"))))
      request.packages.asksNetwork = false
      return try TestedEngine.program(
        by: ProgramBuilder(
          request, toolchain: try SwiftToolchain(), engine: try #require(TestedEngine.built)))
    }

    private func texts(
      _ part: ProviderQuestion.Part, of program: BuiltProgram, locale: String,
      choice: [String: ParameterValue] = [:], user: String? = nil
    ) throws -> [String] {
      var environment = ProcessInfo.processInfo.environment
      for name in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "TMPDIR"] {
        if let user { environment[name] = user }
      }
      let session = try ProgramSession(path: program.executable.text, environment: environment)
      var world = ProgramWorld(now: SampleProgram.now, locale: locale)
      world.manifest = program.manifest.text
      try session.enter(world)
      let run = try ProgramRun(
        ProviderQuestion(
          part, kind: "Creature", family: .systemLarge, size: Size(width: 338, height: 354),
          now: SampleProgram.now, choice: choice),
        in: session, respond: { _ in ServerResponse(.unreachable) })
      let canvas = WidgetCanvas(family: .systemLarge, size: Size(width: 338, height: 354))
      return SampleProgram.texts(
        try run.drawing(of: 0, in: WidgetLook(on: canvas, now: SampleProgram.now)))
    }

    /// Where an iPhone has the folders that the widget asks for, and of which of the first four there are.
    private static let folders = [
      "/Documents", "/Library/Caches", "/Library/Application Support", "/Library", "/Library",
      "/tmp", "/tmp/", "/Library/Application Support", "/Documents", "/Library", "/",
      "true true true true",
    ]

    @Test(
      "a widget without a choice has the definition's defaults, Bundle.main is the extension, and all folders are its container's"
    )
    func bundle() throws {
      let scratch = try ScratchFolder()
      let program = try program(in: scratch)
      let facts = [
        "instead", "https://example.com/v1", "2.5", "com.example.CreatureWidget",
      ]
      let english = ["unicorn", "Ada", "4", "Hello", "Hello", "Hello", "Goodbye"]
      #expect(try texts(.snapshot, of: program, locale: "en") == english + facts)
      let user = scratch.path("User")
      try FileManager.default.createDirectory(atPath: user, withIntermediateDirectories: true)
      let timeline = try texts(.timeline, of: program, locale: "de", user: user)
      let german = ["unicorn", "Ada", "4", "Hallo", "Hallo", "Hallo", "Goodbye"]
      #expect(
        timeline == german + facts + ["[\"Rome\"]", "[\"Rome\"]", "own", "-1100"] + Self.folders)
      #expect(try FileManager.default.contentsOfDirectory(atPath: user) == [])
      let chosen = try texts(
        .snapshot, of: program, locale: "en",
        choice: ["animal": .string("dinosaur"), "count": .number(spelling: "7")])
      #expect(chosen.prefix(3) == ["dinosaur", "Ada", "7"])
    }
  }
#endif

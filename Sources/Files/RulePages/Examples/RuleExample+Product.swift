// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RuleExample {
  /// An example of the metadata of App Intents in a built app, `Shop.app`.
  ///
  /// - Parameters:
  ///   - metadata: The content of `extract.actionsdata`.
  ///   - bundle: The bundle that has it.
  ///   - others: Other files.
  /// - Returns: The example.
  package static func metadata(
    _ metadata: String, in bundle: String = "Shop.app", with others: [File] = []
  ) -> RuleExample {
    RuleExample(
      files: [File("\(bundle)/Metadata.appintents/extract.actionsdata", metadata)] + others + [
        File(
          "Shop.app/Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>CFBundleDevelopmentRegion</key>
            <string>en</string>
            <key>CFBundlePackageType</key>
            <string>APPL</string>
          </dict>
          </plist>

          """, isShown: false)
      ])
  }

  /// An example of the metadata of the App Intent of a widget, `ChoosePlace`, in a built app.
  ///
  /// - Parameters:
  ///   - parameters: The parameters.
  ///   - rest: The other members of the metadata.
  ///   - mark: What is before the identifier.
  /// - Returns: The example.
  package static func widgetAction(
    _ parameters: String, rest: String = "\"enums\": []", mark: String = ""
  ) -> RuleExample {
    metadata(
      """
      {
        "actions": {
          "ChoosePlace": {
            "identifier": "\(mark)ChoosePlace",
            "parameters": [\(parameters)],
            "systemProtocols": ["com.apple.link.systemProtocol.WidgetConfiguration"],
            "title": { "key": "Choose Place" }
          }
        },
        \(rest)
      }

      """)
  }

  /// A parameter of an App Intent, in metadata.
  package static func actionParameter(
    _ name: String, mark: String = "",
    type: String = "\"primitive\": { \"wrapper\": { \"typeIdentifier\": 0 } }"
  ) -> String {
    "{ \"name\": \"\(mark)\(name)\", \"valueType\": { \(type) } }"
  }

  /// An example of App Shortcuts in a built app, each of an intent of its own.
  ///
  /// - Parameters:
  ///   - phrases: A phrase of each, with its quotation marks.
  ///   - marked: The number of the shortcut whose intent is marked.
  ///   - others: Other files.
  /// - Returns: The example.
  package static func shortcuts(
    _ phrases: [String], marking marked: Int? = nil, with others: [File] = []
  ) -> RuleExample {
    let actions = phrases.indices.map { index in
      "    \"Show\(index + 1)\": { \"identifier\": \"Show\(index + 1)\", \"parameters\": [] }"
    }
    let shortcuts = phrases.enumerated().map { index, phrase in
      """
          {
            "actionIdentifier": "\(index == marked ? "↓" : "")Show\(index + 1)",
            "phraseTemplates": [{ "key": \(phrase) }]
          }
      """
    }
    return metadata(
      """
      {
        "actions": {
      \(actions.joined(separator: ",\n"))
        },
        "autoShortcuts": [
      \(shortcuts.joined(separator: ",\n"))
        ]
      }

      """, with: others)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RuleExample {
  /// An example of the Swift source of a widget.
  ///
  /// - Parameters:
  ///   - kind: The text of the kind, with its quotation marks.
  ///   - intent: The class of the intent.
  ///   - families: The families, with their dots.
  /// - Returns: The example.
  static func widget(kind: String, intent: String = "ShowIntent", families: String) -> RuleExample {
    RuleExample(
      files: [
        File(
          "AccountWidget.swift",
          """
          struct AccountWidget: Widget {
            var body: some WidgetConfiguration {
              IntentConfiguration(kind: \(kind), intent: \(intent).self, provider: Provider()) { entry in
                AccountView(entry: entry)
              }
              .supportedFamilies([\(families)])
            }
          }

          """)
      ])
  }
}

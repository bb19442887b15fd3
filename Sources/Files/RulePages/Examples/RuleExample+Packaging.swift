// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RuleExample {
  /// An example of an application, `App`, that carries a widget extension, `Widget`.
  ///
  /// - Parameters:
  ///   - application: The build settings of the application.
  ///   - extensionSettings: Those of the extension.
  ///   - sources: The files that both compile.
  ///   - resources: The files that the extension copies.
  ///   - others: The files beside them.
  /// - Returns: The example, of which the project file is shown.
  package static func packaging(
    application: String, extension extensionSettings: String, sources: [String] = [],
    resources: [String] = [], with others: File...
  ) -> RuleExample {
    RuleExample(
      files: [
        .xcodeProject([
          ExampleTarget(
            name: "App", sources: sources, settings: application, embedded: ["Widget"]),
          ExampleTarget(
            name: "Widget", productType: "app-extension", sources: sources,
            resources: resources,
            infoPlist: "Widget/Info.plist", settings: extensionSettings),
        ]),
        File(
          "Widget/Info.plist",
          """
          <plist version="1.0">
          <dict>
          <key>NSExtension</key>
          <dict>
            <key>NSExtensionPointIdentifier</key>
            <string>com.apple.widgetkit-extension</string>
          </dict>
          </dict>
          </plist>

          """, isShown: false),
      ] + others, excerpt: "App: \(application)\nWidget: \(extensionSettings)\n")
  }
}

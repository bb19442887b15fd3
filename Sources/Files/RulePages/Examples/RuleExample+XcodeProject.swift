// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A target of the Xcode project of an example.
package struct ExampleTarget: Sendable {
  /// The name; the identifiers of its objects begin with it.
  package var name: String

  /// The product type, without `com.apple.product-type.`.
  package var productType: String

  /// The paths of the files that are compiled.
  package var sources: [String]

  /// The paths of the files that are copied, those of languages with their folder.
  package var resources: [String]

  /// The attributes of its compiled files.
  package var attributes: String

  /// The path of its `Info.plist`.
  package var infoPlist: String?

  /// The build settings of its only configuration, in the syntax of a project file.
  package var settings: String

  /// The names of the targets that it carries.
  package var embedded: [String]

  /// The mark before the name where the target is named.
  package var mark: String

  /// Creates a target; what is not given is empty, and the product is an application.
  package init(
    name: String, productType: String = "application", sources: [String] = [],
    resources: [String] = [], attributes: String = "", infoPlist: String? = nil,
    settings: String = "", embedded: [String] = [], mark: String = ""
  ) {
    self.name = name
    self.productType = productType
    self.sources = sources
    self.resources = resources
    self.attributes = attributes
    self.infoPlist = infoPlist
    self.settings = settings
    self.embedded = embedded
    self.mark = mark
  }
}

extension RuleExample.File {
  /// An Xcode project, `App.xcodeproj`, with one application, `App`.
  ///
  /// - Parameters:
  ///   - sources: The paths of the files that are compiled.
  ///   - resources: The paths of the files that are copied, those of languages with their folder.
  ///   - listed: The paths of files that no target has.
  /// - Returns: The project file.
  package static func application(
    sources: [String], resources: [String], listed: [String] = []
  ) -> Self {
    xcodeProject(
      [ExampleTarget(name: "App", sources: sources, resources: resources)], listed: listed)
  }

  /// An Xcode project, `App.xcodeproj`, with an application, `App`, and the extension that it embeds, `Widget`.
  ///
  /// - Parameters:
  ///   - source: The path of the file that the extension compiles.
  ///   - inApplication: Whether the application compiles it too.
  /// - Returns: The project file.
  package static func widgetExtension(source: String, inApplication: Bool) -> Self {
    xcodeProject([
      ExampleTarget(name: "App", sources: inApplication ? [source] : [], embedded: ["Widget"]),
      ExampleTarget(name: "Widget", productType: "app-extension", sources: [source]),
    ])
  }

  /// An Xcode project, `App.xcodeproj`, with the given targets.
  package static func xcodeProject(_ targets: [ExampleTarget], listed: [String] = []) -> Self {
    var objects: [String] = []
    var children: [String] = []
    func file(_ identifier: String, _ path: String) -> String {
      children.append(identifier)
      objects.append(
        "\(identifier) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };"
      )
      return identifier
    }
    /// The identifier of a phase; none if it has no files.
    func phase(
      _ isa: String, _ identifier: String, _ files: [String], attributes: String = ""
    ) -> [String] {
      guard !files.isEmpty else { return [] }
      let settings =
        attributes.isEmpty ? "" : " settings = { ATTRIBUTES = (\(attributes)); };"
      let builds = files.map { file in
        objects.append(
          "\(identifier)-\(file) = { isa = PBXBuildFile; fileRef = \(file);\(settings) };")
        return "\(identifier)-\(file)"
      }
      objects.append(
        "\(identifier) = { isa = \(isa); files = (\(builds.joined(separator: ", "))); };")
      return [identifier]
    }
    for target in targets {
      let name = target.name
      let sources = target.sources.enumerated().map { file("\(name)-source\($0)", $1) }
      let resources = target.resources.enumerated().map { file("\(name)-resource\($0)", $1) }
      let phases =
        phase("PBXSourcesBuildPhase", "\(name)-sources", sources, attributes: target.attributes)
        + phase("PBXResourcesBuildPhase", "\(name)-resources", resources)
        + phase(
          "PBXCopyFilesBuildPhase", "\(name)-embed", target.embedded.map { "\($0)-product" })
      var entries = [
        "isa = PBXNativeTarget;", "buildPhases = (\(phases.joined(separator: ", ")));",
        "name = \(target.mark)\(name);", "productReference = \(name)-product;",
        "productType = \"com.apple.product-type.\(target.productType)\";",
      ]
      let file = target.infoPlist.map { "INFOPLIST_FILE = \"\($0)\"; " } ?? ""
      if !file.isEmpty || !target.settings.isEmpty {
        let own = target.settings.isEmpty ? "" : target.settings + " "
        let title = target.settings.isEmpty ? "" : "name = Release; "
        objects += [
          "\(name)-settings = { isa = XCBuildConfiguration; \(title)"
            + "buildSettings = { \(file)\(own)}; };",
          "\(name)-list = { isa = XCConfigurationList; buildConfigurations = (\(name)-settings); };",
        ]
        entries.append("buildConfigurationList = \(name)-list;")
      }
      objects += [
        "\(name)-product = { isa = PBXFileReference; path = \(name); sourceTree = BUILT_PRODUCTS_DIR; };",
        "\(name) = {\n\(entries.joined(separator: "\n"))\n};",
      ]
    }
    for (index, path) in listed.enumerated() { _ = file("listed\(index)", path) }
    return Self(
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
      objects = {
      Project = {
      isa = PBXProject;
      developmentRegion = en;
      mainGroup = Group;
      targets = (\(targets.map(\.name).joined(separator: ", ")));
      };
      Group = {
      isa = PBXGroup;
      children = (\(children.joined(separator: ", ")));
      sourceTree = "<group>";
      };
      \(objects.joined(separator: "\n"))
      };
      rootObject = Project;
      }

      """)
  }
}

extension RuleExample {
  /// An example of an application that carries an extension for intents.
  ///
  /// - Parameters:
  ///   - intents: The elements of 'IntentsSupported'.
  ///   - entries: The content of the only intent of the definition, whose name is `Show` unless the entries give one.
  /// - Returns: The example.
  package static func intentsExtension(
    intents: [String],
    entries: String = "<key>INIntentTitle</key>\n<string>Show places</string>"
  ) -> RuleExample {
    func plist(_ entries: String) -> String {
      "<plist version=\"1.0\">\n<dict>\n\(entries)\n</dict>\n</plist>\n"
    }
    let definition = ["Widget.intentdefinition"]
    return .rawIntent(
      entries,
      with: [
        .xcodeProject([
          ExampleTarget(
            name: "App", sources: definition, infoPlist: "App/Info.plist", embedded: ["Handler"]),
          ExampleTarget(
            name: "Handler", productType: "app-extension", sources: definition,
            infoPlist: "Handler/Info.plist"),
        ]),
        .init("App/Info.plist", plist("<key>CFBundlePackageType</key>\n<string>APPL</string>")),
        .init(
          "Handler/Info.plist",
          plist(
            """
            <key>NSExtension</key>
            <dict>
              <key>NSExtensionAttributes</key>
              <dict>
                <key>IntentsSupported</key>
                <array>
                  \(intents.joined(separator: "\n"))
                </array>
              </dict>
              <key>NSExtensionPointIdentifier</key>
              <string>com.apple.intents-service</string>
            </dict>
            """)),
      ])
  }
}

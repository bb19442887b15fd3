// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

/// Reads the targets of an app of Expo, of which the plugin apple-targets makes a part of the Xcode project.
///
/// Each target is a folder with a file that describes it; all other files in the folder belong to the target.
/// https://github.com/EvanBacon/expo-apple-targets
package enum ExpoTargets {
  /// Whether a file of this name describes a target.
  package static func isConfiguration(_ name: String) -> Bool {
    ["expo-target.config.js", "expo-target.config.json"].contains(name)
  }

  /// Reads the targets.
  ///
  /// - Parameters:
  ///   - files: The files that describe targets, all of them in folders of one folder.
  ///   - fileSystem: Where they are.
  /// - Returns: The specification of their targets.
  /// - Throws: ``SpecificationFailure`` if a file cannot be read.
  package static func read(
    _ files: [FilePath], in fileSystem: FileSystem
  ) throws(SpecificationFailure) -> ProjectSpecification {
    guard let first = files.first else {
      return ProjectSpecification(path: FilePath("."), folder: FilePath("."))
    }
    let targets = first.folder.folder
    let app = targets.folder
    var result = ProjectSpecification(path: targets, folder: app)
    result.root["name"] = .scalar(app.simplified.name, isPlain: false)
    let prefix = bundleIdentifier(of: app, in: fileSystem)
    for file in files {
      let source: SourceFile
      do throws(FileError) { source = try fileSystem.source(at: file) } catch {
        throw .file(error)
      }
      guard let (object, computed) = JavaScriptReader.exported(by: source.bytes) else {
        result.notes.append("'\(file.text)' does not export an object that can be read")
        continue
      }
      if !computed.isEmpty {
        let names = computed.map { "'\($0.brief)'" }.joined(separator: ", ")
        result.notes.append("'\(file.text)' computes \(names), which is not known here")
      }
      for key in ["colors", "images"] where object[key] != nil {
        result.notes.append(
          "the \(key) of '\(file.text)' are not made into an asset catalog; the app's code finds none"
        )
      }
      let folder = "\(targets.name)/\(file.folder.name)"
      let name = object["name"]?.string ?? file.folder.name
      result.targets.append(
        .init(
          key: name,
          value: target(
            object, in: folder, bundle: identifier(object, name, prefix), app: app, fileSystem)))
    }
    return result
  }

  private static func target(
    _ object: YAMLValue, in folder: String, bundle: String?, app: FilePath,
    _ fileSystem: FileSystem
  ) -> YAMLValue {
    let kind = object["type"]?.string ?? ""
    func text(_ text: String) -> YAMLValue { .scalar(text, isPlain: false) }
    let configurations: YAMLValue = .sequence([
      text("expo-target.config.*"), text("*.entitlements"),
    ])
    var target = YAMLValue.mapping([])
    target["type"] = text(kind == "watch" ? "application" : "app-extension")
    target["platform"] = text(kind.hasPrefix("watch") ? "watchOS" : "iOS")
    var own = YAMLValue.mapping([])
    own["path"] = text(folder)
    own["excludes"] = configurations
    own["isSynchronized"] = .scalar("true", isPlain: true)
    var shared = YAMLValue.mapping([])
    shared["path"] = text("\(FilePath(folder).folder.text)/_shared")
    shared["optional"] = .scalar("true", isPlain: true)
    target["sources"] = .sequence([own, shared])
    var settings = YAMLValue.mapping([])
    if let bundle { settings["PRODUCT_BUNDLE_IDENTIFIER"] = text(bundle) }
    if let version = object["deploymentTarget"]?.string {
      settings["IPHONEOS_DEPLOYMENT_TARGET"] = text(version)
    }
    let files = fileSystem.entries(of: app.appending(folder))?.map { "\($0.name)" } ?? []
    if let file = files.first(where: { $0.hasSuffix(".entitlements") }) {
      settings["CODE_SIGN_ENTITLEMENTS"] = text("\(folder)/\(file)")
    } else if let entitlements = object["entitlements"] {
      target["entitlements"] = file("\(folder)/generated.entitlements", entitlements)
    }
    if !files.contains("Info.plist"), let point = points[kind] {
      var extensionKeys = YAMLValue.mapping([])
      extensionKeys["NSExtensionPointIdentifier"] = text(point)
      if kind == "intent" {
        extensionKeys["NSExtensionPrincipalClass"] = text("$(PRODUCT_MODULE_NAME).IntentHandler")
      }
      var properties = YAMLValue.mapping([])
      properties["NSExtension"] = extensionKeys
      if let name = object["displayName"]?.string { properties["CFBundleDisplayName"] = text(name) }
      target["info"] = file("\(folder)/Info.plist", properties)
    }
    target["settings"] = settings
    return target
  }

  private static func file(_ path: String, _ properties: YAMLValue) -> YAMLValue {
    .mapping([
      .init(key: "path", value: .scalar(path, isPlain: false)),
      .init(key: "properties", value: properties),
    ])
  }

  /// The extension points of the types that anything here asks for.
  private static let points = [
    "widget": ExtensionPoint.widgets, "watch-widget": ExtensionPoint.widgets,
    "intent": ExtensionPoint.intents,
  ]

  /// The bundle identifier of a target, of which a beginning with a dot stands for the app's.
  private static func identifier(_ object: YAMLValue, _ name: String, _ app: String?) -> String? {
    guard let own = object["bundleIdentifier"]?.string else { return app.map { "\($0).\(name)" } }
    return own.hasPrefix(".") ? app.map { $0 + own } : own
  }

  /// The bundle identifier of the app, if it is written out in one of the files that Expo reads.
  private static func bundleIdentifier(of app: FilePath, in fileSystem: FileSystem) -> String? {
    for name in ["app.json", "app.config.ts", "app.config.js"] {
      guard let source = try? fileSystem.source(at: app.appending(name)) else { continue }
      if let text = JavaScriptReader.text(ofKey: "bundleIdentifier", in: source.bytes) {
        return text
      }
    }
    return nil
  }
}

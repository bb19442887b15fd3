// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
package import SourceText

/// The Xcode project that a generator would make of a specification, as far as anything here reads one: targets, their files
/// and settings, what they embed and the packages that they use.
package struct SpecifiedProject {
  private let specification: ProjectSpecification
  private let fileSystem: FileSystem
  private var settings: XcodeGenSettings

  /// The types of the targets by their names.
  private let types: [String: String]

  private var objects = ProjectObjects()

  /// The sentences on what was not understood.
  package private(set) var notes: [String]

  /// The property lists that the generator writes and that are not there, by their paths from the folder of the specification.
  package private(set) var propertyLists: [String: String] = [:]

  /// Creates the project of a specification.
  package init(_ specification: ProjectSpecification, in fileSystem: FileSystem) {
    self.specification = specification
    self.fileSystem = fileSystem
    settings = XcodeGenSettings(specification.root)
    types = Dictionary(
      specification.targets.map { ($0.key, $0.value["type"]?.string ?? "") },
      uniquingKeysWith: { first, _ in first })
    notes = specification.notes
  }

  private var folder: FilePath { specification.folder }
  private var root: YAMLValue { specification.root }
  private var options: YAMLValue { root["options"] ?? .null }

  /// The project file, under the path at which the generator writes it.
  ///
  /// - Throws: ``SourceFileError`` if it would be too large.
  package mutating func projectFile() throws(SourceFileError) -> SourceFile {
    let name = root["name"]?.string ?? folder.name
    addPackages()
    for target in specification.targets { add(target.key, target.value) }
    objects.add(
      "project",
      [
        "isa": "PBXProject",
        "buildConfigurationList": .text(configurationList("project", root, own: [:])),
        "mainGroup": "group",
        "developmentRegion": .text(options["developmentLanguage"]?.string ?? "en"),
        "targets": .list(specification.targets.map { "target \($0.key)" }),
        "packageReferences": .list((root["packages"] ?? .null).entries.map { "package \($0.key)" }),
        "attributes": .table(classPrefix),
      ])
    let children = objects.files
    objects.add("group", ["isa": "PBXGroup", "sourceTree": "<group>", "children": .list(children)])
    let path = folder.appending("\(name.fileName).xcodeproj/project.pbxproj")
    return try SourceFile(name: path.text, content: Array(objects.text.utf8))
  }

  private var classPrefix: [String: String] {
    root["attributes"]?["CLASSPREFIX"]?.string.map { ["CLASSPREFIX": $0] } ?? [:]
  }
}

// MARK: Targets

extension SpecifiedProject {
  private mutating func add(_ name: String, _ target: YAMLValue) {
    var sources = XcodeGenSources(folder: folder, fileSystem: fileSystem)
    sources.add(target["sources"] ?? .null)
    notes += sources.missing.map {
      "the target '\(name.brief)' of '\(specification.path.text)' has the source '\($0.brief)', which is not there"
    }
    var phases: [String] = []
    for (phase, isa) in [
      (XcodeGenSources.Phase.sources, "PBXSourcesBuildPhase"),
      (.resources, "PBXResourcesBuildPhase"),
    ] {
      let files = sources.files.filter { $0.phase == phase }.map {
        objects.buildFile($0.path, platforms: $0.platforms)
      }
      let identifier = "\(phase.rawValue) \(name)"
      objects.add(identifier, ["isa": .text(isa), "files": .list(files)])
      phases.append(identifier)
    }
    let used = dependencies(of: name, target)
    objects.add(
      "embed \(name)",
      [
        "isa": "PBXCopyFilesBuildPhase", "dstSubfolderSpec": "13", "dstPath": "",
        "files": .list(used.embedded.map { objects.buildFile(of: "product \($0)") }),
      ])
    objects.add(
      "product \(name)",
      [
        "isa": "PBXFileReference", "path": .text("\(name).product"),
        "sourceTree": "BUILT_PRODUCTS_DIR",
      ])
    objects.add(
      "target \(name)",
      [
        "isa": "PBXNativeTarget", "name": .text(name),
        "productType": .text(Self.productType(target["type"]?.string ?? "")),
        "productReference": .text("product \(name)"),
        "buildConfigurationList": .text(
          configurationList("target \(name)", target, own: defaults(of: name, target, sources))),
        "buildPhases": .list(phases + ["embed \(name)"]),
        "dependencies": .list(used.targets), "packageProductDependencies": .list(used.products),
      ])
  }

  /// The identifier of a product type: its short name is behind the common beginning.
  private static func productType(_ name: String) -> String {
    name.hasPrefix("com.apple.") ? name : "com.apple.product-type.\(name)"
  }

  private mutating func dependencies(
    of name: String, _ target: YAMLValue
  ) -> (targets: [String], products: [String], embedded: [String]) {
    var result: (targets: [String], products: [String], embedded: [String]) = ([], [], [])
    let packages = root["packages"] ?? .null
    for dependency in (target["dependencies"] ?? .null).elements {
      if let other = dependency["target"]?.string {
        guard let type = types[other] else { continue }
        let identifier = "dependency \(name) \(other)"
        objects.add(identifier, ["isa": "PBXTargetDependency", "target": .text("target \(other)")])
        result.targets.append(identifier)
        let isProgram = target["type"]?.string?.hasPrefix("application") == true
        let isEmbedded = !type.hasPrefix("library.static")
        if dependency["embed"]?.boolean ?? (isProgram && isEmbedded) {
          result.embedded.append(other)
        }
      } else if let package = dependency["package"]?.string {
        let listed = (dependency["products"] ?? .null).strings
        let products = listed.isEmpty ? [dependency["product"]?.string ?? package] : listed
        for product in products {
          let identifier = "use \(name) \(package) \(product)"
          var object: [String: ProjectObjects.Value] = [
            "isa": "XCSwiftPackageProductDependency", "productName": .text(product),
          ]
          if packages[package] != nil { object["package"] = .text("package \(package)") }
          objects.add(identifier, object)
          result.products.append(identifier)
        }
      }
    }
    return result
  }

  private mutating func addPackages() {
    for entry in (root["packages"] ?? .null).entries {
      let identifier = "package \(entry.key)"
      if let path = entry.value["path"]?.string {
        objects.add(
          identifier, ["isa": "XCLocalSwiftPackageReference", "relativePath": .text(path)])
      } else if let url = entry.value["url"]?.string
        ?? entry.value["github"]?.string.map({ "https://github.com/\($0)" })
      {
        objects.add(
          identifier,
          [
            "isa": "XCRemoteSwiftPackageReference", "repositoryURL": .text(url),
            "requirement": .table(Self.requirement(entry.value)),
          ])
      }
    }
    for path in (root["localPackages"] ?? .null).strings { _ = objects.file(path) }
  }

  /// The versions of a package, in the words of an Xcode project.
  private static func requirement(_ package: YAMLValue) -> [String: String] {
    func version(_ key: String) -> String? { package[key]?.string }
    if let least = version("from") ?? version("majorVersion") {
      return ["kind": "upToNextMajorVersion", "minimumVersion": least]
    }
    if let least = version("minorVersion") {
      return ["kind": "upToNextMinorVersion", "minimumVersion": least]
    }
    if let exact = version("exactVersion") ?? version("version") {
      return ["kind": "exactVersion", "version": exact]
    }
    if let least = version("minVersion"), let most = version("maxVersion") {
      return ["kind": "versionRange", "minimumVersion": least, "maximumVersion": most]
    }
    if let branch = version("branch") { return ["kind": "branch", "branch": branch] }
    if let revision = version("revision") { return ["kind": "revision", "revision": revision] }
    return [:]
  }
}

// MARK: Settings

extension SpecifiedProject {
  /// The settings that the generator gives a target which does not say otherwise.
  private mutating func defaults(
    of name: String, _ target: YAMLValue, _ sources: XcodeGenSources
  ) -> [String: String] {
    var result: [String: String] = ["SDKROOT": Self.root(of: target["platform"]?.string ?? "")]
    if let prefix = options["bundleIdPrefix"]?.string {
      let kept = name.map { $0 == "_" ? "-" : $0 }.filter {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".")
      }
      result["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(String(kept))"
    }
    result["INFOPLIST_FILE"] = plist("info", of: target) ?? sources.infoPlist
    result["CODE_SIGN_ENTITLEMENTS"] = plist("entitlements", of: target)
    let platform = target["platform"]?.string ?? ""
    let least = target["deploymentTarget"]
    if let version = least?.string ?? least?[platform]?.string {
      result[Self.deploymentSetting(of: platform)] = version
    }
    return result
  }

  /// The name of the setting with the oldest system of a platform.
  private static func deploymentSetting(of platform: String) -> String {
    switch platform {
    case "macOS": "MACOSX_DEPLOYMENT_TARGET"
    case "visionOS": "XROS_DEPLOYMENT_TARGET"
    case "iOS", "tvOS", "watchOS":
      (platform == "iOS" ? "IPHONEOS" : platform.uppercased()) + "_DEPLOYMENT_TARGET"
    default: "IPHONEOS_DEPLOYMENT_TARGET"
    }
  }

  /// The path of a property list that the generator writes, whose content is kept if it is not there.
  private mutating func plist(_ key: String, of target: YAMLValue) -> String? {
    guard let path = target[key]?["path"]?.string else { return nil }
    if fileSystem.status(of: folder.appending(path)) == .nothing {
      propertyLists[path] = (target[key]?["properties"] ?? .mapping([])).propertyList
    }
    return path
  }

  private static func root(of platform: String) -> String {
    switch platform {
    case "macOS": "macosx"
    case "watchOS": "watchos"
    case "tvOS": "appletvos"
    case "visionOS": "xros"
    case "auto": "auto"
    default: "iphoneos"
    }
  }

  /// Adds the configurations of the project or of a target.
  ///
  /// - Returns: The identifier of their list.
  private mutating func configurationList(
    _ owner: String, _ value: YAMLValue, own: [String: String]
  ) -> String {
    var identifiers: [String] = []
    for (name, type) in settings.configurations {
      var all = own
      if owner == "project" {
        if type == "debug" { all["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
        for entry in (options["deploymentTarget"] ?? .null).entries {
          all[Self.deploymentSetting(of: entry.key)] = entry.value.string
        }
      }
      all.merge(settings.settings(value["settings"], for: name)) { $1 }
      var object: [String: ProjectObjects.Value] = [
        "isa": "XCBuildConfiguration", "name": .text(name), "buildSettings": .table(all),
      ]
      if let file = settings.file(value["configFiles"], for: name) {
        object["baseConfigurationReference"] = .text(objects.file(file))
      }
      let identifier = "configuration \(name) \(owner)"
      objects.add(identifier, object)
      identifiers.append(identifier)
    }
    objects.add(
      "configurations \(owner)",
      ["isa": "XCConfigurationList", "buildConfigurations": .list(identifiers)])
    return "configurations \(owner)"
  }
}

extension String {
  /// The text as a name of a file.
  fileprivate var fileName: String { replacing("/", with: "-") }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import SourceText
import StringTables
import WidgetProject

/// Makes modules of the targets of an Xcode project.
struct XcodeModules {
  let project: XcodeProject
  let configurations: XcodeConfigurations
  let configuration: String?
  let fileSystem: FileSystem

  /// The settings of a target.
  func settings(of target: XcodeTarget) -> XcodeResolvedSettings {
    var files = XcodeSettingsFiles(in: fileSystem)
    return XcodeResolvedSettings(
      of: target, in: project, configurations, configuration: configuration, files: &files)
  }

  /// The name that other modules import a target by.
  func moduleName(of target: XcodeTarget) -> String {
    settings(of: target)["PRODUCT_MODULE_NAME"] ?? target.name.value
  }

  /// The module of a target.
  func module(of target: XcodeTarget, role: ProgramModule.Role) -> ProgramModule {
    let settings = settings(of: target)
    var module = ProgramModule(
      name: moduleName(of: target), target: target.name.value, role: role)
    files(of: target, settings).fill(&module)
    module.settings = moduleSettings(settings)
    if role == .library {
      module.settings.implicitImports =
        FrameworkHeader(
          of: module, below: project.folder, in: fileSystem
        ).imports
    }
    module.bundle = bundle(of: target, settings, module)
    return module
  }

  private func files(of target: XcodeTarget, _ settings: XcodeResolvedSettings) -> SortedFiles {
    let excluded = ExcludedSources(settings)
    // A target for other systems alone is compiled as for an iPhone, with all that it has.
    let isForPhones = settings.platforms?.contains { $0.hasPrefix("iphone") } ?? true
    var files = SortedFiles()
    for built in target.bundledFiles where !excluded.contain(built.file.path) {
      guard !isForPhones || built.isBuilt(for: "ios") else { continue }
      let isCompiled = built.kind == .sources || built.file.path.hasExtension("swift")
      files.add(
        built.file.path, isCompiled: isCompiled,
        generates: !built.attributes.contains("no_codegen"))
    }
    return files
  }

  private func moduleSettings(_ settings: XcodeResolvedSettings) -> ModuleSettings {
    var result = ModuleSettings()
    let version = settings["SWIFT_VERSION"]?.prefix { $0.isNumber } ?? "5"
    result.languageMode = min(max(Int(version) ?? 5, 4), 6)
    result.conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    for (flag, next) in zip(flags, flags.dropFirst() + [""]) {
      if flag == "-D" {
        result.conditions.append(next)
      } else if flag.hasPrefix("-D") {
        result.conditions.append(String(flag.dropFirst(2)))
      } else if flag == "-enable-upcoming-feature" {
        result.upcomingFeatures.append(next)
      } else if flag == "-enable-experimental-feature" {
        result.experimentalFeatures.append(next)
      }
    }
    var seen: Set<String> = []
    result.conditions = result.conditions.filter { seen.insert($0).inserted }
    result.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    result.upcomingFeatures += UpcomingFeatures.names(of: settings)
    // Xcode passes it in all language modes; the mode 6 has it by itself.
    let regex = "BareSlashRegexLiterals"
    if result.languageMode < 6, settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO",
      !result.upcomingFeatures.contains(regex)
    {
      result.upcomingFeatures.append(regex)
    }
    result.packageName = settings["SWIFT_PACKAGE_NAME"].flatMap { $0.isEmpty ? nil : $0 }
    result.classPrefix = project.classPrefix?.value ?? ""
    result.generatesAssetSymbols = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    // Xcode's templates turn it on; it is off in projects that were made before.
    result.generatesAssetSymbolExtensions = settings.isOn(
      "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    return result
  }

  private func bundle(
    of target: XcodeTarget, _ settings: XcodeResolvedSettings, _ module: ProgramModule
  ) -> BundleFacts {
    var facts = BundleFacts()
    facts.identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
    facts.displayName = settings["INFOPLIST_KEY_CFBundleDisplayName"]
    facts.developmentLanguage = project.developmentLanguage.identifier
    facts.accentColor = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
    facts.backgroundColor = settings["ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME"]
    facts.languages = languages(of: target)
    facts.infoPlist = infoPlistFile(settings)
    facts.info = InfoPlistContent(propertyList(facts.infoPlist), settings).members
    if let root = propertyList(facts.infoPlist) {
      facts.identifier = text(root["CFBundleIdentifier"], settings) ?? facts.identifier
      facts.displayName = text(root["CFBundleDisplayName"], settings) ?? facts.displayName
      facts.appFonts = root["UIAppFonts"]?.elements.compactMap { text($0, settings) } ?? []
      facts.principalClass = text(root["NSExtension"]?["NSExtensionPrincipalClass"], settings)
    }
    let entitlements = settings["CODE_SIGN_ENTITLEMENTS"].map {
      project.folder.appending($0).simplified
    }
    facts.appGroups = propertyList(entitlements).map { root in
      let groups = root["com.apple.security.application-groups"]
      return groups?.elements.compactMap { text($0, settings) } ?? []
    }
    return facts
  }

  private func text(
    _ value: PropertyListValue?, _ settings: XcodeResolvedSettings
  ) -> String? {
    value?.string.map { settings.expanding($0) }
  }

  /// The languages of a target's files, and those of its string catalogs.
  private func languages(of target: XcodeTarget) -> [String] {
    var languages: Set<String> = []
    for built in target.bundledFiles {
      if let language = built.file.localization, language.isLanguage {
        languages.insert(language.identifier)
      }
    }
    return languages.sorted()
  }

  /// The `Info.plist` of a target, if there is one.
  func infoPlistFile(_ settings: XcodeResolvedSettings) -> FilePath? {
    let path = settings["INFOPLIST_FILE"].map { project.folder.appending($0).simplified }
    return path.flatMap { fileSystem.status(of: $0) == .file ? $0 : nil }
  }

  /// The root of a property list; nil if there is none that can be read.
  func propertyList(_ path: FilePath?) -> PropertyListValue? {
    guard let path, let source = try? fileSystem.source(at: path) else { return nil }
    return try? PropertyListDocument(source).root
  }
}

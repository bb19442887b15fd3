// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
package import SourceText

/// An application with the widget extensions that it carries: in one build configuration of a project, or as a build made it.
package struct PackagedApplication: Sendable {
  /// The name of the `project.pbxproj`, of the specification that it would be made of, or of the `Info.plist` of the application
  /// that was built.
  package let file: String

  /// The name of the build configuration, such as `Release`; nil for one that was built.
  package let configuration: String?

  /// The application that carries the extensions.
  package let application: PackagedTarget

  /// Its widget extensions, in the order of the project.
  package let extensions: [PackagedTarget]
}

/// An application or extension, as one build configuration packages it or as a build made it.
package struct PackagedTarget: Sendable {
  /// Where what is known of it comes from.
  package enum Origin: Sendable {
    /// A target, with the settings of a configuration for a device.
    case target(XcodeTarget, XcodeResolvedSettings)
    /// A target that a generator would make, with its settings and the range of its name in the specification; nil for the range if
    /// a file that it includes has it.
    case specified(XcodeTarget, XcodeResolvedSettings, SourceRange?)
    /// A bundle of a product, by its name.
    case bundle(String)
  }

  /// Where what is known of it comes from.
  package let origin: Origin

  /// The `Info.plist`; nil if it has none, or none that can be read.
  package let infoPlist: InfoPlist?

  /// The entitlements that the product is signed with.
  package let entitlements: Entitlements

  /// What the privacy manifests of its bundle say.
  package let privacyManifest: PrivacyManifest

  /// The names that the program takes from libraries, such as `_stat`; none for what is not built.
  package let importedNames: Set<String>

  /// The name of the target or the bundle.
  package var name: String {
    switch origin {
    case .target(let target, _), .specified(let target, _, _): target.name.value
    case .bundle(let name): name
    }
  }

  /// The platforms that it is built for, as the names of their SDKs, such as `iphoneos`; nil if that is not known.
  package var platforms: Set<String>? {
    switch origin {
    case .bundle:
      let names = infoPlist?.document.root["CFBundleSupportedPlatforms"]?.elements
        .compactMap { $0.string?.lowercased() }
      return names.flatMap { $0.isEmpty ? nil : Set($0) }
    case .target(_, let settings), .specified(_, let settings, _):
      return settings.platforms
    }
  }

  /// Whether iPhones have it, as far as is known.
  package var isForPhones: Bool { platforms?.contains { $0.hasPrefix("iphone") } ?? true }

  /// The target; nil for what was built.
  package var target: XcodeTarget? {
    switch origin {
    case .target(let target, _), .specified(let target, _, _): target
    case .bundle: nil
    }
  }

  /// The build settings; nil for what was built.
  package var settings: XcodeResolvedSettings? {
    switch origin {
    case .target(_, let settings), .specified(_, let settings, _): settings
    case .bundle: nil
    }
  }

  /// Whether its settings name an `Info.plist` that is not there or cannot be read, so that nothing is known of its keys.
  package var hasUnreadInfoPlist: Bool {
    guard infoPlist == nil, let settings else { return false }
    let file = settings.knowledge(of: "INFOPLIST_FILE")
    return file != .unset && file != .value("")
  }

  /// Whether the file of its `Info.plist` is known and does not have a key; what Xcode adds from settings is not looked at.
  package func lacksInfoKey(_ key: String) -> Bool {
    guard let infoPlist, infoPlist.document.root[key] == nil else { return false }
    // What the file is made from may have the key.
    let preprocessing = settings?.knowledge(of: "INFOPLIST_PREPROCESS")
    return preprocessing == nil || preprocessing == .unset || preprocessing == .value("NO")
  }

  /// A text of the `Info.plist` with the values of its variables; nil if it has none, or not all are known.
  package func infoText(of key: String) -> String? {
    guard let text = infoPlist?.document.root[key]?.string else { return nil }
    guard let settings else { return text }
    return settings.knownExpansion(of: text)
  }

  /// The entitlements of a product, as far as its sources say.
  package enum Entitlements: Sendable {
    /// The configuration names no file.
    case none
    /// The name of the file or a part of its content depends on what cannot be read.
    case unknown
    /// The app groups of a file: its name and the identifiers in it.
    case groups([String], file: String)
  }
}

extension PackagedTarget {
  /// What App Store Connect and the system compare of an application and what it carries.
  package enum Fact: Sendable {
    /// The bundle identifier.
    case identifier
    /// The oldest release of the system that it is installed on.
    case oldestSystem
    /// The version that users see.
    case shortVersion
    /// The version of the build.
    case version

    /// The key of a built `Info.plist`.
    package var key: String {
      switch self {
      case .identifier: "CFBundleIdentifier"
      case .oldestSystem: "MinimumOSVersion"
      case .shortVersion: "CFBundleShortVersionString"
      case .version: "CFBundleVersion"
      }
    }

    /// The build setting that decides the fact.
    package var setting: String {
      switch self {
      case .identifier: "PRODUCT_BUNDLE_IDENTIFIER"
      case .oldestSystem: "IPHONEOS_DEPLOYMENT_TARGET"
      case .shortVersion: "MARKETING_VERSION"
      case .version: "CURRENT_PROJECT_VERSION"
      }
    }

    /// Whether a source's `Info.plist` has it, and not the settings alone.
    fileprivate var isInSourcePlist: Bool {
      switch self {
      case .shortVersion, .version: true
      case .identifier, .oldestSystem: false
      }
    }
  }

  /// A fact; nil if it is not known or empty.
  package subscript(fact: Fact) -> String? {
    let text =
      switch origin {
      case .bundle: infoPlist?.document.root[fact.key]?.string
      case .target(_, let settings), .specified(_, let settings, _): known(fact, settings)
      }
    return text?.isEmpty == true ? nil : text
  }

  private func known(_ fact: Fact, _ settings: XcodeResolvedSettings) -> String? {
    guard fact.isInSourcePlist else { return settings.knowledge(of: fact.setting).value }
    if let text = infoPlist?.document.root[fact.key]?.string {
      return settings.knownExpansion(of: text)
    }
    guard settings.knowledge(of: "GENERATE_INFOPLIST_FILE").value == "YES" else { return nil }
    // One that cannot be read may have the key.
    if hasUnreadInfoPlist { return nil }
    return settings.knowledge(of: fact.setting).value
  }

  /// Where a fact is written.
  ///
  /// - Parameters:
  ///   - fact: The fact.
  ///   - value: Its value.
  ///   - projectFile: The name of the `project.pbxproj`, which is not looked at for what was built.
  /// - Returns: The file and the range in it; of a target whose settings are in another file, the range of its name.
  package func place(
    of fact: Fact, value: String, in projectFile: String
  ) -> (file: String, range: SourceRange?) {
    let written = infoPlist.flatMap { plist in
      plist.document.root[fact.key].map { (plist.source.name, $0) }
    }
    switch origin {
    case .bundle:
      return (written?.0 ?? infoPlist?.source.name ?? projectFile, written?.1.range)
    // What a generator writes is not here.
    case .specified(_, _, let range): return (projectFile, range)
    case .target(let target, _):
      // A variable in the file leads to the setting.
      if fact.isInSourcePlist, let (file, text) = written, text.string?.contains("$") == false {
        return (file, text.range)
      }
      let places = target.buildSettings.values(of: fact.setting)
      let place = places.first { $0.value == value } ?? places.first { $0.value.contains("$") }
      return (projectFile, place?.range ?? target.name.range)
    }
  }
}

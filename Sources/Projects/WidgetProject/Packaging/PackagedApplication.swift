// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
package import SourceText

/// An application with the widget extensions that it carries, in one build configuration.
package struct PackagedApplication: Sendable {
  /// The name of the `project.pbxproj`, or of the specification that it would be made of.
  package let projectFile: String

  /// The name of the build configuration, such as `Release`.
  package let configuration: String

  /// The application.
  package let application: PackagedTarget

  /// Its widget extensions, in the order of the project.
  package let extensions: [PackagedTarget]
}

/// A target of an application or extension, as one build configuration packages it.
package struct PackagedTarget: Sendable {
  /// The target that is packaged.
  package let target: XcodeTarget

  /// The build settings of the configuration, for a device.
  package let settings: XcodeResolvedSettings

  /// The `Info.plist` of the target; nil if it has none, or none that can be read.
  package let infoPlist: InfoPlist?

  /// The entitlements that the product is signed with.
  package let entitlements: Entitlements

  /// Where the target is described.
  package let place: Place

  /// Where a target is described.
  package enum Place: Sendable {
    /// In a project file.
    case project
    /// In a specification, at the range with its name; nil if a file that it includes has it.
    case specified(SourceRange?)
  }

  /// Whether a generator still has to write the project file, and its `Info.plist` as well.
  package var isSpecified: Bool { if case .specified = place { true } else { false } }

  /// The name of the target.
  package var name: String { target.name.value }

  /// The entitlements of a product, as far as its sources say.
  package enum Entitlements: Sendable {
    /// The configuration names no file.
    case none
    /// The name of the file or a part of its content depends on what cannot be read.
    case unknown
    /// The app groups of a file: its name and the identifiers in it.
    case groups([String], file: String)
  }

  /// The text of a key of the `Info.plist`, or of the setting that Xcode writes there for want of it.
  ///
  /// - Parameters:
  ///   - key: The key, such as `CFBundleVersion`.
  ///   - setting: The setting, such as `CURRENT_PROJECT_VERSION`.
  /// - Returns: The text; nil if it is not known.
  package func text(of key: String, generatedBy setting: String) -> String? {
    if let text = infoPlist?.document.root[key]?.string {
      return settings.knownExpansion(of: text)
    }
    guard settings.knowledge(of: "GENERATE_INFOPLIST_FILE").value == "YES" else { return nil }
    // One that cannot be read may have the key.
    if infoPlist == nil, settings.knowledge(of: "INFOPLIST_FILE") != .unset { return nil }
    return settings.knowledge(of: setting).value
  }

  /// Where a setting of the target has a value in the project file; that of the target's name for one in other files; nil if it is
  /// in a file that a specification includes.
  package func range(of setting: String, value: String) -> SourceRange? {
    if case .specified(let range) = place { return range }
    let places = target.buildSettings.values(of: setting)
    return (places.first { $0.value == value } ?? places.first { $0.value.contains("$") })?.range
      ?? target.name.range
  }
}

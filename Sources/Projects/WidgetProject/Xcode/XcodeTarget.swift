// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
package import SourceText

/// A target of an Xcode project: what is built, of what.
package struct XcodeTarget: Sendable {
  /// The identifier of its object.
  package let identifier: String

  /// The name of the target.
  package let name: Located<String>

  /// The product type, such as `com.apple.product-type.application`; nil for a target without a
  /// product.
  package internal(set) var productType: Located<String>?

  /// The steps of the build, in order.
  package internal(set) var buildPhases: [XcodeBuildPhase] = []

  /// The identifiers of the targets of this project that are built before it.
  package internal(set) var dependencies: [String] = []

  /// The identifiers of the targets of this project whose products it copies into its own.
  package internal(set) var embeddedTargets: [String] = []

  /// The identifiers of the folders whose files belong to it.
  package internal(set) var synchronizedFolders: [String] = []

  /// The files that belong to it through synchronized folders.
  package internal(set) var synchronizedFiles: [XcodeFile] = []

  /// The attributes of files of synchronized folders, such as `no_codegen`.
  package internal(set) var synchronizedAttributes: [FilePath: [String]] = [:]

  /// The platforms of files of synchronized folders that the target does not have for all, such as `ios`.
  package internal(set) var synchronizedPlatforms: [FilePath: [String]] = [:]

  /// The build settings of the target.
  package internal(set) var buildSettings = XcodeBuildSettings()

  init(identifier: String, name: Located<String>) {
    self.identifier = identifier
    self.name = name
  }

  /// Whether the target is an application.
  package var isApplication: Bool {
    ["com.apple.product-type.application", "com.apple.product-type.application.messages"]
      .contains(productType?.value)
  }

  /// Whether the target is an app extension.
  package var isAppExtension: Bool {
    productType?.value.hasPrefix("com.apple.product-type.app-extension") == true
      || productType?.value == "com.apple.product-type.extensionkit-extension"
  }

  /// Whether the target is a framework.
  package var isFramework: Bool {
    productType?.value.hasPrefix("com.apple.product-type.framework") == true
  }

  /// Whether the target is a test bundle.
  package var isTestBundle: Bool {
    productType?.value.hasPrefix("com.apple.product-type.bundle.") == true
  }
}

extension XcodeTarget {
  /// A file with the step of the build that takes it.
  package struct BuiltFile: Sendable {
    /// The file that the target uses.
    package var file: XcodeFile

    /// The kind of build phase that uses it.
    package var kind: XcodeBuildPhase.Kind

    /// The attributes of the file in the target, such as `no_codegen`.
    package var attributes: [String] = []

    /// The platforms that the target has it for, such as `ios` and `xros`; empty for all.
    package var platforms: [String] = []

    /// Returns whether the target has it when it is built for a platform.
    package func isBuilt(for platform: String) -> Bool {
      platforms.isEmpty || platforms.contains(platform)
    }
  }

  /// The files that are compiled into the product's bundle or copied to where its resources are.
  package var bundledFiles: [BuiltFile] { bundledFiles { _ in true } }

  /// Returns the bundled files with an extension.
  package func bundledFiles(withExtension pathExtension: String) -> [BuiltFile] {
    bundledFiles { $0.hasExtension(pathExtension) }
  }

  /// Returns the bundled files whose paths satisfy a predicate.
  ///
  /// Xcode takes what is in an `.lproj` folder of a synchronized folder for a resource, whatever it is.
  package func bundledFiles(where isWanted: (FilePath) -> Bool) -> [BuiltFile] {
    var found: [BuiltFile] = []
    for phase in buildPhases where phase.kind.isBundled {
      for build in phase.files {
        for file in build.files where isWanted(file.path) {
          found.append(
            BuiltFile(
              file: file, kind: phase.kind, attributes: build.attributes,
              platforms: build.platforms))
        }
      }
    }
    for file in synchronizedFiles where isWanted(file.path) {
      let isCompiled = file.path.hasExtension("intentdefinition") && file.localization == nil
      found.append(
        BuiltFile(
          file: file, kind: isCompiled ? .sources : .resources,
          attributes: synchronizedAttributes.isEmpty
            ? [] : synchronizedAttributes[file.path] ?? [],
          platforms: synchronizedPlatforms.isEmpty
            ? [] : synchronizedPlatforms[file.path] ?? []))
    }
    return found
  }
}

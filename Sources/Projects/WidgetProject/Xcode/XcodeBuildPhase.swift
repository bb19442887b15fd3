// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
package import SourceText
package import StringTables

/// A step of a target's build.
package struct XcodeBuildPhase: Sendable {
  /// The kind of a build phase.
  package enum Kind: Hashable, Sendable {
    /// The files are compiled.
    case sources
    /// The files are copied, or compiled into what is copied, to the resources of the product.
    case resources
    /// The frameworks are linked.
    case frameworks
    /// The files are copied to a folder below the destination with the number.
    case copyFiles(destination: Int?, folder: String)
    /// Anything else; the class of the object.
    case other(String)

    /// Whether files end up compiled into the bundle, or among its resources.
    var isBundled: Bool {
      switch self {
      case .sources, .resources: true
      // The number of the folder of resources.
      case .copyFiles(destination: 7, let folder): folder.isEmpty
      case .copyFiles, .frameworks, .other: false
      }
    }
  }

  /// The identifier of its object.
  package let identifier: String

  /// The kind of the phase.
  package let kind: Kind

  /// The files of the phase, in order.
  package internal(set) var files: [XcodeBuildFile] = []
}

/// A file, or a file in all its languages, as a step of a build has it.
package struct XcodeBuildFile: Sendable {
  /// The attributes of the file in the target, such as `no_codegen`.
  package let attributes: [String]

  /// The platforms that the step has them for, such as `ios` and `xros`; empty for all.
  package let platforms: [String]

  /// The files: one for each language of a variant group, otherwise one; none for the product of a target.
  package let files: [XcodeFile]
}

/// A file that a project speaks of.
package struct XcodeFile: Hashable, Sendable {
  /// The path of the file.
  package let path: FilePath

  /// The language, or `Base`; nil for a file that is the same in all languages.
  package let localization: LocaleName?

  /// The range of the declaration in `project.pbxproj`.
  package let range: SourceRange
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import Disk
package import SourceText
package import StringTables

/// An Xcode project: its targets, and the files that they are built from.
///
/// Read from `project.pbxproj` alone. What only the disk knows, the files of a ``SynchronizedFolder``, is added to
/// ``XcodeTarget/synchronizedFiles`` by whoever loads the project.
package struct XcodeProject: Sendable {
  /// The file `project.pbxproj` as it was read.
  package let source: SourceFile

  /// The folder that the project's paths begin at, which Xcode calls the source root.
  package let folder: FilePath

  /// The language of the development as the project spells it.
  package internal(set) var developmentRegion: Located<String>?

  /// The languages that Xcode's project editor lists, with `Base`.
  ///
  /// Whether any file is in them is another matter.
  package internal(set) var knownRegions: [Located<String>] = []

  /// The targets, in the order of the project.
  package internal(set) var targets: [XcodeTarget] = []

  /// The folders whose files belong to targets without being listed, by identifier.
  package internal(set) var synchronizedFolders: [String: SynchronizedFolder] = [:]

  /// The prefix of generated classes, `CLASSPREFIX`; nil if the project has none.
  package internal(set) var classPrefix: Located<String>?

  /// The intent definitions in its groups, whether or not a target has them.
  package internal(set) var definitionReferences: [XcodeFile] = []

  /// The build configurations of the project, its applications and their extensions, without packages; nil for a project
  /// without extensions.
  package internal(set) var packaging: XcodeConfigurations?

  /// The diagnostics of what is malformed, in the order of the file.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// The language of the development: English where the project names none.
  package var developmentLanguage: LocaleName {
    let language = developmentRegion.map { LocaleName($0.value) }
    return language.flatMap { $0.isLanguage ? $0 : nil } ?? LocaleName("en")
  }

  /// The target of an identifier; nil where there is none.
  package func target(_ identifier: String) -> XcodeTarget? {
    targets.first { $0.identifier == identifier }
  }

  /// The targets whose products another target copies into its own, in the order of the project.
  package func targets(embeddedIn target: XcodeTarget) -> [XcodeTarget] {
    targets.filter { target.embeddedTargets.contains($0.identifier) }
  }

  /// The targets that are uploaded to the App Store: applications that no other application carries.
  package var uploadedApplications: [XcodeTarget] {
    let carried = Set(targets.filter(\.isApplication).flatMap(\.embeddedTargets))
    return targets.filter { $0.isApplication && !carried.contains($0.identifier) }
  }
}

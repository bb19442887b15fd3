// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
package import SourceText

/// A definition in a target of an Xcode project.
package struct DefinitionUse: Sendable {
  /// The name of the definition's file.
  package let definition: String

  /// The name of the `project.pbxproj`.
  package let projectFile: String

  /// The identifier of the target.
  package let target: String

  /// The file as the project speaks of it.
  package let file: XcodeFile

  /// The step of the build that takes it.
  package let kind: XcodeBuildPhase.Kind

  /// The attributes of the file in the target, such as `no_codegen`.
  package let attributes: [String]

  /// Whether classes are generated for the target.
  package var generatesClasses: Bool {
    kind == .sources && !attributes.contains("no_codegen")
  }
}

/// A definition that a project lists and no target has.
package struct UnbuiltDefinition: Sendable {
  /// The name of the definition's file.
  package let definition: String

  /// The name of the `project.pbxproj`.
  package let projectFile: String

  /// The range in the project that lists it.
  package let range: SourceRange
}

/// An `Info.plist` of a target of an Xcode project.
package struct InfoPlistUse: Sendable {
  /// The name of the file.
  package let infoPlist: String

  /// The name of the `project.pbxproj`.
  package let projectFile: String

  /// The identifier of the target.
  package let target: String
}

extension ProjectLoader {
  /// Notes which definitions projects list for nothing.
  mutating func addUnbuiltDefinitions() {
    var used = Set(project.definitionUses.map(\.definition))
    for xcodeProject in project.xcodeProjects {
      for reference in xcodeProject.definitionReferences {
        guard let name = name(ofDefinition: reference.path), used.insert(name).inserted else {
          continue
        }
        project.unbuiltDefinitions.append(
          UnbuiltDefinition(
            definition: name, projectFile: xcodeProject.source.name, range: reference.range))
      }
    }
  }

  /// Notes which target has which definition.
  mutating func addDefinitionUses() {
    for xcodeProject in project.xcodeProjects {
      for target in xcodeProject.targets {
        for built in target.bundledFiles(withExtension: "intentdefinition") {
          guard let name = name(ofFile: built.file.path) else { continue }
          project.definitionUses.append(
            DefinitionUse(
              definition: name, projectFile: xcodeProject.source.name, target: target.identifier,
              file: built.file, kind: built.kind, attributes: built.attributes))
        }
      }
    }
  }
}

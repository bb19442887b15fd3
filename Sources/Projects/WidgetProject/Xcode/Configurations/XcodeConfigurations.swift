// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import PropertyListSyntax
import SourceText

/// The build configurations of an Xcode project: all settings of each, and the packages that it
/// uses.
///
/// It is read apart from ``XcodeProject``, as checking files needs none of it and big projects have much of it.
package struct XcodeConfigurations: Sendable {
  /// The settings of a configuration, as the project spells them.
  package struct Configuration: Sendable {
    /// The name, such as `Debug`.
    package let name: String

    /// The settings, as the project spells them; the elements of a list have a space between them.
    let settings: XcodeSettingsLayer

    /// The file of settings (`.xcconfig`) that these settings are put on top of.
    package let file: FilePath?
  }

  /// A product of a package that a target uses.
  package struct Product: Hashable, Sendable {
    /// The name of the configuration.
    package let name: String

    /// The folder of a package on this disk, or where another one is downloaded from; nil if the project does not say.
    package let package: Package?
  }

  /// A package that a project uses.
  package enum Package: Hashable, Sendable {
    /// A package in a folder.
    case local(FilePath)
    /// A package that is downloaded from a URL.
    case remote(url: String)
  }

  /// The configurations of the project.
  package let project: [Configuration]

  /// The configurations of each target, by its identifier.
  package let targets: [String: [Configuration]]

  /// The products of packages that each target uses, by its identifier.
  package let products: [String: [Product]]

  /// The packages of the project, each once.
  package let packages: [Package]

  /// The folders that the project lists as files: packages on this disk that older projects use are among them.
  package let listedFolders: [FilePath]

  /// Creates the configurations of a project and some of its targets, without packages.
  init(project: [Configuration], targets: [String: [Configuration]]) {
    self.project = project
    self.targets = targets
    products = [:]
    packages = []
    listedFolders = []
  }

  /// Reads the project file of a project again.
  ///
  /// - Throws: ``XcodeProjectError`` if it cannot be read, which it then could not be before.
  package init(of project: XcodeProject) throws(XcodeProjectError) {
    let document: PropertyListDocument
    do throws(PropertyListError) {
      document = try PropertyListDocument(project.source)
    } catch {
      throw .propertyList(error)
    }
    var objects = try XcodeObjects(document)
    var groups = XcodeGroups(root: project.folder, of: objects)
    let root = document.root["rootObject"]?.string.flatMap { objects.find($0) }
    if let main = root.flatMap({ objects.reference("mainGroup", of: $0) }) {
      groups.walk(from: main, in: &objects)
    }
    var reader = XcodeConfigurationReader(
      objects: objects, groups: groups, folder: project.folder)
    self.project = root.map { reader.configurations(of: $0) } ?? []
    packages = root.map { reader.packages(of: $0) } ?? []
    var targets: [String: [Configuration]] = [:]
    var products: [String: [Product]] = [:]
    for target in project.targets {
      guard let object = reader.objects.find(target.identifier) else { continue }
      targets[target.identifier] = reader.configurations(of: object)
      products[target.identifier] = reader.products(of: object)
    }
    self.targets = targets
    self.products = products
    listedFolders = reader.listedFolders
  }
}

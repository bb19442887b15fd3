// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import WidgetProject

extension ProgramPlanner {
  /// The plan of an Xcode project.
  func xcodePlan(
    _ path: FilePath?, _ request: ProgramRequest, below folder: FilePath
  ) throws(ProgramError) -> ProgramPlan {
    let finder = XcodeFinder(fileSystem: fileSystem)
    let project = try finder.project(path, below: folder)
    let configurations: XcodeConfigurations
    do throws(XcodeProjectError) {
      configurations = try XcodeConfigurations(of: project)
    } catch {
      throw .unreadableProject(error.diagnostic, project.source)
    }
    let modules = XcodeModules(
      project: project, configurations: configurations, configuration: request.configuration,
      fileSystem: fileSystem)
    let target = try finder.widget(named: request.target, in: modules)
    let widget = modules.module(of: target, role: .widget)
    var plan = ProgramPlan(
      name: widget.name, folder: project.folder, origin: FilePath(project.source.name),
      widget: widget)
    for file in modules.settings(of: target).missingFiles {
      plan.notes.append(fileSystem.sentence(onUnreadSettings: file))
    }
    if let header = modules.settings(of: target)["SWIFT_OBJC_BRIDGING_HEADER"] {
      plan.notes.append(
        "the target '\(plan.widget.target)' has the bridging header '\(header)'; what it declares is not available here"
      )
    }
    for intents in finder.intentsExtensions(for: target, in: modules)
    where moduleIsNew(modules.moduleName(of: intents), in: plan) {
      plan.modules.append(modules.module(of: intents, role: .intents))
    }
    var importer = XcodeImporter(planner: self, modules: modules, plan: plan)
    try importer.run()
    return importer.plan
  }

  private func moduleIsNew(_ name: String, in plan: ProgramPlan) -> Bool {
    !plan.modules.contains { $0.name == name }
  }
}

/// Adds to a plan what its sources import: targets of the same project, and products of packages.
struct XcodeImporter {
  let planner: ProgramPlanner
  let modules: XcodeModules
  var plan: ProgramPlan

  /// The targets of the project that can be imported, by module.
  private let targets: [String: XcodeTarget]

  /// The packages on this disk; nil until the first unknown module is imported.
  private var packages: [PackageDescription]?

  init(planner: ProgramPlanner, modules: XcodeModules, plan: ProgramPlan) {
    self.planner = planner
    self.modules = modules
    self.plan = plan
    let libraries = modules.project.targets.filter {
      $0.isFramework || $0.productType?.value.hasPrefix("com.apple.product-type.library") == true
    }
    targets = Dictionary(
      libraries.map { (modules.moduleName(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func run() throws(ProgramError) {
    var index = 0
    var missing: [String: Set<FilePath>] = [:]
    while index < plan.modules.count {
      let module = plan.modules[index]
      let known = knownNames
      for path in module.sources {
        let imports = planner.imports(of: path, in: module, knowing: known.contains)
        for name in imports.modules where name != module.name {
          if try !take(name, for: index) { missing[name, default: []].insert(path) }
        }
      }
      index += 1
    }
    plan.missing = missing.sorted { $0.key < $1.key }.map { name, files in
      MissingModule(
        name: name, files: files.sorted { $0.text < $1.text }, url: url(ofModule: name))
    }
  }

  /// The modules that are known before packages are asked.
  private var knownNames: Set<String> {
    let products = modules.configurations.products.values.joined().map(\.name)
    return Set(targets.keys).union(plan.modules.map(\.name)).union(products)
  }

  /// Makes a module available to another one.
  ///
  /// - Returns: Whether it can be had.
  private mutating func take(_ name: String, for index: Int) throws(ProgramError) -> Bool {
    // The C library is another module here, which files are compiled with.
    if planner.standIns.contains(name) || name == "Darwin" { return true }
    // A module of the project's own goes before one of Apple's that has its name, as in Xcode.
    let isOwn = plan.modules.contains { $0.name == name } || targets[name] != nil
    let isLinked = modules.configurations.products.values.joined().contains { $0.name == name }
    if planner.provided.contains(name), !isOwn, !isLinked { return true }
    if isOwn {
      if let target = targets[name], !plan.modules.contains(where: { $0.name == name }) {
        plan.modules.append(modules.module(of: target, role: .library))
      }
      if !plan.modules[index].dependencies.contains(name) {
        plan.modules[index].dependencies.append(name)
      }
      return true
    }
    for package in try knownPackages() {
      guard let product = package.product(having: name) else { continue }
      link(product, of: package)
      if !plan.modules[index].products.contains(product) {
        plan.modules[index].products.append(product)
      }
      return true
    }
    return planner.provided.contains(name)
  }

  private mutating func link(_ product: String, of package: PackageDescription) {
    if let index = plan.packages.firstIndex(where: { $0.folder == package.folder }) {
      if !plan.packages[index].products.contains(product) {
        plan.packages[index].products = (plan.packages[index].products + [product]).sorted()
      }
    } else {
      plan.packages.append(LocalPackage(folder: package.folder, products: [product]))
    }
  }

  /// The packages that the project names and those in its folder, which a workspace may hold.
  private mutating func knownPackages() throws(ProgramError) -> [PackageDescription] {
    if let packages { return packages }
    var folders: [FilePath] = []
    for case .local(let folder) in modules.configurations.packages { folders.append(folder) }
    for case .local(let folder)? in modules.configurations.products.values.joined().map(\.package) {
      folders.append(folder)
    }
    folders += modules.configurations.listedFolders
    let found = FileSearch.search(modules.project.folder, in: planner.fileSystem) {
      $0 == "Package.swift"
    }
    folders += found.files.map(\.folder)
    var seen: Set<FilePath> = []
    var result: [PackageDescription] = []
    for folder in folders {
      guard seen.insert(planner.fileSystem.resolved(folder)).inserted,
        planner.fileSystem.status(of: folder.appending("Package.swift")) == .file
      else { continue }
      do throws(ProgramError) {
        result.append(try planner.describe(folder))
      } catch {
        // Only a package that the project names is expected to be of use.
        plan.notes.append(error.description)
      }
    }
    packages = result
    return result
  }

  /// Where the project downloads a module from, if a product has its name.
  private func url(ofModule name: String) -> String? {
    let product = modules.configurations.products.values.joined().first { $0.name == name }
    if case .remote(let url) = product?.package { return url }
    return nil
  }
}

extension FileSystem {
  /// Why a file of build settings is not read, and what that means.
  fileprivate func sentence(onUnreadSettings file: FilePath) -> String {
    do throws(FileError) {
      _ = try source(at: file)
    } catch {
      guard error.reason == .notFound else {
        return "\(error.description); its build settings are unknown"
      }
    }
    return "the file of build settings '\(file.text)' is missing; its settings are unknown"
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import WidgetProject

extension XcodeImporter {
  /// Takes what was found for an import.
  ///
  /// - Returns: Whether the module is available.
  mutating func take(_ found: PackageModules.Found, as name: String, for index: Int) -> Bool {
    switch found {
    case .provided: return true
    case .fault(let fault):
      if planner.provided.contains(name) { return true }
      faults[name] = faults[name] ?? fault
      return false
    case .target(let origin):
      if let fault = addModule(of: origin, as: name) {
        faults[name] = faults[name] ?? fault
        return false
      }
      depend(index, on: name)
      return true
    }
  }

  /// Makes a target of a package a module of the program.
  ///
  /// - Returns: The reason why it cannot be one.
  private mutating func addModule(
    of origin: PackageModules.Origin, as name: String
  ) -> PackageFault? {
    guard !plan.modules.contains(where: { $0.name == name }) else { return nil }
    let package = origin.remote?.identity ?? origin.package.name
    guard ["regular", "executable", "system"].contains(origin.target.kind) else {
      return .kind(origin.target.kind, package: package)
    }
    let targets = PackageTargets(package: origin.package, fileSystem: planner.fileSystem)
    var module = targets.module(of: origin.target, role: .library)
    if module.sources.isEmpty {
      guard let clang = targets.clangTarget(of: origin.target) else {
        functions[name] = ObjectiveCFunction.functions(
          in: targets.allFiles(of: origin.target), fileSystem: planner.fileSystem)
        return .otherLanguage(package: package)
      }
      // Its resources are read by nothing that is compiled here.
      module = ProgramModule(name: name, target: module.target, role: .library)
      module.clang = clang
    }
    module.name = name
    module.package = package
    // Xcode makes symbols of the assets of packages, too, where SwiftPM makes none.
    module.settings.generatesAssetSymbols = true
    origins[name] = origin
    plan.modules.append(module)
    return nil
  }

  /// Takes the targets in C that a target in C needs, as its files include their headers.
  mutating func takeHeaders(for index: Int) {
    let module = plan.modules[index]
    guard module.clang != nil, let origin = origins[module.name] else { return }
    for dependency in origin.target.dependencies {
      let name = PackageModules.moduleName(of: dependency.name)
      guard case .target(let other) = packages.find(name, for: origin),
        addModule(of: other, as: name) == nil
      else { continue }
      depend(index, on: name)
    }
  }

  /// The target of a package with a module that a target of the project imports.
  mutating func packageModule(_ name: String, for module: ProgramModule) -> PackageModules.Found {
    // A module that is no product of a package may be a pod's, whatever can be said of packages.
    let isProduct = modules.configurations.products.values.joined().contains { $0.name == name }
    let pod = isProduct ? nil : neighbors?.pods.fault(of: name)
    guard planner.packages?.access.runsManifests != false else {
      return .fault(pod ?? (hasPackages ? .noManifests : .unknown))
    }
    for package in knownPackages() {
      if let target = PackageModules.target(name, in: package) {
        return .target(.init(package: package, target: target, remote: nil))
      }
    }
    var faults: [PackageFault] = []
    for remote in remotes(having: name, for: module) {
      switch packages.find(name, in: remote) {
      case .target(let origin): return .target(origin)
      case .provided: return .provided
      case .fault(let found): faults.append(found)
      }
    }
    if !isProduct, AppleFrameworks.names.contains(name) { return .fault(.apple) }
    let fault = Self.fault(among: faults, isProduct: isProduct)
    if fault == nil || fault == .unknown,
      let identity = references.registered.first(where: {
        $0.lowercased().hasSuffix(name.lowercased())
      })
    {
      return .fault(.registry(identity: identity))
    }
    return .fault(pod ?? fault ?? .unknown)
  }

  /// The reason why a module was not found in packages, of which one is known to have it or any could; nil if they say nothing.
  static func fault(among faults: [PackageFault], isProduct: Bool) -> PackageFault? {
    guard !isProduct else { return faults.first }
    let unread = faults.first { fault in
      switch fault {
      case .noModule, .unknown: false
      default: true
      }
    }
    return unread.map { .unread($0) }
  }

  private var hasPackages: Bool {
    !references.packages.isEmpty || !modules.configurations.packages.isEmpty
  }

  /// The packages that may have a module: the one with a product of its name, else those that the target links, and one of its name.
  private func remotes(having name: String, for module: ProgramModule) -> [RemotePackage] {
    let products = modules.configurations.products
    let all = products.sorted { $0.key < $1.key }.flatMap(\.value)
    func packages(_ products: [XcodeConfigurations.Product]) -> [RemotePackage] {
      products.compactMap { product in
        if case .remote(let url) = product.package { references[url] } else { nil }
      }
    }
    let named = packages(all.filter { $0.name == name })
    guard named.isEmpty else { return Array(named.prefix(1)) }
    let target = modules.project.targets.first { $0.name.value == module.target }
    let linked = target.flatMap { products[$0.identifier] } ?? []
    let words = [name.lowercased(), "swift-" + name.lowercased()]
    let similar = references.packages.values.filter { words.contains($0.identity) }
      .sorted { $0.url < $1.url }
    var seen: Set<String> = []
    return (similar + packages(linked)).filter { seen.insert($0.identity).inserted }
  }

  /// The packages that the project names, those that its workspaces list, and those in its folder.
  private mutating func knownPackages() -> [PackageDescription] {
    if let localPackages { return localPackages }
    var folders: [FilePath] = []
    for case .local(let folder) in modules.configurations.packages { folders.append(folder) }
    for case .local(let folder)? in modules.configurations.products.values.joined().map(\.package) {
      folders.append(folder)
    }
    folders += modules.configurations.listedFolders
    let found = FileSearch.search(modules.project.folder, in: planner.fileSystem) {
      $0 == "Package.swift"
    }
    let project = FilePath(modules.project.source.name).folder
    folders += XcodeWorkspace.workspaces(around: project, in: planner.fileSystem)
      .flatMap { $0.listed(in: planner.fileSystem) }
    folders += found.files.map(\.folder)
    var seen: Set<FilePath> = []
    var result: [PackageDescription] = []
    var warnings: [String] = []
    for folder in folders {
      let resolved = planner.fileSystem.resolved(folder)
      guard seen.insert(resolved).inserted,
        planner.fileSystem.status(of: folder.appending("Package.swift")) == .file
      else { continue }
      // Only a package that the project names is expected to be of use.
      if let package = packages.local(resolved, failing: { warnings.append($0.description) }) {
        result.append(package)
      }
    }
    plan.warnings += warnings
    localPackages = result
    return result
  }

  /// Lists the packages whose targets are modules of the program.
  mutating func listPackages() {
    let compiled = plan.modules.compactMap { module -> CompiledPackage? in
      guard let origin = origins[module.name] else { return nil }
      let pin = origin.remote.flatMap { packages.store?.pin(of: $0) }
      return CompiledPackage(
        name: module.package ?? origin.package.name, folder: origin.package.folder,
        url: origin.remote?.url, version: pin?.shown, modules: [module.name])
    }
    var listed: [CompiledPackage] = []
    for package in pods + compiled {
      if let index = listed.firstIndex(where: { $0.folder == package.folder }) {
        listed[index].modules = (listed[index].modules + package.modules).sorted()
      } else {
        listed.append(package)
      }
    }
    plan.compiledPackages = listed.sorted { $0.name < $1.name }
  }
}

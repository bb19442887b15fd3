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
    let found = try finder.project(path, below: folder)
    let project = found.project
    let configurations: XcodeConfigurations
    do throws(XcodeProjectError) {
      configurations = try XcodeConfigurations(of: project)
    } catch {
      throw .unreadableProject(error.diagnostic, project.source)
    }
    let modules = XcodeModules(
      project: project, configurations: configurations, configuration: request.configuration,
      fileSystem: found.fileSystem)
    let (target, notes) = try finder.widget(named: request.target, in: modules, of: found.title)
    let widget = modules.module(of: target, role: .widget)
    var plan = ProgramPlan(
      name: widget.name, folder: project.folder,
      origin: found.specification ?? FilePath(project.source.name), widget: widget)
    plan.isForPhones = finder.isForPhones(target, in: modules)
    plan.notes += found.notes + notes
    plan.warnings += found.warnings
    for file in modules.settings(of: target).missingFiles {
      plan.warnings.append(fileSystem.sentence(onUnreadSettings: file))
    }
    if let header = modules.settings(of: target)["SWIFT_OBJC_BRIDGING_HEADER"] {
      plan.warnings.append(
        "the target '\(plan.widget.target)' has the bridging header '\(header)'; what it declares is not available here"
      )
    }
    // An extension that answers for other things, such as Siri's, says nothing of a widget.
    let isConfigured = !widget.definitions.isEmpty || widget.sources.contains(where: usesIntents)
    for intents in isConfigured ? finder.intentsExtensions(for: target, in: modules) : []
    where moduleIsNew(modules.moduleName(of: intents), in: plan) {
      plan.modules.append(modules.module(of: intents, role: .intents))
    }
    let store = packages.map { packages in
      let built = request.buildFolder ?? project.folder.appending(ProgramPlan.buildFolder)
      let resolved = ResolvedPackages(
        ofProject: FilePath(project.source.name).folder, in: fileSystem)
      plan.warnings += resolved.notes
      return PackageStore(
        folder: built.appending(PackageStore.name), resolved: resolved, access: packages.access,
        progress: packages.progress, manifestNote: packages.manifestNote)
    }
    var importer = XcodeImporter(
      planner: self, modules: modules, plan: plan,
      packages: PackageModules(planner: self, store: store))
    let named = path.flatMap { fileSystem.status(of: $0) == .folder ? $0 : nil }
    let around = named.flatMap { $0.hasExtension("xcodeproj") ? nil : $0 }
    importer.neighbors = NeighboringProjects(of: project, below: around ?? folder, finder)
    importer.run()
    return importer.plan
  }

  /// Whether a file has a widget that a definition's intent configures.
  private func usesIntents(_ path: FilePath) -> Bool {
    guard let bytes = try? fileSystem.bytes(of: path) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "IntentConfiguration")
      .dropLast().contains { !$0.hasSuffix("App") }
  }

  private func moduleIsNew(_ name: String, in plan: ProgramPlan) -> Bool {
    !plan.modules.contains { $0.name == name }
  }
}

/// Adds to a plan what its sources import: targets of the same project, and those of packages.
struct XcodeImporter {
  let planner: ProgramPlanner
  let modules: XcodeModules
  var plan: ProgramPlan

  /// The packages of the project.
  var packages: PackageModules

  /// The packages that the project downloads, as it names them.
  let references: XcodePackageReferences

  /// Where the modules of packages come from, by their names.
  var origins: [String: PackageModules.Origin] = [:]

  /// The reasons why modules are not available.
  var faults: [String: PackageFault] = [:]

  /// The functions of such modules that can be written in Swift.
  var functions: [String: [ObjectiveCFunction]] = [:]

  /// The targets of the project that can be imported, by module.
  private let targets: [String: XcodeTarget]

  /// The other projects of the workspace; nil where there are none.
  var neighbors: NeighboringProjects?

  /// The pods that are compiled.
  var pods: [CompiledPackage] = []

  /// The packages on this disk; nil until the first unknown module is imported.
  var localPackages: [PackageDescription]?

  init(
    planner: ProgramPlanner, modules: XcodeModules, plan: ProgramPlan, packages: PackageModules
  ) {
    self.planner = planner
    self.modules = modules
    self.plan = plan
    self.packages = packages
    references = XcodePackageReferences(modules.project.source)
    let libraries = modules.project.targets.filter(\.isLibrary)
    targets = Dictionary(
      libraries.map { (modules.moduleName(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func run() {
    var index = 0
    var missing: [String: Set<FilePath>] = [:]
    while index < plan.modules.count {
      let module = plan.modules[index]
      let known = knownNames(for: module)
      for path in module.sources {
        let imports = planner.imports(
          of: path, in: module, isOfPackage: module.package != nil, knowing: known.contains)
        for name in imports.modules where name != module.name {
          if !take(name, for: index) { missing[name, default: []].insert(path) }
        }
      }
      takeHeaders(for: index)
      index += 1
    }
    // What one target cannot find may be a module of the program by another, as all of them are compiled into one folder.
    for (name, files) in missing where plan.modules.contains(where: { $0.name == name }) {
      missing[name] = nil
      for index in plan.modules.indices
      where plan.modules[index].name != name && !files.isDisjoint(with: plan.modules[index].sources)
      {
        depend(index, on: name)
      }
    }
    plan.missing = missing.sorted { $0.key < $1.key }.map { name, files in
      MissingModule(
        name: name, files: files.sorted { $0.text < $1.text }, url: url(ofModule: name),
        fault: faults[name] ?? .unknown, functions: functions[name] ?? [])
    }
    listPackages()
  }

  /// The modules that are known before packages are asked.
  private mutating func knownNames(for module: ProgramModule) -> Set<String> {
    var names = Set(plan.modules.map(\.name))
    if let origin = origins[module.name] {
      names.formUnion(origin.package.targets.map { PackageModules.moduleName(of: $0.name) })
      names.formUnion(origin.target.dependencies.map(\.name))
    } else {
      names.formUnion(targets.keys)
      names.formUnion(modules.configurations.products.values.joined().map(\.name))
      names.formUnion(neighbors?.names() ?? [])
    }
    return names
  }

  /// Makes a module available to another one.
  ///
  /// - Returns: Whether it is available.
  private mutating func take(_ name: String, for index: Int) -> Bool {
    // The C library is another module here, which files are compiled with.
    if planner.standIns.contains(name) || name == "Darwin" { return true }
    if let origin = origins[plan.modules[index].name] {
      return take(packages.find(name, for: origin), as: name, for: index)
    }
    // A module of the project's own goes before one of Apple's that has its name, as in Xcode.
    let isOwn = plan.modules.contains { $0.name == name } || targets[name] != nil
    let isLinked = modules.configurations.products.values.joined().contains { $0.name == name }
    if planner.provided.contains(name), !isOwn, !isLinked { return true }
    if isOwn {
      if let target = targets[name], !plan.modules.contains(where: { $0.name == name }) {
        plan.modules.append(modules.module(of: target, role: .library))
      }
      depend(index, on: name)
      return true
    }
    if !isLinked, let module = neighbors?.module(name) {
      plan.modules.append(module)
      if let pod = neighbors?.pods.pod(of: module) { pods.append(pod) }
      depend(index, on: name)
      return true
    }
    return take(packageModule(name, for: plan.modules[index]), as: name, for: index)
  }

  /// Lets a module be compiled after another one, unless that waits for it already.
  func reaches(_ name: String, from start: String) -> Bool {
    var seen: Set<String> = []
    var pending = [start]
    while let next = pending.popLast() {
      if next == name { return true }
      guard seen.insert(next).inserted else { continue }
      pending += plan.modules.first { $0.name == next }?.dependencies ?? []
    }
    return false
  }

  mutating func depend(_ index: Int, on name: String) {
    let own = plan.modules[index].name
    guard !plan.modules[index].dependencies.contains(name) else { return }
    guard !reaches(own, from: name) else {
      plan.warnings.append(
        "the modules '\(own)' and '\(name)' import each other, which Swift does not compile; '\(own)' is compiled first"
      )
      return
    }
    plan.modules[index].dependencies.append(name)
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

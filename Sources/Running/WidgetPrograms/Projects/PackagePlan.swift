// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import WidgetProject

extension ProgramPlanner {
  /// The plan of a package.
  func packagePlan(
    _ folder: FilePath, _ request: ProgramRequest
  ) throws(ProgramError) -> ProgramPlan {
    let package = try describe(folder)
    let targets = PackageTargets(package: package, fileSystem: fileSystem)
    let widget = try targets.widget(named: request.target)
    var plan = ProgramPlan(
      name: widget.name, folder: package.folder,
      origin: package.folder.appending("Package.swift"),
      widget: targets.module(of: widget, role: .widget))
    var downloads = package.downloads
    var locals: [PackageDescription] = []
    for folder in package.localDependencies { locals.append(try describe(folder)) }
    for intents in targets.handlers(besides: widget) {
      plan.modules.append(targets.module(of: intents, role: .intents))
    }
    var index = 0
    while index < plan.modules.count {
      for dependency in package.target(plan.modules[index].name)?.dependencies ?? [] {
        if dependency.package == nil, let target = package.target(dependency.name) {
          guard ["regular", "executable"].contains(target.kind) else { continue }
          plan.modules[index].dependencies.append(target.name)
          if !plan.modules.contains(where: { $0.name == target.name }) {
            plan.modules.append(targets.module(of: target, role: .library))
          }
          continue
        }
        // A package that names QuickAction's modules as products has them from the engine, too; one of the user's own that has the name
        // of a module of Apple's goes before it.
        let isOwn = locals.contains { local in
          local.name != "QuickAction" && local.products.contains { $0.name == dependency.name }
        }
        if provided.contains(dependency.name), !isOwn { continue }
        plan.modules[index].products.append(dependency.name)
        if let local = locals.first(where: { local in
          local.products.contains { $0.name == dependency.name }
        }) {
          plan.link(dependency.name, ofPackageIn: local.folder)
        } else if let place = downloads.firstIndex(where: {
          dependency.package == nil || $0.identity == dependency.package?.lowercased()
        }) {
          downloads[place].products.append(dependency.name)
        }
      }
      index += 1
    }
    plan.downloads = downloads.map { package in
      var package = package
      package.products = Set(package.products).sorted()
      return package
    }
    plan.missing = missing(in: plan, locals)
    return plan
  }

  /// The modules that are imported and that nothing has.
  private func missing(
    in plan: ProgramPlan, _ locals: [PackageDescription]
  ) -> [MissingModule] {
    // What is downloaded may have any module.
    guard plan.downloads.allSatisfy(\.products.isEmpty) else { return [] }
    let own = Set(plan.modules.map(\.name) + locals.flatMap { $0.targets.map(\.name) })
    var missing: [String: Set<FilePath>] = [:]
    for module in plan.modules {
      for path in module.sources {
        for name in imports(of: path, in: module, knowing: own.contains).modules
        where !own.contains(name) && !provided.contains(name) && !standIns.contains(name) {
          missing[name, default: []].insert(path)
        }
      }
    }
    return missing.sorted { $0.key < $1.key }.map { name, files in
      MissingModule(name: name, files: files.sorted { $0.text < $1.text })
    }
  }
}

extension ProgramPlan {
  /// Links a product of a package on this disk.
  mutating func link(_ product: String, ofPackageIn folder: FilePath) {
    if let index = packages.firstIndex(where: { $0.folder == folder }) {
      if !packages[index].products.contains(product) {
        packages[index].products = (packages[index].products + [product]).sorted()
      }
    } else {
      packages.append(LocalPackage(folder: folder, products: [product]))
    }
  }
}

/// The targets of a package, as modules of a program.
struct PackageTargets {
  let package: PackageDescription
  let fileSystem: FileSystem

  /// The widget's target: the one that is named, or the only one whose files have a widget with `@main`.
  func widget(named name: String?) throws(ProgramError) -> PackageDescription.Target {
    let known = package.targets.filter { ["regular", "executable"].contains($0.kind) }
    if let name {
      guard let target = known.first(where: { $0.name == name }) else {
        throw .unknownTarget(name, known: known.map(\.name))
      }
      return target
    }
    let importing = known.filter { target in
      files(of: target).sources.contains { imports($0).modules.contains("WidgetKit") }
    }
    let main = importing.filter { target in
      files(of: target).sources.contains { imports($0).hasMain }
    }
    let found = main.isEmpty ? importing : main
    guard let first = found.first else {
      throw .noWidget(package.folder.text, targets: known.map(\.name))
    }
    guard found.count == 1 else {
      throw .severalWidgets(package.folder.text, found.map(\.name))
    }
    return first
  }

  /// The targets with a handler for intents that the widget does not depend on.
  func handlers(besides widget: PackageDescription.Target) -> [PackageDescription.Target] {
    let used = Set(widget.dependencies.map(\.name) + [widget.name])
    return package.targets.filter { target in
      target.kind == "regular" && !used.contains(target.name)
        && files(of: target).sources.contains { principalClass(in: $0) != nil }
    }
  }

  /// The module of a target.
  func module(
    of target: PackageDescription.Target, role: ProgramModule.Role
  ) -> ProgramModule {
    var module = ProgramModule(name: target.name, target: target.name, role: role)
    let files = files(of: target)
    files.fill(&module)
    module.settings = target.settings
    if importsNothingOfApple(files.sources) {
      module.settings.upcomingFeatures.append("MemberImportVisibility")
    }
    // Xcode makes a bundle of a model too, which no manifest has to name.
    module.settings.hasBundleModule =
      !module.resources.isEmpty
      || module.passedOver.contains { $0.pathExtension.hasPrefix("xcdatamodel") }
    module.bundle.developmentLanguage = package.defaultLocalization ?? "en"
    let handler = files.sources.lazy.compactMap { principalClass(in: $0) }.first
    module.bundle.principalClass = handler.map { "\(target.name).\($0)" }
    let languages = module.resources.map(\.folder).filter { $0.hasExtension("lproj") }
    module.bundle.languages = Set(languages.map(\.stem)).subtracting(["Base"]).sorted()
    return module
  }

  /// Whether files import nothing beside Swift and the package's own targets.
  ///
  /// Foundation, which each file here sees as it does on Apple's systems, brings members of modules of its own with it on Linux: a type that
  /// such a file adds to `Bool` would be ambiguous.
  private func importsNothingOfApple(_ sources: [FilePath]) -> Bool {
    let known = Set(package.targets.map(\.name) + ["Swift", "Builtin", "_Concurrency"])
    return sources.allSatisfy { imports($0).modules.allSatisfy(known.contains) }
  }

  /// The class of a file that inherits from `INExtension`.
  private func principalClass(in path: FilePath) -> String? {
    guard let text = text(path), text.contains("INExtension") else { return nil }
    for line in SwiftLines(text) {
      let words = line.split { " \t:,{".contains($0) }
      if let place = words.firstIndex(of: "class"), words.contains("INExtension"),
        place + 1 < words.count
      {
        return String(words[place + 1])
      }
    }
    return nil
  }

  private func text(_ path: FilePath) -> String? {
    (try? fileSystem.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func imports(_ path: FilePath) -> SourceImports {
    SourceImports(text(path) ?? "")
  }

  /// The folder of a target.
  func folder(of target: PackageDescription.Target) -> FilePath {
    if let path = target.path { return package.folder.appending(path).simplified }
    let usual = ["Sources", "Source", "src", "srcs"].map {
      package.folder.appending($0).appending(target.name)
    }
    return usual.first { fileSystem.status(of: $0) == .folder } ?? usual[0]
  }

  /// The extensions of folders that are one thing: a documentation catalog has sources of its tutorials, which nobody compiles.
  private static let wholeFolders: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "docc", "playground",
  ]

  private func files(of target: PackageDescription.Target) -> SortedFiles {
    let folder = folder(of: target)
    let excluded = target.excluded.map { folder.appending($0).simplified }
    let included = target.sources.map { $0.map { folder.appending($0).simplified } }
    let resources = target.resources.map { folder.appending($0).simplified }
    var files = SortedFiles()
    var pending = [folder]
    while let current = pending.popLast() {
      for path in fileSystem.contents(of: current) ?? []
      where !path.name.hasPrefix(".") && !excluded.contains(path) {
        let isFolder = fileSystem.status(of: path) == .folder
        let isWhole = Self.wholeFolders.contains(path.pathExtension)
        if isFolder, !isWhole {
          pending.append(path)
          continue
        }
        let isResource = resources.contains { path == $0 || path.text.hasPrefix($0.text + "/") }
        let isIncluded =
          included?.contains { path == $0 || path.text.hasPrefix($0.text + "/") } ?? true
        if !path.hasExtension("swift") || (isIncluded && !isResource) {
          files.add(path, isCompiled: true)
        }
      }
    }
    return files
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// Finds the modules of packages: those on this disk, and those that are downloaded.
struct PackageModules {
  /// A target of a package that is a module of the program.
  struct Origin {
    var package: PackageDescription
    var target: PackageDescription.Target
    /// The package as it is downloaded; nil for one on this disk.
    var remote: RemotePackage?
  }

  /// The result of a search.
  enum Found {
    case target(Origin)
    /// A module that needs no package.
    case provided
    /// It is not available.
    case fault(PackageFault)
  }

  let planner: ProgramPlanner

  /// The packages that are downloaded; nil if none may be.
  var store: PackageStore?

  /// The packages on this disk, by their folders; nil for those that cannot be read.
  private var locals: [FilePath: PackageDescription?] = [:]

  init(planner: ProgramPlanner, store: PackageStore?) {
    self.planner = planner
    self.store = store
  }

  /// The package in a folder; nil if it cannot be read.
  mutating func local(
    _ folder: FilePath, failing: (ProgramError) -> Void = { _ in }
  ) -> PackageDescription? {
    if let known = locals[folder] { return known }
    var package: PackageDescription?
    do throws(ProgramError) { package = try planner.describe(folder) } catch { failing(error) }
    locals[folder] = .some(package)
    return package
  }

  /// The target of a package that has a module.
  static func target(_ module: String, in package: PackageDescription) -> PackageDescription.Target?
  {
    package.target(module) ?? package.targets.first { Self.moduleName(of: $0.name) == module }
  }

  /// The name by which a target is imported.
  static func moduleName(of target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// A module in a package that is downloaded.
  mutating func find(_ module: String, in remote: RemotePackage) -> Found {
    guard store != nil else { return .fault(.unknown) }
    do throws(PackageStore.PackageUnavailable) {
      guard let package = try store?.description(of: remote) else { return .fault(.unknown) }
      guard let target = Self.target(module, in: package) else {
        return .fault(.noModule(package: remote.identity))
      }
      return .target(Origin(package: package, target: target, remote: remote))
    } catch {
      return .fault(error.fault)
    }
  }

  /// A module that a target of a package imports.
  mutating func find(_ module: String, for origin: Origin) -> Found {
    if let target = Self.target(module, in: origin.package) {
      return .target(Origin(package: origin.package, target: target, remote: origin.remote))
    }
    let dependencies = dependencies(of: origin)
    var fault: PackageFault?
    for isSameName in [true, false] {
      if !isSameName, planner.provided.contains(module) { return .provided }
      for dependency in dependencies
      where (dependency.name == module) == isSameName {
        for place in places(of: dependency, in: origin.package) {
          switch find(module, at: place) {
          case .target(let origin): return .target(origin)
          case .provided: return .provided
          case .fault(.noModule), .fault(.unknown): continue
          case .fault(let found): fault = fault ?? found
          }
        }
      }
    }
    if AppleFrameworks.names.contains(module) { return .fault(.apple) }
    return .fault(fault ?? .noPackage(of: origin.package.name))
  }

  /// What a target needs of other packages, also through targets of its own package.
  private func dependencies(of origin: Origin) -> [(name: String, package: String?)] {
    var seen: Set<String> = []
    var pending = [origin.target]
    var result: [(name: String, package: String?)] = []
    while let target = pending.popLast() {
      guard seen.insert(target.name).inserted else { continue }
      for dependency in target.dependencies {
        if dependency.package == nil, let own = origin.package.target(dependency.name) {
          pending.append(own)
        } else {
          result.append(dependency)
        }
      }
    }
    return result
  }

  private enum Place {
    case local(FilePath)
    case remote(RemotePackage)
  }

  /// The packages that may have a product: the one that is named, else all that the manifest lists.
  private func places(
    of dependency: (name: String, package: String?), in package: PackageDescription
  ) -> [Place] {
    let name = (dependency.package ?? dependency.name).lowercased()
    let locals = package.localDependencies.map { (identity: $0.name.lowercased(), Place.local($0)) }
    let remotes = package.downloads.map { download in
      let remote = RemotePackage(
        url: download.url, requirement: PackageRequirement(spelled: download.requirement))
      return (identity: remote.identity, Place.remote(remote))
    }
    let all = locals + remotes
    let named = all.filter { $0.identity == name }
    return (named.isEmpty ? all : named).map { $0.1 }
  }

  private mutating func find(_ module: String, at place: Place) -> Found {
    switch place {
    case .remote(let remote): return find(module, in: remote)
    case .local(let folder):
      guard let package = local(planner.fileSystem.resolved(folder)) else {
        return .fault(.manifest(package: folder.name, words: "see the notes"))
      }
      guard let target = Self.target(module, in: package) else {
        return .fault(.noModule(package: package.name))
      }
      return .target(Origin(package: package, target: target, remote: nil))
    }
  }
}

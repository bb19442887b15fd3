// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

/// Finds everything that a widget's program is made of.
package struct ProgramPlanner {
  /// The names of the modules that can be imported without doing anything.
  let provided: Set<String>

  /// The modules that have stand-ins.
  let standIns: Set<String>

  let fileSystem: FileSystem

  /// What may be done to read packages that are downloaded; nil if they are not looked at.
  let packages: PackageReading?

  /// What is needed to read packages that are downloaded.
  struct PackageReading {
    var access: PackageAccess
    var progress: ProgramProgress
    var manifestNote: ManifestNote
  }

  /// Reads the manifest of a package.
  let describe: (FilePath) throws(ProgramError) -> PackageDescription

  /// Creates a planner that knows which modules are provided.
  ///
  /// - Parameters:
  ///   - provided: The names of the modules of the engine and of the compiler.
  ///   - standIns: The modules that have stand-ins.
  ///   - fileSystem: Where projects are.
  ///   - describe: Reads the manifest of a package.
  package init(
    provided: Set<String>, standIns: Set<String> = [], fileSystem: FileSystem = .disk,
    describe: @escaping (FilePath) throws(ProgramError) -> PackageDescription
  ) {
    self.init(
      provided: provided, standIns: standIns, fileSystem: fileSystem, packages: nil,
      describe: describe)
  }

  init(
    provided: Set<String>, standIns: Set<String>, fileSystem: FileSystem = .disk,
    packages: PackageReading?,
    describe: @escaping (FilePath) throws(ProgramError) -> PackageDescription
  ) {
    self.packages = packages
    self.provided = provided
    self.standIns = standIns
    self.fileSystem = fileSystem
    self.describe = describe
  }

  /// The plan of a request.
  ///
  /// - Throws: ``ProgramError`` if there is no widget, or several.
  package func plan(
    for request: ProgramRequest, in folder: FilePath = FilePath(".")
  ) throws(ProgramError) -> ProgramPlan {
    var plan =
      switch request.source {
      case .project(let path): try xcodePlan(path, request, below: folder)
      case .package(let path): try packagePlan(path, request)
      }
    for index in plan.modules.indices {
      plan.modules[index].sources = plan.modules[index].sources.filter {
        fileSystem.status(of: $0) == .file
      }
    }
    guard !plan.widget.sources.isEmpty else { throw .noSources(target: plan.widget.target) }
    for module in plan.modules where module.package == nil {
      // Of the models of Core Data, classes are generated.
      let names = module.passedOver.filter { !$0.pathExtension.hasPrefix("xcdatamodel") }.map(
        \.name)
      guard !names.isEmpty else { continue }
      plan.notes.append(
        "the target '\(module.target)' has files that are compiled on Apple's systems only and were left out: \(names.listedNames(limit: 5))"
      )
    }
    return plan
  }

  /// The imports of a file, as far as its conditions hold.
  func imports(
    of path: FilePath, in module: ProgramModule, isOfPackage: Bool = true,
    knowing others: @escaping (String) -> Bool
  ) -> SourceImports {
    let bytes = (try? fileSystem.bytes(of: path)) ?? []
    return SourceImports(
      String(decoding: bytes, as: UTF8.self),
      conditions: module.conditions(isOfPackage: isOfPackage)
    ) { provided.contains($0) || standIns.contains($0) || others($0) }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

/// The plan of a widget's program: its modules, packages and resources.
package struct ProgramPlan: Sendable {
  /// The name, which is that of the widget's target.
  package var name: String

  /// The folder of the project or the package.
  package var folder: FilePath

  /// The project file or the package's manifest.
  package var origin: FilePath

  /// The modules: the widget's first, then those of intents extensions, then what they import.
  package var modules: [ProgramModule]

  /// The folder for what is built, in that of the project or the package.
  static let buildFolder = ".build/quickaction"

  /// The packages whose targets are modules of the program.
  package var compiledPackages: [CompiledPackage] = []

  /// The names of the modules of packages that are downloaded.
  var downloadedModules: Set<String> {
    Set(compiledPackages.filter(\.isDownloaded).flatMap(\.modules))
  }

  /// What the program is compiled against: an engine, by its identity, and packages in their versions, which the
  /// names of their folders have, but for those of pods.
  func basis(with engine: String) -> String {
    var hash = StableHash()
    for package in compiledPackages where package.isDownloaded {
      hash.add(package.folder.text.utf8)
      if package.isPod { hash.add((package.version ?? "").utf8) }
      hash.add([0])
    }
    return "\(engine)-\(String(hash.value, radix: 16))"
  }

  /// The name of the package of a module, whose `package` declarations it sees.
  ///
  /// Xcode gives none to a target of a project unless a setting does, so that such a target is a package of its own here: a conformance of what
  /// another one declares is retroactive.
  func packageName(of module: ProgramModule) -> String {
    module.package ?? module.settings.packageName
      ?? (isPackage ? folder.name : "target-\(module.name)")
  }

  /// Whether the widget is a target of a package, and not of an Xcode project.
  var isPackage: Bool { origin.name == "Package.swift" }

  /// The files of the modules that were downloaded.
  var downloadedSources: Set<FilePath> {
    let downloaded = downloadedModules
    return Set(modules.filter { downloaded.contains($0.name) }.flatMap(\.sources))
  }

  /// The files of the modules that the user can change: warnings in others are not shown, as in Xcode.
  var ownSources: Set<FilePath> {
    Set(modules.flatMap(\.sources)).subtracting(downloadedSources)
  }

  /// The packages on this disk whose products are linked.
  package var packages: [LocalPackage] = []

  /// The dependencies of a package that are downloaded, as its manifest spells them.
  package var downloads: [DownloadedPackage] = []

  /// The modules that are imported and cannot be had.
  package var missing: [MissingModule] = []

  /// Whether iPhones or iPads show the widget; one for other systems is drawn as on an iPhone all the same.
  package var isForPhones = true

  /// The sentences on how the project was read, and on what was left out that the widget does not use.
  package var notes: [String] = []

  /// The sentences on what the project has and the program lacks.
  package var warnings: [String] = []

  /// The module with the widget.
  package var widget: ProgramModule { modules[0] }

  /// Creates a plan of at least the widget's module.
  init(name: String, folder: FilePath, origin: FilePath, widget: ProgramModule) {
    self.name = name
    self.folder = folder
    self.origin = origin
    modules = [widget]
  }
}

/// A package whose targets are modules of the program.
package struct CompiledPackage: Hashable, Sendable {
  /// The name: the identity of a package that was downloaded, or the name of a pod.
  package var name: String

  /// The folder of the package.
  package var folder: FilePath

  /// The address that it was downloaded from; nil for a package on this disk, and for a pod.
  package var url: String?

  /// The version, branch or revision that was downloaded; nil for a package on this disk.
  package var version: String?

  /// The modules that are compiled, sorted.
  package var modules: [String]

  /// Whether CocoaPods has downloaded it.
  package var isPod = false

  /// Whether it is another project's, and not the user's to repair.
  package var isDownloaded: Bool { url != nil || isPod }
}

/// A package on this disk.
package struct LocalPackage: Hashable, Sendable {
  /// The folder of the package.
  package var folder: FilePath

  /// The products that are linked, sorted.
  package var products: [String]

  /// The name by which products are looked for: that of the folder.
  package var identity: String { folder.name.lowercased() }
}

/// A package that SwiftPM downloads.
package struct DownloadedPackage: Hashable, Sendable {
  /// The URL that the package is downloaded from.
  package var url: String

  /// The name by which products are looked for.
  package var identity: String

  /// The accepted versions, as a manifest spells them: `from: "1.0.0"`.
  package var requirement: String

  /// The products that are linked, sorted.
  package var products: [String]
}

/// A module that is imported and cannot be had.
package struct MissingModule: Hashable, Sendable {
  /// The name of the module.
  package var name: String

  /// The files that import it, sorted.
  package var files: [FilePath]

  /// The package that the project downloads it from, as far as that is known.
  package var url: String?

  /// Why it is not available.
  package var fault = PackageFault.unknown

  /// What it has of functions that can be written in Swift.
  package var functions: [ObjectiveCFunction] = []
}

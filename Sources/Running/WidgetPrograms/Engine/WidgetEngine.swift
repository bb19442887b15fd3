// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

/// The modules with Apple's names, built: what every widget's program is compiled against and linked with.
package struct WidgetEngine: Hashable, Sendable {
  /// The folder of the compiled modules.
  package var modules: FilePath

  /// The folder of the library.
  package var libraries: FilePath

  /// The library of the macros, such as `#Preview`; nil if there is none.
  package var macros: FilePath?

  /// The module maps of what is written in C.
  package var moduleMaps: [FilePath]

  /// The services that are compiled when they are imported; nil if there are none.
  package var services: DeviceServices?

  /// The name of the library.
  static let libraryName = "WidgetEngine"

  /// Creates an engine from the places of its parts.
  package init(
    modules: FilePath, libraries: FilePath, macros: FilePath? = nil, moduleMaps: [FilePath] = [],
    services: DeviceServices? = nil
  ) {
    self.modules = modules
    self.libraries = libraries
    self.macros = macros
    self.moduleMaps = moduleMaps
    self.services = services
  }

  /// An engine in a folder of the cache.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - sources: The folder of the package that it was built from.
  init(installedIn folder: FilePath, from sources: FilePath) {
    let macros = folder.appending(Self.macroLibrary)
    let maps = folder.appending("include")
    self.init(
      modules: folder.appending("modules"), libraries: folder.appending(Self.libraryFolder),
      macros: FileSystem.disk.status(of: macros) == .file ? macros : nil,
      moduleMaps: (FileSystem.disk.contents(of: maps) ?? []).map {
        $0.appending("module.modulemap")
      },
      services: DeviceServices(in: sources, compiledIn: folder.appending("services")))
  }

  /// The folder of the libraries, in that of an engine.
  static let libraryFolder = "lib"

  /// The library of the macros, in the folder of an engine.
  static let macroLibrary = libraryFolder + "/libPreviewMacros.so"

  /// The names of the modules, with those of the services.
  package func moduleNames() -> Set<String> {
    Set(
      (FileSystem.disk.contents(of: modules) ?? []).filter { $0.hasExtension("swiftmodule") }
        .map(\.stem)
    ).union(services?.names ?? [])
  }

  /// What differs between engines with other modules or services, whose folders have a hash of the sources in their names.
  var identity: String {
    var hash = StableHash()
    hash.add(part: modules.text.utf8)
    hash.add(part: (services?.products.text ?? "").utf8)
    return String(hash.value, radix: 16)
  }

  /// The arguments for the compiler.
  ///
  /// `URLSession`, and what Foundation has on Apple's systems only, are in modules of their own here, which sources do not import. Foundation
  /// re-exports Security there, and has two names and a few publishers of Combine's.
  package var compilerArguments: [String] {
    // Services come first: a folder of modules may still have one from when it was a module of the engine.
    var arguments = services.map { ["-I", $0.products.text] } ?? []
    arguments += ["-I", modules.text]
    for name in ["AppleFoundation", "FoundationCombine", "FoundationNetworking", "Security"] {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", name]
    }
    for map in moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map.text)"] }
    if let macros { arguments += ["-load-plugin-library", macros.text] }
    return arguments
  }

  /// The arguments for the linker.
  package var linkerArguments: [String] {
    var arguments = ["-L", libraries.text, "-l\(Self.libraryName)", "-rpath", libraries.text]
    // The interface of a service says that it is linked where it is imported.
    if let products = services?.products.text {
      arguments += ["-L", products, "-rpath", products]
    }
    return arguments
  }

  /// The arguments of `swift build` for a program.
  package var buildArguments: [String] {
    compilerArguments.flatMap { ["-Xswiftc", $0] } + linkerArguments.flatMap { ["-Xlinker", $0] }
  }
}

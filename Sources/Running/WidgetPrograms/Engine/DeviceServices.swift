// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The services of a device, such as CloudKit: modules with Apple's names that few widgets import.
///
/// Each is compiled by itself when a file imports it, once for an engine, and is there for all projects of the machine from
/// then on. So a widget does not wait for services that it does not use, and a new one is a folder of Swift files.
package struct DeviceServices: Hashable, Sendable {
  /// The folder with a folder of Swift files for each service, which has its name.
  let sources: FilePath

  /// The folder of what is compiled.
  let products: FilePath

  /// Finds the services beside an engine's sources.
  ///
  /// - Parameters:
  ///   - engine: The folder of the engine's package.
  ///   - folder: Where they are compiled: a folder of the engine's.
  package init(in engine: FilePath, compiledIn folder: FilePath) {
    sources = engine.appending(Self.folder)
    // What is compiled from other sources, or for another place of the library, is not used.
    var hash = StableHash()
    hash.add(filesIn: sources, named: sources)
    products = folder.appending(String(hash.value, radix: 16))
  }

  /// The folder of the services in the engine's package.
  static let folder = "Sources/Apple/Services"

  /// The names of the services.
  var names: Set<String> {
    Set(
      (FileSystem.disk.contents(of: sources) ?? [])
        .filter { FileSystem.disk.status(of: $0) == .folder }.map(\.name))
  }

  /// Compiles those of some modules that are services and are not compiled yet, with what they import.
  ///
  /// - Parameters:
  ///   - modules: The names of imported modules, services or not.
  ///   - engine: The engine that they are compiled against.
  ///   - progress: Reports the progress.
  /// - Throws: ``ProgramError`` if one does not compile.
  func compile(
    _ modules: Set<String>, against engine: WidgetEngine, progress: ProgramProgress
  ) throws(ProgramError) {
    let names = names
    var compiled: Set<String> = []
    func compile(_ name: String) throws(ProgramError) {
      guard names.contains(name), compiled.insert(name).inserted, !isCompiled(name) else { return }
      let files = files(of: name)
      for other in Self.imports(of: files).sorted() { try compile(other) }
      progress.step("compiling \(name)")
      try build(name, files, against: engine)
    }
    for name in modules.sorted() { try compile(name) }
  }

  private func files(of name: String) -> [FilePath] {
    FileSearch.search(sources.appending(name), in: .disk) { $0.hasSuffix(".swift") }.files
  }

  private static func imports(of files: [FilePath]) -> Set<String> {
    Set(
      files.flatMap { path in
        (try? FileSystem.disk.bytes(of: path)).map {
          SourceImports(String(decoding: $0, as: UTF8.self)).modules
        } ?? []
      })
  }

  /// The file of the interface, which is the last that is there.
  private func interface(of name: String) -> FilePath {
    products.appending("\(name).swiftmodule")
  }

  private func isCompiled(_ name: String) -> Bool {
    FileSystem.disk.status(of: interface(of: name)) == .file
  }

  /// Compiles one into a library; each file is there whole or not at all, as another process may do the same.
  private func build(
    _ name: String, _ files: [FilePath], against engine: WidgetEngine
  ) throws(ProgramError) {
    let scratch = products.appending(".\(name)-\(getpid())-\(UInt32.random(in: 0 ... .max))")
    try DiskFolder.make(scratch)
    defer { DiskFolder.remove(scratch) }
    let library = "lib\(name).so"
    let interface = interface(of: name).name
    let arguments =
      [
        "-emit-library", "-o", scratch.appending(library).text, "-emit-module",
        "-emit-module-path", scratch.appending(interface).text, "-module-name", name,
        "-module-link-name", name, "-parse-as-library", "-swift-version", "6",
        // By itself, each file would have the compiler read the imported modules again, and the interface once more.
        "-whole-module-optimization", "-no-emit-module-separately-wmo",
      ]
      + [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
      ].flatMap { ["-enable-upcoming-feature", $0] }
      + engine.compilerArguments
      + engine.linkerArguments.flatMap { ["-Xlinker", $0] } + files.map(\.text)
    let result: ToolProcess.Result
    do throws(ToolProcess.Failure) {
      result = try ToolProcess.run("swiftc", arguments)
    } catch {
      throw ProgramError(error, of: "swiftc")
    }
    guard result.status == 0 else {
      let log = products.appending("\(name).log")
      try DiskFolder.write(result.output, to: log)
      throw .engineFailed(log: log.text)
    }
    for file in [library, interface] {
      try DiskFolder.rename(scratch.appending(file), to: products.appending(file))
    }
  }
}

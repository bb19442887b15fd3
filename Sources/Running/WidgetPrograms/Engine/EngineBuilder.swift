// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import WidgetProject

/// Builds the engine, and puts it where all projects find it.
struct EngineBuilder {
  let sources: EngineSources
  let toolchain: SwiftToolchain

  /// The folders of the targets.
  let targets: [String]

  /// Where the work is done; what is there already is used again.
  let scratch: FilePath

  let progress: ProgramProgress

  /// The file that is written last.
  static let mark = "engine.json"

  private var package: FilePath { scratch.appending("package") }
  private var products: FilePath { scratch.appending("products/release") }

  /// Builds the engine in a folder that is there whole, or not at all.
  func build(into folder: FilePath) throws(ProgramError) {
    progress.note(Self.firstNote(on: toolchain.version))
    try makePackage()
    try DiskFolder.replace(folder) { temporary throws(ProgramError) in
      try DiskFolder.make(temporary.appending(WidgetEngine.libraryFolder))
      for result in Part.allCases.concurrentMap(inChunksOf: 1, { build($0, in: temporary) }) {
        try result.get()
      }
      try install(in: temporary)
      try DiskFolder.write("{ \"version\": 1 }\n", to: temporary.appending(Self.mark))
    }
  }

  /// What needs nothing of the other, and is built beside it.
  private enum Part: CaseIterable {
    case library, macros
  }

  private func build(_ part: Part, in folder: FilePath) -> Result<Void, ProgramError> {
    Result { () throws(ProgramError) in
      switch part {
      case .library: try buildLibrary()
      case .macros: try buildMacros(in: folder)
      }
    }
  }

  /// The sentence with which a build begins: how long it takes is the machine's affair, so no number is promised.
  static func firstNote(on toolchain: String) -> String {
    "building the modules for widgets, once for \(toolchain); this takes a few minutes, more on a busy machine"
  }

  /// A package of links, so that a build writes nothing beside the sources.
  private func makePackage() throws(ProgramError) {
    try DiskFolder.make(package)
    for name in ["Package.swift", "Sources", "Tests", "Benchmarks"]
    where FileSystem.disk.status(of: sources.folder.appending(name)) != .nothing {
      try DiskFolder.link(package.appending(name), to: sources.folder.appending(name))
    }
  }

  private func buildLibrary() throws(ProgramError) {
    let arguments = [
      "build", "--configuration", "release", "--product", WidgetEngine.libraryName,
      "--package-path", package.text, "--scratch-path", scratch.appending("products").text,
      // Nobody debugs it, and a trap names its line without that.
      "-Xswiftc", "-gnone",
    ]
    // Of what an earlier build left, nothing is told, so that the rest has no percentage.
    var share =
      FileSystem.disk.status(of: products) == .nothing
      ? CompiledShare(of: targets.map { sources.folder.appending($0) }) : nil
    try run("swift", arguments, variables: EngineSources.onlyEngine) { line in
      guard share != nil else { return progress.step(ofBuildLine: line) }
      if let step = share?.step(ofBuildLine: line) { progress.step(step) }
    }
  }

  private func run(
    _ program: String, _ arguments: [String], variables: [String: String] = [:],
    onLine: (Substring) -> Void = { _ in }
  ) throws(ProgramError) {
    let result: ToolProcess.Result
    do throws(ToolProcess.Failure) {
      result = try ToolProcess.run(
        program, arguments, variables: variables, onLine: onLine)
    } catch {
      throw ProgramError(error, of: program)
    }
    guard result.status != 0 else { return }
    let log = scratch.appending("\(program).log")
    try DiskFolder.write(result.output, to: log)
    throw .engineFailed(log: log.text)
  }

  /// Copies what programs need: the modules, the library, and the headers of what is written in C.
  private func install(in folder: FilePath) throws(ProgramError) {
    let modules = folder.appending("modules")
    try DiskFolder.make(modules)
    // An earlier version may have left others beside them.
    let names = Set(targets.map { FilePath($0).name })
    for file in FileSystem.disk.contents(of: products.appending("Modules")) ?? []
    where ["swiftmodule", "swiftdoc"].contains(file.pathExtension) && names.contains(file.stem) {
      try DiskFolder.copy(file, to: modules.appending(file.name))
    }
    let library = "lib\(WidgetEngine.libraryName).so"
    try DiskFolder.copy(
      products.appending(library), to: folder.appending("\(WidgetEngine.libraryFolder)/\(library)"))
    for target in targets {
      let headers = sources.folder.appending(target).appending("include")
      guard FileSystem.disk.status(of: headers) == .folder else { continue }
      let name = FilePath(target).name
      let copy = folder.appending("include/\(name)")
      try DiskFolder.make(copy)
      for file in FileSystem.disk.contents(of: headers) ?? []
      where FileSystem.disk.status(of: file) == .file {
        try DiskFolder.copy(file, to: copy.appending(file.name))
      }
      let map = copy.appending("module.modulemap")
      if FileSystem.disk.status(of: map) == .nothing {
        try DiskFolder.write("module \(name) { umbrella \".\" export * }\n", to: map)
      }
    }
  }

  /// Builds the macros as a library that the compiler loads: against its own libraries, so that nothing is downloaded.
  private func buildMacros(in folder: FilePath) throws(ProgramError) {
    let files =
      (FileSystem.disk.contents(of: sources.folder.appending(EngineSources.macroSources))
      ?? []).filter { $0.hasExtension("swift") }
    let libraries = toolchain.macroLibraries
    guard !files.isEmpty, FileSystem.disk.status(of: libraries) == .folder else { return }
    let output = folder.appending(WidgetEngine.macroLibrary).text
    try run(
      "swiftc",
      Self.macroArguments(for: files.map(\.text), libraries: libraries.text, output: output))
  }

  /// Returns the arguments with which the compiler makes the library of the macros.
  ///
  /// - Parameters:
  ///   - files: The paths of the macros' sources.
  ///   - libraries: The folder of the compiler's own libraries.
  ///   - output: The path of the library.
  /// - Returns: The arguments of `swiftc`.
  static func macroArguments(
    for files: [String], libraries: String, output: String
  ) -> [String] {
    let names = ["SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftDiagnostics"]
    return [
      "-emit-library", "-o", output, "-module-name", "PreviewMacros", "-parse-as-library",
      "-whole-module-optimization", "-I", libraries, "-L", libraries, "-Xlinker", "-rpath",
      "-Xlinker", libraries,
    ] + names.map { "-l\($0)" } + ["-lSwiftCompilerPluginMessageHandling"] + files
  }
}

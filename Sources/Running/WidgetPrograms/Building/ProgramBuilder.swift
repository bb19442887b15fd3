// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// Builds the program of a widget: finds the sources, writes a package, and compiles it against the engine.
///
/// ```swift
/// var request = ProgramRequest(.project(nil))
/// let program = try ProgramBuilder(request, environment: console.environment).build()
/// ```
package struct ProgramBuilder: Sendable {
  /// The request to build a program.
  package let request: ProgramRequest

  /// The compiler and its tools.
  package let toolchain: SwiftToolchain

  /// The engine that programs are compiled against.
  package let engine: WidgetEngine

  /// The sources of the engine, which are read where a build failed; nil if they are not known.
  private let sources: EngineSources?

  private let progress: ProgramProgress

  /// How often files with errors are left out before it is given up.
  private static let maximumRounds = 10

  /// Finds the compiler and the engine, which is built if this is the first time and there is a widget.
  ///
  /// - Parameters:
  ///   - request: The request to build.
  ///   - environment: The environment variables.
  ///   - progress: Reports the progress.
  /// - Throws: ``ProgramError`` if there is no compiler, no engine, or no widget to build it for.
  package init(
    _ request: ProgramRequest, environment: [String: String], progress: ProgramProgress = .init()
  ) throws(ProgramError) {
    #if os(Linux)
      let toolchain = try SwiftToolchain()
      let sources = try EngineSources(asked: request.engine, environment: environment)
      let engine = try EngineStore(environment: environment).engine(
        of: sources, toolchain, progress: progress
      ) { () throws(ProgramError) in _ = try Self.plan(for: request, provided: []) }
      self.init(
        request, toolchain: toolchain, engine: engine, sources: sources, progress: progress)
    #else
      throw .applesSystem
    #endif
  }

  /// Creates a builder with an engine that is there.
  package init(
    _ request: ProgramRequest, toolchain: SwiftToolchain, engine: WidgetEngine,
    sources: EngineSources? = nil, progress: ProgramProgress = .init()
  ) {
    self.request = request
    self.toolchain = toolchain
    self.engine = engine
    self.sources = sources
    self.progress = progress
  }

  /// Finds what the program is made of; nothing is written.
  ///
  /// - Throws: ``ProgramError`` if there is no widget, or several.
  package func plan() throws(ProgramError) -> ProgramPlan {
    try Self.plan(for: request, provided: engine.moduleNames().union(toolchain.modules()))
  }

  private static func plan(
    for request: ProgramRequest, provided: Set<String>
  ) throws(ProgramError) -> ProgramPlan {
    let planner = ProgramPlanner(
      provided: provided,
      standIns: Set(request.standIns.map(\.module))
    ) { folder throws(ProgramError) in try PackageReader.description(of: folder) }
    return try planner.plan(for: request)
  }

  /// Builds the program; what has not changed since the last time is not compiled again.
  ///
  /// - Throws: ``ProgramError`` with what is wrong.
  package func build() throws(ProgramError) -> BuiltProgram {
    let plan = try plan()
    let parent = request.buildFolder ?? plan.folder.appending(".build/quickaction")
    try checkOwner(of: parent.appending(plan.name))
    try DiskFolder.make(parent)
    // The links in it need whole paths.
    let folder = FileSystem.disk.resolved(parent).appending(plan.name)
    if request.buildFolder == nil {
      try DiskFolder.write("*\n", to: parent.appending(".gitignore"))
    }
    try forgetMovedProducts(in: folder)
    var package = ProgramPackage(plan: plan, standIns: request.standIns, folder: folder)
    let modules = plan.modules + package.packageModules()
    let reached = ReachedSources(modules, in: .disk)
    var unused = UnusedSources()
    var findings = BuildFindings()
    findings.missing = unused.takeMissing(of: plan, by: reached)
    // Nothing that imports them compiles, and what would be said of the rest would mislead.
    guard findings.missing.isEmpty || request.keepsGoing else { throw .compilation(findings) }
    if request.keepsGoing {
      package.leftOut = Set(findings.missing.flatMap(\.files))
    }
    package.leftOut.formUnion(unused.files)
    for _ in 0..<Self.maximumRounds {
      try checkMain(plan, leftOut: package.leftOut, findings)
      try package.write()
      let compiled = try compile(package, in: folder)
      let errors = compiled.messages.filter { $0.severity == .error }
      guard !errors.isEmpty || compiled.status != 0 else {
        findings.leftOut = package.leftOut.subtracting(unused.files).sorted { $0.text < $1.text }
        return try finish(plan.noting(unused), folder, compiled.messages, findings)
      }
      guard !errors.isEmpty else { throw .packageManager(compiled.output) }
      let files = Set(errors.map(\.file)).intersection(modules.flatMap(\.sources))
      let more = files.subtracting(package.leftOut)
      unused.files.formUnion(reached.leavingOut(more))
      let own = errors.filter { !unused.files.contains($0.file) }
      findings.add(own, classifiedBy: classifier(for: plan, package))
      guard !more.isEmpty, own.isEmpty || request.keepsGoing else { break }
      package.leftOut.formUnion(more.union(unused.files))
    }
    findings.leftOut = package.leftOut.subtracting(unused.files).sorted { $0.text < $1.text }
    throw .compilation(findings)
  }

  /// Refuses a folder that an earlier build did not make: what is not compiled is removed from it.
  private func checkOwner(of folder: FilePath) throws(ProgramError) {
    let disk = FileSystem.disk
    guard disk.isFileOrLink(folder) || disk.contents(of: folder)?.isEmpty == false else { return }
    func text(_ name: String) -> String? {
      (try? disk.bytes(of: folder.appending(name))).map { String(decoding: $0, as: UTF8.self) }
    }
    // The name of the folder is written first, where it was then, and the manifest after the sources.
    let isOwn =
      !disk.isLink(folder) && text(Self.mark)?.hasSuffix("/" + folder.name) == true
      && text("Package.swift")?.contains(ProgramManifest.mark) ?? true
    guard isOwn else { throw .foreignBuildFolder(folder.text) }
  }

  /// The file in the folder of a program that holds the path of that folder.
  private static let mark = "folder.txt"

  /// Removes what was built elsewhere, with a project that was moved or copied since: the compiler refuses it.
  private func forgetMovedProducts(in folder: FilePath) throws(ProgramError) {
    let mark = folder.appending(Self.mark)
    let built = (try? FileSystem.disk.bytes(of: mark)).map { String(decoding: $0, as: UTF8.self) }
    if built != folder.text { DiskFolder.remove(folder.appending("products")) }
    try DiskFolder.write(folder.text, to: mark)
  }

  /// Refuses to link what has no beginning.
  private func checkMain(
    _ plan: ProgramPlan, leftOut: Set<FilePath>, _ findings: BuildFindings
  ) throws(ProgramError) {
    let sources = plan.widget.sources
    let main = sources.filter { path in
      let text = (try? FileSystem.disk.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) }
      return text.map { SourceImports($0).hasMain } ?? false
    }
    guard main.contains(where: { !leftOut.contains($0) }) else {
      guard main.isEmpty else {
        var findings = findings
        findings.leftOut = leftOut.sorted { $0.text < $1.text }
        throw .compilation(findings)
      }
      throw .noMain(target: plan.widget.target)
    }
  }

  private func compile(
    _ package: ProgramPackage, in folder: FilePath
  ) throws(ProgramError) -> (status: Int32, output: String, messages: [CompilerMessage]) {
    let arguments =
      [
        "build", "--package-path", folder.text, "--scratch-path",
        folder.appending("products").text, "--product", package.plan.name,
        "-Xswiftc", "-diagnostic-style=llvm", "-Xswiftc", "-no-color-diagnostics",
      ] + engine.buildArguments
    let result: ToolProcess.Result
    do throws(ToolProcess.Failure) {
      result = try ToolProcess.run("swift", arguments, onLine: progress.step(ofBuildLine:))
    } catch {
      throw ProgramError(error, of: "swift")
    }
    let messages = CompilerMessage.messages(in: result.output, originals: package.originals)
    return (result.status, result.output, messages)
  }

  private func classifier(
    for plan: ProgramPlan, _ package: ProgramPackage
  ) -> ErrorClassifier {
    let sources = plan.modules.flatMap(\.sources)
    let others = FileSearch.search(plan.folder, in: .disk) { $0.hasSuffix(".swift") }.files
    let standIns = Set(request.standIns.filter { $0.folder == nil }.map(\.module))
    var stubbed: [FilePath: [String]] = [:]
    for path in sources {
      guard let bytes = try? FileSystem.disk.bytes(of: path) else { continue }
      let imports = SourceImports(String(decoding: bytes, as: UTF8.self)).modules
      stubbed[path] = imports.filter(standIns.contains)
    }
    return ErrorClassifier(
      declarations: ProjectDeclarations(sources + others, in: .disk), stubbedImports: stubbed,
      compiled: Set(sources).subtracting(package.leftOut),
      provided: ProvidedNames(self.sources?.declaringFolders ?? [], in: .disk))
  }

  private func finish(
    _ plan: ProgramPlan, _ folder: FilePath, _ messages: [CompilerMessage],
    _ findings: BuildFindings
  ) throws(ProgramError) -> BuiltProgram {
    let executable = folder.appending("products/debug/\(plan.name)")
    let manifest = FilePath(executable.text + ".resources.json")
    try DiskFolder.write(ResourceManifest(plan: plan).text, to: manifest)
    try DiskFolder.write(
      ProgramInfoPlist(module: plan.widget).text, to: executable.folder.appending("Info.plist"))
    let own = Set(plan.modules.flatMap(\.sources))
    return BuiltProgram(
      executable: FileSystem.disk.resolved(executable), manifest: manifest, plan: plan,
      warnings: messages.filter { $0.severity == .warning && own.contains($0.file) },
      findings: findings)
  }
}

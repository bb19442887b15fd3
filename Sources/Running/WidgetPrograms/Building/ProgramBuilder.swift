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
  let sources: EngineSources?

  /// Reports the progress.
  let progress: ProgramProgress

  /// How often files with errors are left out before it is given up.
  private static let maximumRounds = 10

  /// How often stand-ins are made to fit before it is given up.
  private static let maximumAdaptations = 40

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
      let request = request.started()
      let store = EngineStore(environment: environment)
      let toolchain = try SwiftToolchain(
        KeptTargetInfo(environment, in: store.folder), until: request.packages.deadline)
      let sources = try EngineSources(asked: request.engine, environment: environment)
      let engine = try store.engine(
        of: sources, toolchain, progress: progress, until: request.packages.deadline
      ) { () throws(ProgramError) in try Self.check(request) }
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
    try begun().planInTime()
  }

  /// The builder at the start of its time.
  private func begun() -> Self {
    Self(
      request.started(), toolchain: toolchain, engine: engine, sources: sources, progress: progress)
  }

  private func planInTime() throws(ProgramError) -> ProgramPlan {
    let note = ManifestNote(of: request.source, progress)
    return try Self.plan(
      for: request, provided: provided,
      packages: .init(access: request.packages, progress: progress, manifestNote: note))
  }

  /// The names of the modules that can be imported without doing anything.
  var provided: Set<String> { engine.moduleNames().union(toolchain.modules()) }

  /// Refuses what cannot become a program, before the engine is built for it.
  private static func check(_ request: ProgramRequest) throws(ProgramError) {
    let plan = try plan(for: request, provided: [], packages: nil)
    guard !beginnings(of: plan).isEmpty else { throw .noMain(target: plan.widget.target) }
    for standIn in request.standIns { _ = try standIn.sources() }
  }

  private static func plan(
    for request: ProgramRequest, provided: Set<String>, packages: ProgramPlanner.PackageReading?
  ) throws(ProgramError) -> ProgramPlan {
    let planner = ProgramPlanner(
      provided: provided, standIns: Set(request.standIns.map(\.module)), packages: packages
    ) { folder throws(ProgramError) in
      packages?.manifestNote.say()
      return try PackageReader.description(of: folder, until: request.packages.deadline)
    }
    return try planner.plan(for: request)
  }

  /// Builds the program; what has not changed since the last time is not compiled again.
  ///
  /// - Throws: ``ProgramError`` with what is wrong.
  package func build() throws(ProgramError) -> BuiltProgram {
    try begun().buildInTime()
  }

  private func buildInTime() throws(ProgramError) -> BuiltProgram {
    var plan = try planInTime()
    for index in plan.modules.indices {
      plan.modules[index].settings.implicitImports.removeAll { !provided.contains($0) }
    }
    let parent = request.buildFolder ?? plan.folder.appending(ProgramPlan.buildFolder)
    try checkOwner(of: parent.appending(plan.name))
    try DiskFolder.make(parent)
    // The links in it need whole paths.
    let folder = FileSystem.disk.resolved(parent).appending(plan.name)
    if request.buildFolder == nil {
      try DiskFolder.write("*\n", to: parent.appending(".gitignore"))
    }
    try forgetMovedProducts(in: folder)
    let modules =
      plan.modules
      + ProgramPackage(plan: plan, standIns: request.standIns, folder: folder).packageModules()
    let reached = ReachedSources(modules, in: .disk)
    for index in plan.modules.indices {
      let used = ServiceExports.used(in: reached.words(of: plan.modules[index].sources))
      plan.modules[index].settings.implicitImports += used.intersection(provided)
    }
    var needed = NeededSources(of: plan, by: reached, provided: provided)
    let last = BuildRecord(in: folder, of: plan.basis(with: engine.identity))
    needed.restore(last, in: plan)
    plan.missing = needed.stillMissing
    var unused = UnusedSources()
    unused.restore(last, in: plan, by: reached)
    var standIns = MadeStandIns(unused.takeMissing(of: plan, by: reached), provided: provided)
    Self.replaceModulesInNeed(in: &plan, &standIns)
    var parts = PackageParts()
    var misfits = StandInMisfits()
    standIns.restore(last)
    parts.restore(last, in: plan)
    var findings = BuildFindings()
    let memory = SourceMemory()
    var leftOut = unused.files
    var rounds = 0
    var adaptations = 0
    while rounds < Self.maximumRounds {
      try checkMain(plan, leftOut: leftOut, findings)
      let compiledPlan = needed.pruned(plan)
      var package = ProgramPackage(plan: compiledPlan, standIns: request.standIns, folder: folder)
      package.memory = memory
      package.leftOut = leftOut.union(needed.leftOut)
      package.trapped = parts.trapped.merging(misfits.trapped) { $1 }
        .merging(unused.trapped) { $0.merged(with: $1) }
      if !standIns.isEmpty { package.made = .init(standIns.list, source: standIns.source()) }
      try package.write()
      try compileServices(importedBy: package)
      forgetShadowingModules(of: package, in: folder)
      let compiled = try compile(package, in: folder)
      let errors = compiledPlan.withoutWaiting(
        compiled.messages.filter { $0.severity == .error }, for: compiled.failed)
      guard !errors.isEmpty || compiled.status != 0 else {
        findings.leftOut = leftOut.subtracting(unused.files).sorted { $0.text < $1.text }
        try keep(standIns, parts, unused, needed, of: last.basis, in: folder)
        if let note = needed.note(on: plan) { progress.note(note) }
        var program = try finish(
          compiledPlan.noting(unused), folder, compiled.messages, findings)
        program.standIns = misfits.added(to: standIns.result) + parts.result(in: plan)
        return program
      }
      if errors.isEmpty {
        guard let module = Self.moduleWithoutPlace(in: compiled.output, of: plan) else {
          throw .packageManager(compiled.output)
        }
        parts.forget(module)
        Self.replace(module, .compiler, in: &plan, &standIns)
        continue
      }
      let files = Set(errors.map(\.file)).intersection(modules.flatMap(\.sources))
      let more = files.subtracting(leftOut)
      unused.files.formUnion(reached.leavingOut(more))
      // Nothing has to fit what the widget does not use.
      let used = errors.filter { !unused.files.contains($0.file) }
      if needed.takeBack(namedIn: used, plan) {
        plan.missing = needed.stillMissing
        standIns.add(unused.takeMissing(of: plan, by: reached))
        leftOut.formUnion(unused.files)
        continue
      }
      let isAdapted =
        adaptations < Self.maximumAdaptations
        && (adapt(&standIns, &plan, &parts, to: used, package)
          || misfits.take(used, of: standIns))
      // What can be made to fit is not left out.
      let own =
        isAdapted
        ? used : unused.takeParts(with: used, by: reached, besides: plan.downloadedSources)
      if isAdapted || own.count < used.count {
        adaptations += 1
        leftOut.formUnion(unused.files)
        // Where it is stopped before it ends, the next build goes on from here.
        try keep(standIns, parts, unused, needed, of: last.basis, in: folder)
        continue
      }
      // The widget is drawn without the extension that would answer for the app.
      if plan.leaveOutIntents(failingWith: own) { continue }
      rounds += 1
      findings.add(own, classifiedBy: classifier(for: plan, package))
      guard !more.isEmpty, own.isEmpty || request.keepsGoing else { break }
      leftOut.formUnion(more.union(unused.files))
    }
    findings.leftOut = leftOut.subtracting(unused.files).sorted { $0.text < $1.text }
    findings.standIns = misfits.added(to: standIns.result) + parts.result(in: plan)
    throw .compilation(findings)
  }

  /// Refuses to link what has no beginning.
  private func checkMain(
    _ plan: ProgramPlan, leftOut: Set<FilePath>, _ findings: BuildFindings
  ) throws(ProgramError) {
    let main = Self.beginnings(of: plan)
    guard main.contains(where: { !leftOut.contains($0) }) else {
      guard main.isEmpty else {
        var findings = findings
        findings.leftOut = leftOut.sorted { $0.text < $1.text }
        throw .compilation(findings)
      }
      throw .noMain(target: plan.widget.target)
    }
  }

  /// The files of the widget that say `@main`.
  private static func beginnings(of plan: ProgramPlan) -> [FilePath] {
    plan.widget.sources.filter { path in
      let text = (try? FileSystem.disk.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) }
      return text.map { SourceImports($0).hasMain } ?? false
    }
  }

  private func classifier(
    for plan: ProgramPlan, _ package: ProgramPackage
  ) -> ErrorClassifier {
    let sources = plan.modules.flatMap(\.sources)
    let others = FileSearch.search(plan.folder, in: .disk) { $0.hasSuffix(".swift") }.files
    let standIns = Set(
      request.standIns.filter { $0.folder == nil }.map(\.module) + (package.made?.modules ?? []))
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
    // The extension for intents has a bundle of its own.
    let modules = [plan.widget] + plan.modules.filter { $0.role == .library }
    try Self.linkResources(of: modules, in: executable.folder)
    let own = plan.ownSources
    return BuiltProgram(
      executable: FileSystem.disk.resolved(executable), manifest: manifest, plan: plan,
      warnings: messages.filter { own.contains($0.file) && $0.isWarningOfXcode }, findings: findings
    )
  }
}

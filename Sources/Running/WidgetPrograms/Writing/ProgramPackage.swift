// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentGeneration
import IntentModel
import SourceText
import WidgetProject

/// Writes the package of a program: links to the sources, and what is generated.
struct ProgramPackage {
  let plan: ProgramPlan
  let standIns: [StandIn]

  /// The folder of the package.
  let folder: FilePath

  /// The bodies in files of packages that do not compile.
  var trapped: [FilePath: TrappedBodies] = [:]

  /// What is known of sources from earlier rounds.
  var memory = SourceMemory()

  /// The stand-ins that were made; nil if there are none.
  var made: MadeModules?

  /// The modules of stand-ins that were made.
  struct MadeModules {
    /// The names of the modules.
    var modules: [String]

    /// The source of the module that each of them exports.
    var source: String

    /// The files that import one of them.
    var files: Set<FilePath>

    /// The files that use what QuickAction's modules lack, in which the module with the declarations is imported.
    var filesWithGaps: Set<FilePath>

    init(_ standIns: [MadeStandIn], source: String) {
      modules = standIns.filter { !$0.isGap }.map(\.module)
      filesWithGaps = Set(standIns.filter(\.isGap).flatMap(\.files))
      self.source = source
      files = Set(standIns.flatMap(\.files))
    }
  }

  /// The file with the declarations of stand-ins that were made.
  var madeFile: FilePath {
    folder.appending("Sources/\(StandInWriter.module)/\(StandInWriter.module).swift")
  }

  /// The files that are not compiled, as they have errors.
  var leftOut: Set<FilePath> = []

  /// The originals of links and copies.
  private(set) var originals: [FilePath: FilePath] = [:]

  /// Everything that is in the folders of sources, so that the rest can be removed.
  private(set) var kept: Set<FilePath> = []

  init(plan: ProgramPlan, standIns: [StandIn], folder: FilePath) {
    self.plan = plan
    self.standIns = standIns
    self.folder = folder
  }

  /// Writes everything that has changed.
  mutating func write() throws(ProgramError) {
    originals = [:]
    kept = []
    try DiskFolder.make(folder)
    for module in plan.modules { try write(module) }
    for standIn in standIns { try write(standIn) }
    if let made {
      try write(made.source, to: madeFile)
      for module in made.modules {
        try write(
          "@_exported import \(StandInWriter.module)\n",
          to: folder.appending("Sources/\(module)/\(module).swift"))
      }
    }
    var plan = plan
    let mirrored = try mirror(plan.packages)
    for index in plan.packages.indices {
      plan.packages[index].folder =
        mirrored[plan.packages[index].folder] ?? plan.packages[index].folder
    }
    let manifest = ProgramManifest(
      plan: plan, stubs: standIns.map(\.module), made: made?.modules ?? [],
      filesWithStandIns: made?.files ?? [])
    try DiskFolder.write(manifest.text, to: folder.appending("Package.swift"))
    removeOthers(in: folder.appending("Sources"))
    removeOthers(in: folder.appending(Self.mirrors))
  }

  private mutating func write(_ module: ProgramModule) throws(ProgramError) {
    let target = folder.appending("Sources/\(module.name)")
    if let clang = module.clang {
      for file in clang.files {
        try place(file, at: target.appending(file.relative(to: clang.folder).text))
      }
      return
    }
    for source in module.sources where !leftOut.contains(source) {
      try place(
        source, at: freePath(for: source, in: target), inPackage: module.isOfPackage(in: plan))
    }
    let generated = target.appending("Generated")
    for file in try intentClasses(of: module) {
      try write(file.contents, to: generated.appending(file.path))
    }
    let symbols = AssetSymbols(of: module, in: .disk)
    if let text = symbols.text {
      try write(text, to: generated.appending("GeneratedAssetSymbols.swift"))
    }
    for model in module.passedOver {
      guard let text = ManagedObjectClasses(of: model, in: .disk).text else { continue }
      try write(text, to: generated.appending("\(model.stem)+Classes.swift"))
    }
    try write(GeneratedSources.addresses, to: generated.appending("URL+Apple.swift"))
    try write(GeneratedSources.bundles, to: generated.appending("Bundle+Apple.swift"))
    try write(
      GeneratedSources.folders(of: module), to: generated.appending("Folders+Apple.swift"))
    try write(
      GeneratedSources.callbacks(of: module), to: generated.appending("Callbacks+Apple.swift"))
    if let text = GeneratedSources.extensionMaker(of: module) {
      try write(text, to: generated.appending("ExtensionMaker.swift"))
    }
    if module.settings.hasBundleModule {
      try write(Self.bundleModule, to: generated.appending("ResourceBundle.swift"))
    }
  }

  /// The source that SwiftPM generates for a target with resources; a program has one bundle for
  /// all of them.
  private static let bundleModule = """
    import Foundation

    extension Bundle {
      static var module: Bundle { .main }
    }

    """

  private mutating func write(_ standIn: StandIn) throws(ProgramError) {
    let target = folder.appending("Sources/\(standIn.module)")
    guard let found = try standIn.sources() else {
      let text = "// Nothing of \(standIn.module) is here.\n"
      return try write(text, to: target.appending("\(standIn.module).swift"))
    }
    for source in found { try place(source, at: freePath(for: source, in: target)) }
  }

  /// The path of a link; files of one name are an error of the compiler's, which then says so.
  private func freePath(for source: FilePath, in target: FilePath) -> FilePath {
    var path = target.appending(source.name)
    var number = 2
    while kept.contains(path) {
      path = target.appending("\(number)/\(source.name)")
      number += 1
    }
    return path
  }

  /// Puts a source where it is compiled: as a link or, where a condition asks for iOS or something of Apple's systems is named, as a copy for
  /// which that is so.
  ///
  /// SwiftPM, which compiles all of it, says of each file that it is one of a package, as sources that SwiftGen writes ask.
  mutating func place(
    _ source: FilePath, at path: FilePath, inPackage: Bool = true
  ) throws(ProgramError) {
    let resolved = FileSystem.disk.resolved(source)
    originals[path] = source
    originals[resolved] = source
    kept.insert(path)
    let bytes = source.hasExtension("swift") ? try? FileSystem.disk.bytes(of: source) : nil
    if let text = bytes.map({ String(decoding: $0, as: UTF8.self) }) {
      // What is left out is counted in the file's own bytes.
      var trapping = trapped[source].map { $0.applied(to: text) }
      if made?.filesWithGaps.contains(source) == true {
        trapping = (trapping ?? text) + "\nimport \(StandInWriter.module)\n"
      }
      if !inPackage, text.contains("SWIFT_PACKAGE") {
        trapping = SourceImports.compiled(
          Self.withLineFeeds(trapping ?? text), with: "QUICKACTION_PACKAGE",
          inPlaceOf: "SWIFT_PACKAGE")
      }
      if let changed = memory.changed(trapping ?? text, by: Self.changed) ?? trapping {
        if FileSystem.disk.isLink(path) { DiskFolder.remove(path) }
        return try DiskFolder.write(changed, to: path)
      }
    }
    try DiskFolder.make(path.folder)
    if !FileSystem.disk.isLink(path) { DiskFolder.remove(path) }
    try DiskFolder.link(path, to: resolved)
  }

  /// The text that is compiled in place of a source's; nil for the source itself.
  private static func changed(_ original: String) -> String? {
    let text = withLineFeeds(original)
    let asksForIOS = text.contains("os(iOS)") && SourceImports(text).asksForIOS
    let namesSystem = AppleSystemSources.isMeant(in: text)
    let isGuarded = LinuxGuard.isMeant(in: text)
    guard asksForIOS || namesSystem || isGuarded else { return nil }
    // The condition of the whole file first: that of iOS becomes one of Linux.
    let whole = isGuarded ? LinuxGuard.compiled(text) : text
    let compiled = asksForIOS ? SourceImports.compiledForIOS(whole) : whole
    return namesSystem ? AppleSystemSources.compiled(compiled) : compiled
  }

  /// The text with lines as files of Apple's systems have them: with a carriage return as well, a line's end is another character.
  private static func withLineFeeds(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
  }

  mutating func write(_ text: String, to path: FilePath) throws(ProgramError) {
    kept.insert(path)
    try DiskFolder.write(text, to: path)
  }

  /// Removes what an earlier build had and this one does not.
  private func removeOthers(in folder: FilePath) {
    for path in FileSystem.disk.contents(of: folder) ?? [] {
      if !FileSystem.disk.isLink(path), FileSystem.disk.status(of: path) == .folder {
        removeOthers(in: path)
        if FileSystem.disk.contents(of: path)?.isEmpty == true { DiskFolder.remove(path) }
      } else if !kept.contains(path) {
        DiskFolder.remove(path)
      }
    }
  }
}

extension ProgramPackage {
  /// The classes that Xcode would generate of a module's definitions.
  private func intentClasses(
    of module: ProgramModule
  ) throws(ProgramError) -> [GeneratedFile] {
    var definitions: [IntentDefinition] = []
    var sources: [SourceFile] = []
    for path in module.definitions {
      do throws(FileError) {
        sources.append(try FileSystem.disk.source(at: path))
      } catch {
        throw .file(error)
      }
    }
    for source in sources {
      do throws(IntentDefinitionError) {
        definitions.append(try IntentDefinition(source))
      } catch {
        throw .generation([error.diagnostic], sources)
      }
    }
    guard !definitions.isEmpty else { return [] }
    let version = SwiftVersion(major: module.settings.languageMode, minor: 0)
    let options = GenerationOptions(
      language: .swift(version), platform: .portable, classPrefix: module.settings.classPrefix)
    do throws(GenerationError) {
      return try IntentGenerator(options: options).files(for: definitions)
    } catch {
      throw .generation(error.diagnostics, sources)
    }
  }
}

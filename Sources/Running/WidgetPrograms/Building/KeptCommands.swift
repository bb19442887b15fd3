// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The commands by which the last build compiled the widget's own module and linked the program.
///
/// While a widget is worked on, most builds differ from the last in the text of its own files alone. SwiftPM takes a seventh of such a build
/// to find out that the module has to be compiled and the program linked, which is known here: ``PatientCompiler`` keeps both commands. They
/// are run again if everything else is as it was: the package, its files, the compiler and the engine. Whatever fails is left to SwiftPM. The
/// declarations that a debugger reads stay those of its last build.
struct KeptCommands {
  /// The folder of the commands.
  private let folder: FilePath

  /// The folder that SwiftPM builds in.
  private let products: FilePath

  /// The program, which is there after a build.
  private let executable: FilePath

  /// The folder of the sources of the widget's own module.
  private let ownSources: FilePath

  /// The identity of everything but the sources.
  private let identity: String

  /// The hashes of the sources before they are compiled, by their paths; nil if one cannot be read, or is not to be written in a line.
  private let sources: [String: String]?

  /// The name of the folder among the tools of a program.
  static let name = "commands"

  /// Reads what a build is made of.
  ///
  /// - Parameters:
  ///   - package: The package, which is written.
  ///   - arguments: The arguments of SwiftPM, which name the engine.
  ///   - toolchain: The compiler.
  init(of package: ProgramPackage, arguments: [String], toolchain: SwiftToolchain) {
    let root = package.folder
    folder = root.appending("tools").appending(Self.name)
    products = root.appending("products")
    executable = products.appending("debug/\(package.plan.name)")
    ownSources = root.appending("Sources/\(package.plan.name)")
    var hash = StableHash()
    for part in arguments + [toolchain.version] { hash.add(part: part.utf8) }
    hash.add((try? FileSystem.disk.bytes(of: root.appending("Package.swift"))) ?? [])
    identity = String(hash.value, radix: 16)
    // SwiftPM looks at more than files of sources where it builds other packages.
    sources = package.plan.packages.isEmpty ? Self.hashes(of: package.kept) : nil
  }

  private static func hashes(of files: Set<FilePath>) -> [String: String]? {
    var hashes: [String: String] = [:]
    for file in files {
      guard let hash = hash(of: file.text), !file.text.contains("\n") else { return nil }
      hashes[file.text] = hash
    }
    return hashes
  }

  /// The hash of a file's content in hexadecimal; nil if it cannot be read.
  private static func hash(of file: String) -> String? {
    guard let bytes = try? FileSystem.disk.bytes(of: FilePath(file)) else { return nil }
    var hash = StableHash()
    hash.add(bytes)
    return String(hash.value, radix: 16)
  }

  // MARK: The last build

  private var record: FilePath { folder.appending("sources") }

  /// Keeps what was compiled, after a build without errors.
  ///
  /// - Throws: ``ProgramError`` if the record cannot be written.
  func keep() throws(ProgramError) {
    guard let sources else { return }
    let lines = [identity] + sources.map { "\($0.value) \($0.key)" }.sorted()
    try DiskFolder.write(lines.joined(separator: "\n"), to: record)
  }

  /// Forgets the last build, before SwiftPM begins another one: that may end in its middle.
  func forget() throws(ProgramError) {
    DiskFolder.remove(record)
    try DiskFolder.make(folder)
  }

  /// The files that differ from those of the last build; nil if anything else differs, or there was none.
  private var changed: [String]? {
    guard let sources, FileSystem.disk.status(of: executable) == .file,
      let bytes = try? FileSystem.disk.bytes(of: record)
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map(String.init) == identity, lines.count == sources.count + 1 else {
      return nil
    }
    var changed: [String] = []
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, let hash = sources[parts[1]] else { return nil }
      if hash != parts[0] { changed.append(parts[1]) }
    }
    return changed
  }

  /// Builds the program as the last time, if nothing but files of the widget's own module has changed.
  ///
  /// - Parameter deadline: The moment until which it has to end; nil for none.
  /// - Returns: What the compiler wrote; nil if SwiftPM has to build the program.
  /// - Throws: ``ProgramError`` if the record cannot be written.
  func repeatBuild(until deadline: ContinuousClock.Instant?) throws(ProgramError) -> String? {
    guard let changed, changed.allSatisfy({ $0.hasPrefix(ownSources.text + "/") }) else {
      return nil
    }
    guard !changed.isEmpty else { return "" }
    guard let compile = command("compile"), let link = command("link"), let lock = lock() else {
      return nil
    }
    defer { close(lock) }
    try forget()
    guard let messages = run("swiftc", compile, until: deadline),
      self.link(as: link, until: deadline)
    else { return nil }
    try keep()
    return messages
  }

  /// Links the program.
  ///
  /// The compiler takes longer to find out how than the linker takes. What it found is kept; where a library is missing, as files import other
  /// modules now, it is asked again.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the compiler.
  ///   - deadline: The moment until which it has to end; nil for none.
  /// - Returns: Whether it ended well.
  private func link(as arguments: [String], until deadline: ContinuousClock.Instant?) -> Bool {
    if let linker = command(Self.linkerName), let executable = linker.first,
      run(executable, Array(linker.dropFirst()), until: deadline) != nil
    {
      return true
    }
    let events = run("swiftc", arguments + ["-parseable-output"], until: deadline)
    guard let events else { return false }
    if let job = CompilerJob.started(in: events).last, job.name == "link" {
      let words = ([job.executable] + job.arguments).map { $0 + "\0" }
      // Without it, the compiler is asked the next time.
      try? DiskFolder.write(words.joined(), to: folder.appending(Self.linkerName))
    }
    return true
  }

  /// The name of the file of the linker with its arguments.
  private static let linkerName = "linker"

  /// What a program wrote; nil if it did not end well.
  private func run(
    _ program: String, _ arguments: [String], until deadline: ContinuousClock.Instant?
  ) -> String? {
    let result = try? ToolProcess.run(program, arguments, until: deadline)
    return result?.status == 0 ? result?.output : nil
  }

  /// Locks the products as SwiftPM does, until the descriptor is closed; nil while another build is at them.
  private func lock() -> Int32? {
    let descriptor = open(products.appending(".lock").text, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  /// The arguments of a kept command; nil if there is none.
  private func command(_ name: String) -> [String]? {
    guard let bytes = try? FileSystem.disk.bytes(of: folder.appending(name)), bytes.last == 0 else {
      return nil
    }
    let arguments = bytes.dropLast().split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    // What SwiftPM reads, in place of the messages.
    return arguments.filter { $0 != "-parseable-output" }
  }
}

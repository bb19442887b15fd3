// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import PropertyListSyntax
import SourceText

/// The compiler of this machine.
package struct SwiftToolchain: Hashable, Sendable {
  /// The version, in the compiler's words.
  package let version: String

  /// The platform that it compiles for.
  package let triple: String

  /// The folder of its own libraries, `lib/swift`.
  package let resources: FilePath

  /// Where the modules of its libraries are.
  private let moduleFolders: [FilePath]

  /// The earliest version that the sources are written for.
  package static let minimum = (major: 6, minor: 2)

  /// Finds the compiler on the search path.
  ///
  /// - Parameters:
  ///   - kept: What it said the last time; nil to ask it.
  ///   - deadline: The moment until which it has to answer; nil for none.
  /// - Throws: ``ProgramError`` if there is none, or one that is too old or does not answer.
  package init(
    _ kept: KeptTargetInfo? = nil, until deadline: ContinuousClock.Instant? = nil
  ) throws(ProgramError) {
    if let kept, let answer = kept.answer, let toolchain = try? Self(answer: answer) {
      self = toolchain
      return
    }
    let answer = try Self.answer(until: deadline)
    self = try Self(answer: answer)
    kept?.keep(answer, naming: resources)
  }

  /// The command that the compiler answers.
  private static let command = "swift -print-target-info"

  /// Asks the compiler.
  private static func answer(
    until deadline: ContinuousClock.Instant?
  ) throws(ProgramError) -> String {
    let result: ToolProcess.Result
    do throws(ToolProcess.Failure) {
      result = try ToolProcess.run(
        "swift", ["-print-target-info"], mergesErrors: false, until: deadline)
    } catch {
      switch error {
      case .notFound: throw .noSwift
      case .system(let words): throw .toolFailed("swift", words)
      }
    }
    guard !result.isLate else { throw .timedOut("'\(command)'") }
    guard result.status == 0 else {
      throw .toolFailed(
        "swift", "'\(command)' ended with the exit code \(result.status); run that to see why")
    }
    return result.output
  }

  private init(answer: String) throws(ProgramError) {
    let source = SourceFile(name: Self.command, text: answer)
    guard let root = try? PropertyListDocument(source, as: .json).root,
      let version = root["compilerVersion"]?.string,
      let triple = root["target"]?["triple"]?.string,
      let resources = root["paths"]?["runtimeResourcePath"]?.string
    else { throw .noSwift }
    let numbers = Self.numbers(of: version)
    guard
      numbers.0 > Self.minimum.major
        || numbers.0 == Self.minimum.major && numbers.1 >= Self.minimum.minor
    else { throw .oldSwift(version) }
    self.version = version
    self.triple = triple
    self.resources = FilePath(resources)
    moduleFolders = PackageDescription.strings(root["paths"]?["runtimeLibraryImportPaths"]).map {
      FilePath($0)
    }
  }

  /// The two numbers in `Swift version 6.3.1 (…)`.
  static func numbers(of version: String) -> (Int, Int) {
    let number = version.split(separator: " ").first { $0.first?.isNumber == true } ?? ""
    let parts = number.split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
    return (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
  }

  /// The arguments by which it links with its own linker, if it has one.
  ///
  /// The one that it takes otherwise, *gold*, needs twice the time, and is not part of newer versions of binutils. All that is missing is told,
  /// and not the first twenty names.
  var linkerArguments: [String] {
    let linker = resources.folder.folder.appending("bin/ld.lld")
    return FileSystem.disk.status(of: linker) == .file
      ? ["-use-ld=lld", "-Xlinker", "--error-limit=0"] : []
  }

  /// The libraries that macros are built with.
  var macroLibraries: FilePath { resources.appending("host") }

  /// The modules that every program can import.
  func modules() -> Set<String> {
    var names: Set<String> = [
      "Swift", "Glibc", "Dispatch", "CoreFoundation", "Builtin", "SwiftShims",
    ]
    for folder in moduleFolders {
      for path in FileSystem.disk.contents(of: folder) ?? []
      where path.hasExtension("swiftmodule") {
        names.insert(path.stem)
      }
    }
    return names
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// The record of what a program was made from, so that it can be used again without asking the
/// compiler.
///
/// To ask SwiftPM whether anything has changed takes seconds.
struct BuildMark {
  private let file: FilePath
  private let origin: String

  /// Notes what a program is made of now.
  ///
  /// - Parameters:
  ///   - file: Where it is written.
  ///   - package: The folder of the sources.
  ///   - environment: The environment variables, by which the compiler is found.
  init(file: FilePath, package: FilePath, _ environment: [String: String]) {
    self.file = file
    var hash = StableHash()
    // The modules for widgets come from the same sources as this executable.
    let tools =
      [EngineSources.executable, CompilerExecutable(environment)?.path].compactMap(\.self)
      + [environment[EngineSources.variable].map { FilePath($0) }].compactMap(\.self)
    for tool in tools { hash.add(part: CompilerExecutable.identity(of: tool).utf8) }
    Self.add(package, to: &hash)
    origin = String(hash.value, radix: 16)
  }

  /// The program; nil if it is not there, or was made of something else.
  var program: FilePath? {
    guard let bytes = try? FileSystem.disk.bytes(of: file) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    // An engine of which the newer versions have taken the place was removed.
    guard lines.count == 3, lines[0] == origin,
      lines.dropFirst().allSatisfy({ FileSystem.disk.status(of: FilePath($0)) != .nothing })
    else { return nil }
    return FilePath(lines[1])
  }

  /// Writes what a program was made of.
  ///
  /// - Throws: ``ProgramError`` if the file cannot be written.
  func write(_ program: FilePath, _ engine: WidgetEngine) throws(ProgramError) {
    let lines = [origin, program.text, engine.libraries.text]
    try DiskFolder.write(lines.map { $0 + "\n" }.joined(), to: file)
  }

  /// Adds all files of a folder by their names and contents.
  private static func add(_ folder: FilePath, to hash: inout StableHash) {
    var pending = [folder]
    while let current = pending.popLast() {
      for path in FileSystem.disk.contents(of: current) ?? [] where !path.name.hasPrefix(".") {
        if FileSystem.disk.status(of: path) == .folder {
          pending.append(path)
        } else {
          hash.add(part: path.relative(to: folder).text.utf8)
          hash.add((try? FileSystem.disk.bytes(of: path)) ?? [])
        }
      }
    }
  }
}

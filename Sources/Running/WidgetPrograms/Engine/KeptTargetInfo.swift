// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// What the compiler says of itself, kept until it is another one: each command needs it, and it takes the compiler a tenth of a second.
package struct KeptTargetInfo: Sendable {
  private let executable: CompilerExecutable
  private let file: FilePath

  /// The name of the folder of all that is kept.
  static let folderName = "toolchains"

  /// What is kept of the compiler on the search path; nil if there is none, or if a variable changes what it says.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - cache: The folder of what is kept for all projects.
  init?(_ environment: [String: String], in cache: FilePath) {
    guard let executable = CompilerExecutable(environment), environment["SDKROOT"] == nil else {
      return nil
    }
    self.executable = executable
    let name = String(StableHash(executable.path.text).value, radix: 16)
    file = cache.appending("\(Self.folderName)/\(name).txt")
  }

  /// The answer that is kept; nil if none is of this compiler.
  var answer: String? {
    guard let bytes = try? FileSystem.disk.bytes(of: file) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1)
    return lines.count == 2 && lines[0] == executable.identity ? String(lines[1]) : nil
  }

  /// Keeps an answer; where nothing can be written, the compiler is asked again the next time.
  ///
  /// - Parameters:
  ///   - answer: The text.
  ///   - resources: The folder of the compiler's libraries, as it says. A script, or what chooses one of several compilers, is elsewhere, and may
  ///     answer differently without having changed.
  func keep(_ answer: String, naming resources: FilePath) {
    let root = FileSystem.disk.resolved(resources).folder.folder
    guard root == executable.path.folder.folder else { return }
    try? DiskFolder.write("\(executable.identity)\n\(answer)", to: file)
  }
}

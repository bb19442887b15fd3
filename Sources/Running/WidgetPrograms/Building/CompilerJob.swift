// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// A program that the compiler started, as it says with `-parseable-output`.
struct CompilerJob: Hashable {
  /// What it did, such as `link`.
  var name: String

  /// The path of the program.
  var executable: String

  var arguments: [String]

  /// Finds the programs that were started.
  ///
  /// - Parameter output: What the compiler wrote: for each event the number of its bytes in a line, and an object of JSON of as many.
  /// - Returns: The programs, in their order.
  static func started(in output: String) -> [CompilerJob] {
    var rest = Substring(output).utf8
    var jobs: [CompilerJob] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let count = Int(Substring(rest[..<end]))
      rest = rest[rest.index(after: end)...]
      guard let count, count >= 0, count <= rest.count else { continue }
      let event = rest.prefix(count)
      rest = rest.dropFirst(count)
      let source = SourceFile(name: "-parseable-output", text: String(Substring(event)))
      guard let root = try? PropertyListDocument(source, as: .json).root,
        root["kind"]?.string == "began", let name = root["name"]?.string,
        let executable = root["command_executable"]?.string
      else { continue }
      jobs.append(
        CompilerJob(
          name: name, executable: executable,
          arguments: PackageDescription.strings(root["command_arguments"])))
    }
    return jobs
  }
}

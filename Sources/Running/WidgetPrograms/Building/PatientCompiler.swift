// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A compiler for SwiftPM that does not stop all others when a module has errors.
///
/// SwiftPM ends a build with the first module that does not compile, so that each round would tell what is wrong with one. Of what needs such
/// a module, the compiler says that it is not there, which ``ProgramPlan/withoutWaiting(_:)`` takes away.
struct PatientCompiler {
  /// The script.
  private let script: FilePath

  /// The file that is there after a module did not compile.
  private let mark: FilePath

  /// Writes the script.
  ///
  /// - Parameter folder: The folder of a program.
  /// - Throws: ``ProgramError`` if it cannot be written.
  init(in folder: FilePath) throws(ProgramError) {
    let tools = folder.appending("tools")
    script = tools.appending("swiftc")
    mark = tools.appending("failed")
    try DiskFolder.make(tools)
    try DiskFolder.write(Self.text, to: script)
    _ = chmod(script.text, 0o755)
    DiskFolder.remove(mark)
  }

  /// The variables by which SwiftPM uses it.
  var variables: [String: String] { ["SWIFT_EXEC": script.text] }

  /// Whether a module did not compile.
  var hasFailed: Bool { FileSystem.disk.status(of: mark) == .file }

  // A module that is there from before would be taken for that of now.
  private static let text = """
    #!/bin/sh
    # Written by 'quickaction build': a module with errors does not keep others from being compiled.
    swiftc "$@"
    status=$?
    [ "$status" -eq 0 ] && exit 0
    module= previous= compiles=
    for argument; do
      [ "$previous" = -emit-module-path ] && module=$argument
      case $argument in
        -emit-module | -modulewrap) compiles=1 ;;
        -emit-executable | -emit-library) exit "$status" ;;
      esac
      previous=$argument
    done
    [ -n "$compiles" ] || exit "$status"
    [ -n "$module" ] && rm -f "$module"
    : >"${0%/*}/failed"
    exit 0

    """
}

extension ProgramPlan {
  /// The errors without those of modules that wait for another one, which does not compile yet.
  func withoutWaiting(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    let names = Set(modules.map(\.name) + [StandInWriter.module])
    let waiting = Set(
      errors.filter { error in
        ["no such module", "missing required module"].contains { error.text.hasPrefix($0) }
          && ErrorClassifier.quoted(error.text).first.map(names.contains) == true
      }.map(\.file))
    guard !waiting.isEmpty else { return errors }
    let files = Set(
      modules.filter { !waiting.isDisjoint(with: $0.sources) }.flatMap(\.sources)
    ).union(waiting)
    let rest = errors.filter { !files.contains($0.file) }
    // Where nothing else is wrong, that a module is not there is what is wrong.
    return rest.isEmpty ? errors : rest
  }
}

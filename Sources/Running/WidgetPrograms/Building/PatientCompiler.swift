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
/// a module, the compiler says that it is not there, which ``ProgramPlan/withoutWaiting(_:for:)`` takes away. The program itself is not
/// linked then: of modules of this build and the last one, it would take the place of the last whole program.
struct PatientCompiler {
  /// The script.
  private let script: FilePath

  /// The folder of the list, which no other build has.
  private let temporary: TemporaryFolder?

  /// The file that has the names of the modules that did not compile.
  ///
  /// Its path is the same in each build if it can be: SwiftPM reads a manifest again where a variable differs.
  private let list: FilePath

  /// The name of the program.
  private let product: String

  /// Writes the script.
  ///
  /// - Parameters:
  ///   - folder: The folder of a program.
  ///   - product: The name of the program.
  ///   - modules: The modules of the program: those that need one that does not compile are not tried.
  ///   - toolchain: The compiler that it runs, whose answers to what SwiftPM asks with each build are kept; nil to ask it each time.
  /// - Throws: ``ProgramError`` if it cannot be written.
  init(
    in folder: FilePath, product: String, modules: [ProgramModule] = [],
    toolchain: SwiftToolchain? = nil
  ) throws(ProgramError) {
    let tools = folder.appending("tools")
    script = tools.appending("swiftc")
    temporary = TemporaryFolder()
    list = (temporary.map { FilePath($0.path) } ?? tools).appending("failed")
    self.product = product
    try DiskFolder.make(tools)
    try DiskFolder.write(Self.text, to: script)
    try DiskFolder.write(Self.needs(of: modules), to: tools.appending("needs"))
    if let toolchain { try Self.keepAnswers(of: toolchain, in: tools) }
    _ = chmod(script.text, 0o755)
    DiskFolder.remove(list)
  }

  /// Makes the folder for the answers of a compiler, without those of another one.
  private static func keepAnswers(
    of toolchain: SwiftToolchain, in tools: FilePath
  ) throws(ProgramError) {
    let answers = tools.appending("answers")
    let key = answers.appending("toolchain")
    let identity = "\(toolchain.version)\n\(toolchain.resources.text)\n"
    if let kept = try? FileSystem.disk.bytes(of: key), kept.elementsEqual(identity.utf8) { return }
    DiskFolder.remove(answers)
    try DiskFolder.make(answers)
    try DiskFolder.write(identity, to: key)
  }

  /// A line for each need of a module: the module, what it needs, and the file that an error about that is at.
  private static func needs(of modules: [ProgramModule]) -> String {
    modules.filter { $0.clang == nil }.flatMap { module in
      module.sources.first.map { first in
        module.dependencies.map { "\(module.name)|\($0)|\(first.text)\n" }
      } ?? []
    }.joined()
  }

  /// The variables by which SwiftPM uses it.
  var variables: [String: String] {
    [
      "SWIFT_EXEC": script.text, "QUICKACTION_FAILED": list.text, "QUICKACTION_PRODUCT": product,
    ]
  }

  /// The names of the modules that did not compile, which are forgotten with that.
  func takeFailed() -> Set<String> {
    guard let bytes = try? FileSystem.disk.bytes(of: list) else { return [] }
    DiskFolder.remove(list)
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Removes what it kept outside of the folder, after the last use.
  func remove() {
    DiskFolder.remove(list)
    temporary?.remove()
  }

  // The compiler ends with 1 for errors in sources. With any other number it has ended itself, or was ended, and that is told.
  private static let text = """
    #!/bin/sh
    # Written by 'quickaction build': a module with errors does not keep others from being compiled.
    answers=${0%/*}/answers
    case $* in
      -print-target-info | -h | -version)
        # SwiftPM asks with each build, and the compiler takes a tenth of a second for each answer.
        if [ -d "$answers" ]; then
          if [ ! -e "$answers/$1" ]; then
            swiftc "$1" >"$answers/$$" || { status=$?; rm -f "$answers/$$"; exit "$status"; }
            mv "$answers/$$" "$answers/$1"
          fi
          exec cat "$answers/$1"
        fi
        ;;
    esac
    module= name= output= sources= previous= compiles= links= package=
    for argument; do
      case $previous in
        -emit-module-path) module=$argument ;;
        -module-name) name=$argument ;;
        -o) output=$argument ;;
        # The first is the manifest's: for SwiftPM, all modules of a program are of one package.
        -package-name) package=${package:-$argument} ;;
      esac
      case $argument in
        -emit-module | -modulewrap) compiles=1 ;;
        -emit-executable | -emit-library) links=1 ;;
        @*) sources=${argument#@} ;;
      esac
      previous=$argument
    done
    if [ -n "$links" ] && [ "${output##*/}" = "$QUICKACTION_PRODUCT" ] && [ -e "$QUICKACTION_FAILED" ]; then
      exit 1
    fi
    previous=
    for argument; do
      shift
      [ "$previous" = -package-name ] && argument=$package
      set -- "$@" "$argument"
      previous=$argument
    done
    missing= place=
    if [ -n "$compiles" ] && [ -e "$QUICKACTION_FAILED" ]; then
      while IFS='|' read -r needing needed file; do
        if [ "$needing" = "$name" ] && grep -qxF "$needed" "$QUICKACTION_FAILED"; then
          missing=$needed place=$file
          break
        fi
      done <"$(dirname "$0")/needs"
    fi
    if [ -n "$missing" ]; then
      # What the compiler would say after it has read all files.
      printf "%s:1:1: error: no such module '%s'\\n" "$place" "$missing" >&2
      status=1
    else
      swiftc "$@"
      status=$?
    fi
    commands=${0%/*}/commands kind=
    if [ "$status" -eq 0 ] && [ -d "$commands" ]; then
      # The next build may need nothing else.
      if [ -n "$links" ]; then
        [ "${output##*/}" = "$QUICKACTION_PRODUCT" ] && kind=link
      elif [ -n "$compiles" ] && [ "$name" = "$QUICKACTION_PRODUCT" ]; then
        kind=compile
      fi
      [ -n "$kind" ] && printf '%s\\0' "$@" >"$commands/$kind"
      # How the compiler linked before.
      [ "$kind" = link ] && rm -f "$commands/linker"
    fi
    if [ "$status" -ne 1 ] || [ -n "$links" ] || [ -z "$compiles" ]; then
      exit "$status"
    fi
    # A module that is there from before would be taken for that of now.
    [ -n "$module" ] && rm -f "$module"
    # SwiftPM takes the module for compiled; the next build writes its list of sources again, and so compiles it again.
    [ -n "$sources" ] && rm -f "$sources"
    printf '%s\\n' "$name" >>"$QUICKACTION_FAILED" || exit "$status"
    exit 0

    """
}

extension ProgramPlan {
  /// The errors without those of modules that wait for another one, which does not compile yet: what is wrong is not in them.
  ///
  /// - Parameters:
  ///   - errors: The errors of a build.
  ///   - failed: The modules that did not compile, stand-ins among them.
  /// - Returns: The errors that are left; none if all that is said is that modules are not there.
  func withoutWaiting(_ errors: [CompilerMessage], for failed: Set<String>) -> [CompilerMessage] {
    let waiting = Set(
      errors.filter { error in
        ErrorClassifier.missingModule(in: error.text).map(failed.contains) ?? false
      }.map(\.file))
    guard !waiting.isEmpty else { return errors }
    let files = Set(
      modules.filter { !waiting.isDisjoint(with: $0.sources) }.flatMap(\.sources)
    ).union(waiting)
    return errors.filter { !files.contains($0.file) }
  }
}

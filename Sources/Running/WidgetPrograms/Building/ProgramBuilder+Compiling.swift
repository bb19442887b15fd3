// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

extension ProgramBuilder {
  /// Runs the compiler until it is done, or the time of the build is over.
  ///
  /// - Parameters:
  ///   - package: The package, which is written.
  ///   - folder: Its folder.
  /// - Returns: What it left, with its messages about the user's files, and the modules that did not compile, if other modules were
  ///   compiled after them.
  /// - Throws: ``ProgramError`` if it does not run, or not to its end.
  func compile(
    _ package: ProgramPackage, in folder: FilePath
  ) throws(ProgramError) -> (
    status: Int32, output: String, messages: [CompilerMessage], failed: Set<String>
  ) {
    let arguments =
      [
        "build", "--package-path", folder.text, "--scratch-path",
        folder.appending("products").text, "--product", package.plan.name,
        // An index of the program and of all of Foundation, which nobody reads, takes most of the time of a first build.
        "--disable-index-store",
        // With the lines of the sources for what traps: with '-g', the compiler would wrap the module for debuggers after each file.
        "-debug-info-format", "none", "-Xswiftc", "-Xfrontend", "-Xswiftc", "-g",
        "-Xswiftc", "-diagnostic-style=llvm", "-Xswiftc", "-no-color-diagnostics",
        // One round tells all that does not fit.
        "-Xswiftc", "-continue-building-after-errors",
        // What a stand-in allows can keep the compiler busy for ten minutes with an expression.
        "-Xswiftc", "-Xfrontend", "-Xswiftc", "-solver-expression-time-threshold=60",
      ] + toolchain.linkerArguments.flatMap { ["-Xswiftc", $0] } + engine.buildArguments
    let last = KeptCommands(of: package, arguments: arguments, toolchain: toolchain)
    if let output = try last.repeatBuild(until: request.packages.deadline) {
      let messages = CompilerMessage.messages(in: output, originals: package.originals)
      return (0, output, messages, [])
    }
    try last.forget()
    let compiler = try PatientCompiler(
      in: folder, product: package.plan.name, modules: package.plan.modules,
      toolchain: toolchain)
    defer { compiler.remove() }
    let result: ToolProcess.Result
    do throws(ToolProcess.Failure) {
      result = try ToolProcess.run(
        "swift", arguments, variables: compiler.variables,
        until: request.packages.deadline, onLine: progress.step(ofBuildLine:))
    } catch {
      throw ProgramError(error, of: "swift")
    }
    guard !result.isLate else {
      let steps = result.output.split(separator: "\n").filter { $0.hasPrefix("[") }
      let last = steps.last.map { ", of which '\(VisibleText.of(String($0)))' came last," } ?? ""
      throw .timedOut("the build of '\(package.plan.name)'\(last)", at: package.plan.origin)
    }
    let messages = CompilerMessage.messages(in: result.output, originals: package.originals)
    let failed = compiler.takeFailed()
    let status = failed.isEmpty ? result.status : max(result.status, 1)
    if status == 0 { try last.keep() }
    return (status, result.output, messages, failed)
  }
}

extension ProgramRequest {
  /// The request with the moment at which its time is over.
  func started() -> Self {
    var request = self
    request.packages.deadline = limit.map { .now + $0 }
    return request
  }
}

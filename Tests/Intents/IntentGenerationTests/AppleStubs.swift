// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import Glibc
  import IntentGeneration
  import TestSupport

  /// The stubs of Apple's modules, compiled for the compilers of the toolchain.
  ///
  /// They check types with the rules of Objective-C also where there is no Objective-C: only code cannot be made.
  struct AppleStubs {
    private let modules = try? ScratchFolder()
    private let compiler: String
    private let stubs = Repository.root.appending(
      path: "Tests/Intents/IntentGenerationTests/AppleStubs"
    )
    .path

    /// Compiles the stubs; nil if the compiler is not in the search path.
    init?() throws {
      let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      guard let folder = folders.first(where: { access("\($0)/swiftc", X_OK) == 0 }) else {
        return nil
      }
      compiler = String(folder)
      let messages = try run(
        "swiftc",
        ["-frontend", "-emit-module", "-module-name", "Foundation", "-import-underlying-module"]
          + flags + [
            "\(stubs)/Foundation/Overlay.swift", "-o",
            "\(modules?.path ?? "")/Foundation.swiftmodule",
          ])
      if !messages.isEmpty { throw Failure(messages: messages) }
    }

    /// The stubs do not compile.
    struct Failure: Error {
      let messages: String
    }

    private var flags: [String] {
      [
        "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module", "-I",
        modules?.path ?? "", "-I", stubs,
      ]
    }

    /// What the compiler says of the files of a plan.
    ///
    /// - Parameters:
    ///   - plan: The plan, in Swift or Objective-C.
    ///   - languageVersion: The language mode of Swift.
    /// - Returns: Nothing if all is well, else the compiler's messages.
    /// - Throws: What prevents that the compiler runs.
    func messages(on plan: GenerationPlan, languageVersion: String = "5") throws -> String {
      let folder = try ScratchFolder()
      for file in plan.files { try folder.write(file.contents, to: file.path) }
      let paths = plan.paths.filter { !$0.hasSuffix(".h") }.map { folder.path($0) }
      if plan.options.language == .objectiveC {
        return try run(
          "clang",
          [
            // A parameter called copyFile is a property of this name in Apple's output, too.
            "-Wno-objc-property-matches-cocoa-ownership-rule", "-fsyntax-only", "-x", "objective-c",
            "-fobjc-runtime=gnustep-2.0", "-fblocks", "-Wall",
            "-Wextra", "-I", stubs, "-I", folder.path,
          ] + paths)
      }
      return try run(
        "swiftc", ["-frontend", "-typecheck", "-swift-version", languageVersion] + flags + paths)
    }

    /// Runs a program of the toolchain, and returns what it writes.
    private func run(_ program: String, _ arguments: [String]) throws -> String {
      let (input, output) = (try ChildPipe(), try ChildPipe())
      let process = try ChildProcess(
        "\(compiler)/\(program)", arguments, environment: ProcessInfo.processInfo.environment,
        in: "/",
        streams: .init(input: input.reading, output: output.writing, errors: output.writing))
      input.closeReading()
      input.closeWriting()
      output.closeWriting()
      let text = output.readToEnd()
      let end = process.wait()
      return end == .exit(0) ? text : text + "\(program) ended with \(end)"
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  package import Disk
  import Foundation
  package import WidgetPrograms

  /// The examples, each package compiled once for all tests against the modules that the tests were built with.
  package actor TestedExamples {
    /// The examples of this process.
    package static let shared = TestedExamples()

    /// A folder for caches in which the modules that the tests were built with are those that were built for all projects.
    private static let cache: URL = {
      let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "quickaction-examples-\(ProcessInfo.processInfo.processIdentifier)")
      atexit { try? FileManager.default.removeItem(at: TestedExamples.cache) }
      return url
    }()

    /// The environment variables with which commands find the programs.
    package static var environment: [String: String] { ["XDG_CACHE_HOME": cache.path] }

    private var engine: Task<Void, any Error>?
    private var builds: [String: Task<FilePath, any Error>] = [:]

    /// Builds an example, if no other test has.
    ///
    /// - Returns: The program.
    /// - Throws: An error if it cannot be built.
    @discardableResult
    package func program(of widget: ExampleWidget) async throws -> FilePath {
      if let build = builds[widget.package] { return try await build.value }
      let prepared = self.prepared()
      let build = Task {
        try await prepared.value
        return try await onThread {
          try ExamplePackage(widget, environment: Self.environment).program(ProgramProgress())
        }
      }
      builds[widget.package] = build
      return try await build.value
    }

    /// Puts the modules where the tool looks for them.
    package func prepare() async throws { try await prepared().value }

    private func prepared() -> Task<Void, any Error> {
      if let engine { return engine }
      let task = Task { try await onThread { try Self.install() } }
      engine = task
      return task
    }

    private static func install() throws {
      guard let built = TestedEngine.built else { throw CocoaError(.fileNoSuchFile) }
      let store = EngineStore(environment: environment)
      let place = try store.place(
        of: EngineSources(named: nil, executable: EngineSources.executable), SwiftToolchain())
      try TestedEngine.link(built, in: place)
    }
  }

  /// Does something that takes long on a thread of its own, and not on one of the few that tests share.
  private func onThread<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result(catching: body)) }
    }
  }
#endif

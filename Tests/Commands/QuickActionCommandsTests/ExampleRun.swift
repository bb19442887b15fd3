// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import ProgramTestSupport
  import TestSupport
  import WidgetPrograms

  extension CommandRun {
    /// Runs a command on an example, whose package is compiled once for all tests.
    static func example(
      _ widget: ExampleWidget, _ arguments: [String], in folder: ScratchFolder? = nil,
      isTerminal: Bool = false, environment: [String: String] = [:]
    ) async throws -> CommandRun {
      try await TestedExamples.shared.program(of: widget)
      return await onOwnThread(
        arguments, in: folder, isTerminal: isTerminal,
        environment: environment.merging(TestedExamples.environment) { own, _ in own })
    }
  }
#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A tool of the server.
protocol Tool: Sendable {
  /// The tool as it is listed.
  static var description: ToolDescription { get }

  /// Does what is asked.
  ///
  /// - Throws: `ToolRefusal` with the sentence that is the result then.
  static func run(_ call: ToolCall) throws(ToolRefusal) -> ToolResult
}

/// The tools, in the order in which they are listed.
enum Tools {
  static let all: [any Tool.Type] = [
    FindWidgets.self, Check.self, FixFindings.self, Configure.self, Diff.self, BuildWidget.self,
    PreviewWidget.self, RunDay.self,
  ]
}

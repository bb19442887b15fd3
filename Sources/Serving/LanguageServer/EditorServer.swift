// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import AgentTools
package import Disk
package import MessageStream
package import PropertyListSyntax
import Synchronization

/// The server of `quickaction server`: the methods of the Language Server Protocol 3.17.
///
/// What needs the text of one file alone is answered where it is read. What needs the project is answered by the worker, from
/// a check of the texts as they are then.
package final class EditorServer: MessageHandler {
  let version: String
  let commands: CommandPort
  let allowsBuild: Bool
  let session: EditorSession

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - version: The version of this tool.
  ///   - root: The folder that is served, whatever a client says; nil for the client's.
  ///   - commands: How a command is run.
  ///   - allowsBuild: Whether the user's code may be built and run.
  ///   - fileSystem: Where the files are.
  ///   - enter: Makes a folder the current one of the process, so that names begin there; nil to leave it.
  package init(
    version: String, root: FilePath?, commands: CommandPort, allowsBuild: Bool,
    in fileSystem: FileSystem = .disk, enter: (@Sendable (FilePath) -> Bool)?
  ) {
    (self.version, self.commands, self.allowsBuild) = (version, commands, allowsBuild)
    session = EditorSession(root: root, in: fileSystem, enter: enter)
  }

  package var answersCanceled: Bool { true }

  package var isDone: Bool { session.isDone }

  /// Whether the client said that it goes.
  package var hasEnded: Bool { session.state.withLock { $0.phase == .ended } }

  /// Whether it said so in the order that the protocol asks for.
  package var hasEndedInOrder: Bool { session.state.withLock { $0.hasShutDown } }

  package func begin(_ client: MessageClient) { session.begin(client) }

  package func isImmediate(_ method: String) -> Bool {
    ["initialize", "shutdown"].contains(method) || Self.textMethods.contains(method)
      || !Self.projectMethods.contains(method)
  }

  package func canceledRequest(
    _ method: String, _ parameters: PropertyListValue?
  ) -> MessageID? {
    guard method == "$/cancelRequest" else { return nil }
    return parameters?["id"].flatMap { MessageID($0) }
  }

  package func receive(_ method: String, _ parameters: PropertyListValue?) {
    session.receive(method, parameters)
  }

  /// What is answered from the text of one file.
  private static let textMethods: Set = [
    "textDocument/completion", "textDocument/documentSymbol", "textDocument/documentLink",
    "textDocument/codeLens",
  ]

  /// What is answered from the project.
  private static let projectMethods: Set = [
    "textDocument/codeAction", "textDocument/hover", "textDocument/definition",
    "textDocument/references", "textDocument/prepareRename", "textDocument/rename",
    "workspace/executeCommand",
  ]

  package func answer(
    _ method: String, _ parameters: PropertyListValue?, _ call: MessageCall
  ) throws(MessageError) -> PropertyListLiteral {
    switch method {
    case "initialize":
      try session.initialize(parameters)
      return greeting
    case "shutdown":
      try session.shutDown()
      return .null
    default:
      try session.checkServing()
      return try answerServing(method, parameters, call)
    }
  }

  private func answerServing(
    _ method: String, _ parameters: PropertyListValue?, _ call: MessageCall
  ) throws(MessageError) -> PropertyListLiteral {
    throw .unknownMethod(method)
  }

  /// What the server can do.
  private var greeting: PropertyListLiteral {
    [
      "capabilities": [
        "positionEncoding": .string(session.encoding.rawValue),
        "textDocumentSync": [
          "openClose": true, "change": 2, "save": ["includeText": false],
        ],
      ],
      "serverInfo": ["name": "quickaction", "version": .string(version)],
    ]
  }
}

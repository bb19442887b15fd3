// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import AgentTools
package import Disk
package import MessageStream
package import PropertyListSyntax
import SourceText

/// The server of `quickaction server`: the methods of the Language Server Protocol 3.17.
///
/// What needs the text of one file alone is answered where it is read. What needs the project is answered by the worker, from
/// a check of the texts as they are then.
package final class EditorServer: MessageHandler {
  let version: String
  let commands: CommandPort
  let allowsBuild: Bool
  let committed: CommittedFiles
  let session: EditorSession

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - version: The version of this tool.
  ///   - root: The folder that is served, whatever a client says; nil for the client's.
  ///   - commands: How a command is run.
  ///   - allowsBuild: Whether the user's code may be built and run.
  ///   - fileSystem: Where the files are.
  ///   - committed: What the last commit has.
  ///   - enter: Makes a folder the current one of the process, so that names begin there; nil to leave it.
  package init(
    version: String, root: FilePath?, commands: CommandPort, allowsBuild: Bool,
    in fileSystem: FileSystem = .disk, committed: CommittedFiles = .git,
    enter: (@Sendable (FilePath) -> Bool)?
  ) {
    (self.version, self.commands, self.allowsBuild) = (version, commands, allowsBuild)
    self.committed = committed
    session = EditorSession(root: root, in: fileSystem, enter: enter)
  }

  package var answersCanceled: Bool { true }

  package var isDone: Bool { session.isDone }

  /// Whether the client said that it goes.
  package var hasEnded: Bool { session.phase == .ended }

  /// Whether it said so in the order that the protocol asks for.
  package var hasEndedInOrder: Bool { session.hasShutDown }

  package func begin(_ client: MessageClient) { session.begin(client) }

  package func isImmediate(_ method: String) -> Bool {
    // What comes out of turn is refused as of when it was read.
    session.phase != .serving || Self.textMethods.contains(method)
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
    if Self.textMethods.contains(method) {
      guard let subject = session.subject(parameters) else { return .null }
      return answer(method, about: subject)
    }
    guard Self.projectMethods.contains(method) else { throw .unknownMethod(method) }
    if method == "workspace/executeCommand" {
      guard allowsBuild else {
        throw .refused("the server was started without '--allow-build', so nothing is drawn")
      }
      return try Preview.draw(parameters, in: session, by: commands)
    }
    guard let uri = parameters?["textDocument"]?["uri"]?.string,
      let review = session.currentReview(of: uri)
    else { return .null }
    guard let subject = session.subject(parameters, in: review) else { return .null }
    switch method {
    case "textDocument/codeAction":
      return CodeActions(review: review, session: session, subject: subject).literal(parameters)
    case "textDocument/hover": return HoverPage(review: review, subject: subject).literal
    case "textDocument/prepareRename":
      return try renaming(subject, in: review).prepared()
    case "textDocument/rename":
      guard let name = parameters?["newName"]?.string else {
        throw .invalidParameters("'textDocument/rename' needs 'newName', a text")
      }
      return try renaming(subject, in: review).edits(to: name)
    default: return references(parameters, method, subject, in: review)
    }
  }

  private func renaming(_ subject: SubjectText, in review: WorkspaceReview) -> Renaming {
    Renaming(review: review, session: session, subject: subject, committed: committed)
  }

  /// The places that speak of the same as another, or that declare it.
  private func references(
    _ parameters: PropertyListValue?, _ method: String, _ subject: SubjectText,
    in review: WorkspaceReview
  ) -> PropertyListLiteral {
    guard let part = ReferencedPart(at: subject, in: review) else { return .null }
    let all = References(review: review, folder: review.folder).all(of: part)
    if method == "textDocument/references" {
      let includes = parameters?["context"]?["includeDeclaration"]?.boolean ?? true
      return all.filter { includes || !$0.isDeclaration }.literal(in: review, of: session)
    }
    let isHere = all.contains { reference in
      reference.isDeclaration && reference.file == subject.name
        && reference.range.start <= subject.offset && subject.offset <= reference.range.end
    }
    // From a declaration, to where it is translated and used.
    return all.filter { $0.isDeclaration != isHere }.literal(in: review, of: session)
  }

  /// The answer to what needs the text of one file alone.
  private func answer(_ method: String, about subject: SubjectText) -> PropertyListLiteral {
    switch method {
    case "textDocument/completion":
      Completion(subject: subject, review: session.lastReview(of: subject.uri)).literal
    case "textDocument/documentSymbol": DocumentSymbols(subject: subject).literal
    case "textDocument/documentLink":
      DocumentLinks(subject: subject, session: session, fileSystem: session.fileSystem).literal
    case "textDocument/codeLens": allowsBuild ? Preview.lenses(of: subject) : .array([])
    default: .null
    }
  }

  /// What the server can do.
  private var greeting: PropertyListLiteral {
    var capabilities: [(String, PropertyListLiteral)] = [
      ("positionEncoding", .string(session.encoding.rawValue)),
      (
        "textDocumentSync", ["openClose": true, "change": 2, "save": ["includeText": false]]
      ),
      (
        "codeActionProvider", ["codeActionKinds": ["quickfix", "source.fixAll.quickaction"]]
      ),
      ("hoverProvider", true),
      ("completionProvider", ["triggerCharacters": ["\"", ":", " ", "-"]]),
      ("definitionProvider", true), ("referencesProvider", true),
      ("documentSymbolProvider", true), ("documentLinkProvider", ["resolveProvider": false]),
      ("renameProvider", ["prepareProvider": true]),
    ]
    if session.root == nil {
      capabilities.append(
        (
          "workspace", ["workspaceFolders": ["supported": true, "changeNotifications": true]]
        ))
    }
    if allowsBuild {
      capabilities += [
        ("codeLensProvider", ["resolveProvider": false]),
        ("executeCommandProvider", ["commands": [.string(Preview.command)]]),
      ]
    }
    return [
      "capabilities": .object(capabilities),
      "serverInfo": ["name": "quickaction", "version": .string(version)],
    ]
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AgentTools
import Disk
import DiskTestSupport
import Foundation
import LanguageServer
import MessageStream
import PropertyListSyntax
import SourceText
import Synchronization
import TestSupport
import Testing

/// An editor that has a folder in memory open, as far as a server can tell.
final class EditorTrial: Sendable {
  let folder: MemoryFolder
  let server: EditorServer
  private let received = Mutex<[String]>([])
  private let interruption = Mutex<(@Sendable () -> Void)?>(nil)

  /// Opens a folder, and begins as an editor does.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - capabilities: What the editor can do, as the protocol spells it.
  ///   - allowsBuild: Whether code may be run.
  ///   - root: The address of the folder; nil for its own one.
  ///   - folders: The addresses of the folders that are open; nil for one that is the root.
  ///   - roots: What the editor says of folders, in place of both.
  ///   - enters: Whether the first folder becomes the current one of the process.
  ///   - committed: What the last commit has.
  /// - Throws: What the server answers with.
  init(
    _ folder: MemoryFolder, capabilities: String = "{}", allowsBuild: Bool = false,
    root: String? = nil, folders: [String]? = nil, roots: String? = nil, enters: Bool = false,
    committed: CommittedFiles = CommittedFiles { _ in .absent }
  ) throws {
    self.folder = folder
    let tree = LiveTree(folder: folder)
    let enter: @Sendable (FilePath) -> Bool = { folder in
      tree.enter(folder)
      return true
    }
    server = EditorServer(
      version: "0", root: nil,
      commands: CommandPort(environment: [:]) { _ in
        .init(exitCode: 2, output: [], errors: "nothing is run here")
      }, allowsBuild: allowsBuild, in: FileSystem(tree), committed: committed,
      enter: enters ? enter : nil)
    server.begin(
      MessageClient { [weak self] message in
        self?.received.withLock { $0.append(String(decoding: message, as: UTF8.self)) }
        self?.interruption.withLock { $0.take() }?()
      })
    let root = root ?? "file://" + folder.path
    let open = folders.map {
      #""workspaceFolders":[\#($0.map(Self.workspaceFolder).joined(separator: ","))],"#
    }
    let said = roots ?? #"\#(open ?? "")"rootUri":"\#(root)","#
    _ = try ask("initialize", #"{\#(said)"capabilities":\#(capabilities)}"#)
    tell("initialized")
  }

  /// Does something while the next message is sent, on the thread that sends it.
  func interrupt(_ body: @escaping @Sendable () -> Void) {
    interruption.withLock { $0 = body }
  }

  /// A folder as the protocol spells it.
  static func workspaceFolder(_ uri: String) -> String { #"{"uri":"\#(uri)","name":"x"}"# }

  /// Opens and closes folders, as an editor does.
  func changeFolders(adding added: [String] = [], removing removed: [String] = []) {
    func list(_ names: [String]) -> String {
      names.map { Self.workspaceFolder(uri($0)) }.joined(separator: ",")
    }
    tell(
      "workspace/didChangeWorkspaceFolders",
      #"{"event":{"added":[\#(list(added))],"removed":[\#(list(removed))]}}"#)
  }

  func uri(_ name: String) -> String { "file://" + folder.path(name) }

  private func value(_ json: String) throws -> PropertyListValue {
    try PropertyListDocument(SourceFile(name: "message", text: json), as: .json).root
  }

  /// The answer to a request, as a line of JSON.
  func ask(_ method: String, _ parameters: String = "{}") throws -> String {
    let call = MessageCall(.number("1")) { _ in }
    return JSONWriter.line(try server.answer(method, try value(parameters), call))
  }

  /// The answer to a request, as Foundation reads it.
  func object(_ method: String, _ parameters: String = "{}") throws -> Any {
    try JSONSerialization.jsonObject(
      with: Data(try ask(method, parameters).utf8), options: .fragmentsAllowed)
  }

  func tell(_ method: String, _ parameters: String = "{}") {
    guard let value = try? value(parameters) else { return }
    server.receive(method, value)
  }

  /// Opens a file with the text that it has, or another one.
  func open(_ name: String, _ text: String, version: Int = 1) {
    tell(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri(name))","version":\#(version),"languageId":"x","text":\#(quoted(text))}}"#
    )
  }

  /// Replaces the whole text of an open file.
  func change(_ name: String, to text: String, version: Int = 2) {
    change(name, [#"{"text":\#(quoted(text))}"#], version: version)
  }

  /// Changes an open file by changes as the protocol spells them.
  func change(_ name: String, _ changes: [String], version: Int = 2) {
    tell(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(uri(name))","version":\#(version)},"contentChanges":[\#(changes.joined(separator: ","))]}"#
    )
  }

  /// A text as JSON has it.
  func quoted(_ text: String) -> String { JSONWriter.line(.string(text)) }

  /// The parameters of a request about a place, which is marked by `↓` in a text.
  func place(_ name: String, _ text: String, of mark: String = "↓") -> String {
    let before = text.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)[0]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let character = lines.last?.utf16.count ?? 0
    return
      #"{"textDocument":{"uri":"\#(uri(name))"},"position":{"line":\#(lines.count - 1),"character":\#(character)}}"#
  }

  /// The messages that came so far.
  var messages: [String] { received.withLock { $0 } }

  /// What is shown of a file once something is, and fits a condition: each finding as its rule and its place.
  func findings(
    of name: String, where condition: @escaping ([String]) -> Bool = { _ in true }
  ) async throws -> [String] {
    for _ in 0..<500 {
      if let found = shown(name), condition(found) { return found }
      try await Task.sleep(for: .milliseconds(20))
    }
    let shown = shown(name)
    Issue.record("nothing that fits is shown of '\(name)': \(shown ?? [])")
    return shown ?? []
  }

  /// What was shown of a file last; nil if nothing was.
  private func shown(_ name: String) -> [String]? {
    for message in messages.reversed() {
      guard
        let object = try? JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any],
        object["method"] as? String == "textDocument/publishDiagnostics",
        let parameters = object["params"] as? [String: Any],
        parameters["uri"] as? String == uri(name),
        let findings = parameters["diagnostics"] as? [[String: Any]]
      else { continue }
      return findings.map { finding in
        let range = finding["range"] as? [String: [String: Int]]
        let (start, end) = (range?["start"] ?? [:], range?["end"] ?? [:])
        func text(_ place: [String: Int]) -> String {
          "\(place["line"] ?? -1):\(place["character"] ?? -1)"
        }
        return "\(finding["code"] as? String ?? "?") \(text(start))-\(text(end))"
      }
    }
    return nil
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import MessageStream
import PropertyListSyntax
import Synchronization
import WidgetProject

/// What a client tells of its texts and files.
extension EditorSession {
  func receive(_ method: String, _ parameters: PropertyListValue?) {
    if method == "exit" { return state.withLock { $0.phase = .ended } }
    guard state.withLock({ $0.phase == .serving }) else { return }
    switch method {
    case "initialized":
      watchFiles()
      ask(after: .zero)
    case "textDocument/didOpen": open(parameters?["textDocument"])
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters?["textDocument"]?["uri"]?.string)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles",
      "workspace/didChangeConfiguration":
      state.withLock { state in
        for index in state.folders.indices { state.folders[index].generation += 1 }
      }
      ask(after: .zero)
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters?["event"])
    // The protocol lets a server ignore what it does not know.
    default: break
    }
  }

  private func open(_ document: PropertyListValue?) {
    guard let uri = document?["uri"]?.string, let text = document?["text"]?.string else { return }
    let version = document?["version"]?.integer ?? 0
    let folder = state.withLock { state in
      var document = OpenDocument(uri: uri, version: version, text: text)
      document.findNames(in: state.folders)
      state.documents[uri] = document
      return state.noteChange(of: document)
    }
    if folder != nil { ask(after: .zero) }
  }

  private func change(_ parameters: PropertyListValue?) {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else { return }
    let version = parameters?["textDocument"]?["version"]?.integer
    let folder = state.withLock { state -> Int? in
      guard var document = state.documents.removeValue(forKey: uri) else { return nil }
      document.apply(
        parameters?["contentChanges"], version: version, in: state.capabilities.encoding)
      state.documents[uri] = document
      return state.noteChange(of: document)
    }
    if let folder { ask(after: pause(in: folder)) }
  }

  private func close(_ uri: String?) {
    guard let uri else { return }
    let folder = state.withLock { state in
      state.documents.removeValue(forKey: uri).flatMap { state.noteChange(of: $0) }
    }
    if folder != nil { ask(after: .zero) }
  }

  /// Serves other folders; a server with a root of its own stays with that.
  private func changeFolders(_ event: PropertyListValue?) {
    guard root == nil else { return }
    let added = ClientCapabilities.addresses(of: event?["added"])
    let removed = ClientCapabilities.addresses(of: event?["removed"])
    // Names that begin at the current folder of the process stay as they are, so that it does not change.
    let folders = added.compactMap { uri in
      folder(at: uri, entered: false).map { (uri: uri, folder: $0) }
    }
    changeFolders { state in
      state.folders.removeAll { served in removed.contains { served.folder.isNamed($0) } }
      for (uri, folder) in folders
      where !state.folders.contains(where: { $0.folder.isNamed(uri) }) {
        state.add(folder, in: fileSystem)
      }
      for uri in state.documents.keys { state.documents[uri]?.findNames(in: state.folders) }
      // What is in a folder inside another one is shown with the findings of that one.
      for index in state.folders.indices { state.folders[index].generation += 1 }
    }
    ask(after: .zero)
  }

  /// The files that a check reads.
  private static let watchedPatterns = [
    "**/*.{\(CheckedFileNames.pathExtensions.joined(separator: ","))}",
    "**/{\(CheckedFileNames.names.joined(separator: ","))}",
  ]

  /// Asks the client to say which files change outside of the editor, if it can.
  private func watchFiles() {
    let (client, capabilities) = state.withLock { ($0.client, $0.capabilities) }
    guard capabilities.watchesFiles else { return }
    client?.ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "quickaction-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": [
              "watchers": .array(Self.watchedPatterns.map { ["globPattern": .string($0)] })
            ],
          ]
        ]
      ])
  }
}

extension EditorSession.State {
  /// Serves one more folder.
  mutating func add(_ folder: EditedFolder, in fileSystem: FileSystem) {
    folders.append(ServedFolder(folder, number: nextNumber, in: fileSystem))
    nextNumber += 1
  }

  /// Notes that a text has changed.
  ///
  /// - Returns: The number of a folder that it is in; nil if it is in none.
  fileprivate mutating func noteChange(of document: OpenDocument) -> Int? {
    var last: Int?
    for index in folders.indices where document.names[folders[index].number] != nil {
      folders[index].generation += 1
      last = folders[index].number
    }
    return last
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MessageStream
import PropertyListSyntax
import Synchronization

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
      state.withLock { $0.generation += 1 }
      ask(after: .zero)
    // The protocol lets a server ignore what it does not know.
    default: break
    }
  }

  private func open(_ document: PropertyListValue?) {
    guard let uri = document?["uri"]?.string, let text = document?["text"]?.string else { return }
    let version = document?["version"]?.integer ?? 0
    let isInFolder = state.withLock { state in
      let name = state.folder?.name(of: uri)
      state.documents[uri] = OpenDocument(uri: uri, name: name, version: version, text: text)
      state.generation += 1
      return name != nil
    }
    if isInFolder { ask(after: .zero) }
  }

  private func change(_ parameters: PropertyListValue?) {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else { return }
    let version = parameters?["textDocument"]?["version"]?.integer
    let isInFolder = state.withLock { state in
      guard var document = state.documents.removeValue(forKey: uri) else { return false }
      document.apply(
        parameters?["contentChanges"], version: version, in: state.capabilities.encoding)
      state.documents[uri] = document
      state.generation += 1
      return document.name != nil
    }
    if isInFolder { ask(after: pause) }
  }

  private func close(_ uri: String?) {
    guard let uri else { return }
    let isInFolder = state.withLock { state in
      state.generation += 1
      return state.documents.removeValue(forKey: uri)?.name != nil
    }
    if isInFolder { ask(after: .zero) }
  }

  /// Asks the client to say which files change outside of the editor, if it can.
  private func watchFiles() {
    let (client, capabilities) = state.withLock { ($0.client, $0.capabilities) }
    guard capabilities.watchesFiles else { return }
    let patterns = [
      "**/*.{intentdefinition,strings,stringsdict,xcstrings,swift,plist,entitlements,pbxproj}",
      "**/*.{json,svg,png,jpg,jpeg}",
    ]
    client?.ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "quickaction-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": [
              "watchers": .array(patterns.map { ["globPattern": .string($0)] })
            ],
          ]
        ]
      ])
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import MessageStream
import PropertyListSyntax
import Synchronization

/// Checking the texts as they are, and showing what is found.
extension EditorSession {
  /// How long to wait for another key: longer where a check takes long.
  func pause(in folder: Int) -> Duration {
    let last = state.withLock { $0.folders.first { $0.number == folder }?.lastDuration }
    return min(max(last ?? .zero, .milliseconds(40)), .milliseconds(200))
  }

  func ask(after delay: Duration) { loop.withLock { $0 }?.ask(after: delay) }

  /// What is found in the folder of an address, in the texts as they are now; nil if it is in none.
  func currentReview(of uri: String) -> WorkspaceReview? {
    let number = state.withLock { state in
      state.folders.place(of: uri).map { state.folders[$0.index].number }
    }
    return number.flatMap { currentReview(in: $0) }
  }

  /// What is found in a folder; nil if it is not served any more.
  private func currentReview(in folder: Int) -> WorkspaceReview? {
    guard let served = state.withLock({ $0.folder(folder) }) else { return nil }
    if let review = served.freshReview { return review }
    return served.checker.reviewer.withLock { reviewer in
      // Another thread may have checked meanwhile.
      if let review = state.withLock({ $0.folder(folder)?.freshReview }) { return review }
      let (generation, texts) = state.withLock {
        ($0.folder(folder)?.generation ?? 0, $0.texts(in: folder))
      }
      let start = ContinuousClock.now
      var review = reviewer.review(texts)
      review.generation = generation
      let duration = ContinuousClock.now - start
      state.withLock { state in
        state.change(folder) { served in
          served.review = review
          served.lastDuration = duration
        }
      }
      return review
    }
  }

  /// Checks the folders in which something has changed, and shows what is found.
  func reviewAndPublish() {
    let changed = state.withLock { state in
      state.folders.filter { $0.toldGeneration != $0.generation }.map(\.number)
    }
    for folder in changed {
      if let review = currentReview(in: folder) { publish(review, of: folder) }
    }
  }

  private func publish(_ review: WorkspaceReview, of number: Int) {
    let (client, encoding) = state.withLock { ($0.client, $0.capabilities.encoding) }
    guard let client else { return }
    var literals = FindingLiteral(review, encoding)
    var found: [String: [PropertyListLiteral]] = [:]
    for finding in review.findings {
      guard let uri = review.folder.uri(of: finding.place.file) else { continue }
      found[uri, default: []].append(literals.literal(finding))
    }
    telling.withLock { _ in
      let messages = state.withLock { state -> [PropertyListLiteral] in
        // Newer texts are checked soon, and places of older ones would be wrong.
        guard state.folder(number)?.generation == review.generation, state.phase == .serving else {
          return []
        }
        return state.messages(for: found, in: number)
      }
      for message in messages { client.notify("textDocument/publishDiagnostics", message) }
    }
  }

  /// Changes the folders, and hides what none of them shows any more.
  ///
  /// - Parameter body: Changes the state.
  func changeFolders(_ body: (inout State) -> Void) {
    telling.withLock { _ in
      let (client, hidden) = state.withLock { state in
        let shown = state.toldAddresses
        body(&state)
        state.forgetForeignFindings()
        return (state.client, shown.subtracting(state.toldAddresses))
      }
      for uri in hidden.sorted() {
        client?.notify("textDocument/publishDiagnostics", State.message(on: uri, []))
      }
    }
  }
}

extension EditorSession.State {
  /// The folder of a number; nil if it is not served any more.
  fileprivate func folder(_ number: Int) -> ServedFolder? {
    folders.first { $0.number == number }
  }

  fileprivate mutating func change(_ number: Int, _ body: (inout ServedFolder) -> Void) {
    guard let index = folders.firstIndex(where: { $0.number == number }) else { return }
    body(&folders[index])
  }

  /// The open texts, by the names of their files in a folder.
  fileprivate func texts(in folder: Int) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for document in documents.values {
      if let name = document.names[folder] { texts[name] = document.bytes }
    }
    return texts
  }

  /// The messages that show the findings of a folder, and hide those that are gone.
  fileprivate mutating func messages(
    for found: [String: [PropertyListLiteral]], in number: Int
  ) -> [PropertyListLiteral] {
    // A client knows a file by the address under which it opened it.
    var addresses: [String: OpenDocument] = [:]
    guard let served = folder(number) else { return [] }
    for document in documents.values {
      if let name = document.names[number], let uri = served.folder.uri(of: name) {
        addresses[uri] = document
      }
    }
    let published = served.published
    var uris = Set(found.keys).union(published.keys).union(addresses.keys)
    if folders.count > 1 {
      // What is in a folder inside this one is shown with the findings of that.
      uris = uris.filter { owns(number, $0) }
    }
    var told: [String: String] = [:]
    for uri in uris where found[uri] != nil { told[uri] = addresses[uri]?.uri ?? uri }
    change(number) { served in
      served.published = told
      served.toldGeneration = served.generation
    }
    // A text that is opened or closed may be known by another address than before. To an editor both can be the same, so that
    // the new one has the last word.
    let earlier = published.compactMap { own, address in
      uris.contains(own) && address != addresses[own]?.uri ?? own ? address : nil
    }
    return earlier.sorted().map { Self.message(on: $0, []) }
      + uris.sorted().map { uri in
        let document = addresses[uri]
        return Self.message(
          on: document?.uri ?? uri, version: document?.version, found[uri] ?? [])
      }
  }

  /// The message that shows the findings of a file.
  fileprivate static func message(
    on uri: String, version: Int? = nil, _ findings: [PropertyListLiteral]
  ) -> PropertyListLiteral {
    var members: [(String, PropertyListLiteral)] = [("uri", .string(uri))]
    if let version { members.append(("version", .integer(version))) }
    members.append(("diagnostics", .array(findings)))
    return .object(members)
  }

  /// Whether a folder is the innermost one of an address.
  private func owns(_ number: Int, _ uri: String) -> Bool {
    folders.place(of: uri).map { folders[$0.index].number } == number
  }

  /// The addresses that the client shows findings of.
  fileprivate var toldAddresses: Set<String> { Set(folders.flatMap(\.published.values)) }

  /// Forgets what folders showed of files that are in another folder now.
  fileprivate mutating func forgetForeignFindings() {
    for folder in folders {
      let published = folder.published.filter { owns(folder.number, $0.key) }
      change(folder.number) { $0.published = published }
    }
  }
}

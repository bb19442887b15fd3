// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import MessageStream
import PropertyListSyntax
import Synchronization

/// Checking the texts as they are, and showing what is found.
extension EditorSession {
  /// How long to wait for another key: longer where a check takes long.
  var pause: Duration {
    min(max(state.withLock { $0.lastDuration }, .milliseconds(40)), .milliseconds(200))
  }

  func ask(after delay: Duration) { loop.withLock { $0 }?.ask(after: delay) }

  /// What is found in the texts as they are now; nil if nothing is served.
  func currentReview() -> WorkspaceReview? {
    if let review = state.withLock({ $0.freshReview }) { return review }
    return reviewer.withLock { reviewer in
      // Another thread may have checked meanwhile.
      if let review = state.withLock({ $0.freshReview }) { return review }
      let (generation, texts) = state.withLock { ($0.generation, $0.textsByName) }
      let start = ContinuousClock.now
      guard var review = reviewer?.review(texts) else { return nil }
      review.generation = generation
      let duration = ContinuousClock.now - start
      state.withLock { state in
        state.review = review
        state.lastDuration = duration
      }
      return review
    }
  }

  func reviewAndPublish() {
    guard let review = currentReview() else { return }
    publish(review)
  }

  private func publish(_ review: WorkspaceReview) {
    let (client, folder, encoding) = state.withLock {
      ($0.client, $0.folder, $0.capabilities.encoding)
    }
    guard let client, let folder else { return }
    var literals = FindingLiteral(review, in: folder, encoding)
    var found: [String: [PropertyListLiteral]] = [:]
    for finding in review.findings {
      guard let uri = folder.uri(of: finding.place.file) else { continue }
      found[uri, default: []].append(literals.literal(finding))
    }
    let messages = state.withLock { state -> [PropertyListLiteral] in
      // Newer texts are checked soon, and places of older ones would be wrong.
      guard state.generation == review.generation, state.phase == .serving else { return [] }
      return state.messages(for: found)
    }
    for message in messages { client.notify("textDocument/publishDiagnostics", message) }
  }
}

extension EditorSession.State {
  /// What was found in the texts as they are; nil if they have changed since.
  fileprivate var freshReview: WorkspaceReview? {
    review.flatMap { $0.generation == generation ? $0 : nil }
  }

  /// The open texts, by the names of their files.
  fileprivate var textsByName: [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for document in documents.values {
      if let name = document.name { texts[name] = document.bytes }
    }
    return texts
  }

  /// The messages that show findings, and hide those that are gone.
  fileprivate mutating func messages(
    for found: [String: [PropertyListLiteral]]
  ) -> [PropertyListLiteral] {
    // A client knows a file by the address under which it opened it.
    var addresses: [String: OpenDocument] = [:]
    for document in documents.values {
      if let name = document.name, let uri = folder?.uri(of: name) { addresses[uri] = document }
    }
    let uris = Set(found.keys).union(published).union(addresses.keys)
    published = Set(found.keys)
    return uris.sorted().map { uri in
      let document = addresses[uri]
      var members: [(String, PropertyListLiteral)] = [("uri", .string(document?.uri ?? uri))]
      if let document { members.append(("version", .integer(document.version))) }
      members.append(("diagnostics", .array(found[uri] ?? [])))
      return .object(members)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import MessageStream
import PropertyListSyntax
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a client has open, and what was found in it.
final class EditorSession: Sendable {
  /// How far a client has come.
  enum Phase: Hashable, Sendable {
    case new, serving, shutDown, ended
  }

  struct State: Sendable {
    var phase = Phase.new

    /// Whether the client said that it will go.
    var hasShutDown = false

    var client: MessageClient?
    var capabilities = ClientCapabilities()
    var folder: EditedFolder?

    /// The open texts, by their addresses.
    var documents: [String: OpenDocument] = [:]

    /// The number of the state of the texts and the disk, which grows with each change.
    var generation = 1

    /// What was found last.
    var review: WorkspaceReview?

    /// The addresses that the client shows findings of.
    var published: Set<String> = []

    /// How long the last check took, in microseconds.
    var lastDuration: UInt64 = 0
  }

  let state = Mutex(State())
  private let root: FilePath?
  private let fileSystem: FileSystem
  private let enter: (@Sendable (FilePath) -> Bool)?

  /// What checks; whoever holds it is the only one who does.
  private let reviewer = Mutex<Reviewer?>(nil)

  /// Checks when nobody has typed for a moment.
  private let loop = Mutex<ReviewLoop?>(nil)

  init(root: FilePath?, in fileSystem: FileSystem, enter: (@Sendable (FilePath) -> Bool)?) {
    (self.root, self.fileSystem, self.enter) = (root, fileSystem, enter)
    let loop = ReviewLoop { [weak self] in self?.reviewAndPublish() }
    self.loop.withLock { $0 = loop }
  }

  func begin(_ client: MessageClient) { state.withLock { $0.client = client } }

  // MARK: Beginning and end

  var encoding: PositionEncoding { state.withLock { $0.capabilities.encoding } }

  /// Whether the client said that it goes, or its process is gone.
  var isDone: Bool {
    let (phase, process) = state.withLock { ($0.phase, $0.capabilities.process) }
    if phase == .ended { return true }
    guard let process else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  func initialize(_ parameters: PropertyListValue?) throws(MessageError) {
    let isNew = state.withLock { state in
      defer { if state.phase == .new { state.phase = .serving } }
      return state.phase == .new
    }
    guard isNew else { throw .invalidRequest("'initialize' was answered before") }
    let capabilities = ClientCapabilities(parameters)
    let folder = servedFolder(asked: capabilities.rootURI)
    reviewer.withLock { $0 = folder.map { Reviewer($0, in: fileSystem) } }
    state.withLock { state in
      state.capabilities = capabilities
      state.folder = folder
    }
  }

  /// The folder that is served; nil for an address of another scheme, and for what is no folder.
  private func servedFolder(asked uri: String?) -> EditedFolder? {
    var path = root
    if path == nil {
      guard let uri else { return folder(at: FilePath("."), uri: nil) }
      path = FileURI.path(of: uri).map { FilePath($0) }
      return path.flatMap { folder(at: $0, uri: uri) }
    }
    return path.flatMap { folder(at: $0, uri: nil) }
  }

  private func folder(at path: FilePath, uri: String?) -> EditedFolder? {
    guard fileSystem.status(of: path) == .folder else { return nil }
    let isCurrent = enter?(path) ?? false
    return EditedFolder(
      isCurrent ? FilePath(".") : path, uri: uri, isCurrent: isCurrent, in: fileSystem)
  }

  func shutDown() throws(MessageError) {
    try checkServing()
    state.withLock { state in
      state.phase = .shutDown
      state.hasShutDown = true
    }
  }

  func checkServing() throws(MessageError) {
    switch state.withLock({ $0.phase }) {
    case .serving: return
    case .new: throw .notInitialized
    case .shutDown, .ended: throw .invalidRequest("'shutdown' was answered before")
    }
  }

  // MARK: Notifications

  func receive(_ method: String, _ parameters: PropertyListValue?) {
    if method == "exit" { return state.withLock { $0.phase = .ended } }
    guard state.withLock({ $0.phase == .serving }) else { return }
    switch method {
    case "initialized":
      watchFiles()
      ask(after: 0)
    case "textDocument/didOpen": open(parameters?["textDocument"])
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters?["textDocument"]?["uri"]?.string)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration":
      state.withLock { $0.generation += 1 }
      ask(after: 0)
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
    if isInFolder { ask(after: 0) }
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
    if isInFolder { ask(after: 0) }
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

  // MARK: Checking

  /// How long to wait for another key, in microseconds: longer where a check takes long.
  private var pause: UInt64 {
    min(max(state.withLock { $0.lastDuration } * 2, 40_000), 400_000)
  }

  private func ask(after delay: UInt64) { loop.withLock { $0 }?.ask(after: delay) }

  /// What is found in the texts as they are now; nil if nothing is served.
  func currentReview() -> WorkspaceReview? {
    if let review = state.withLock({ $0.freshReview }) { return review }
    return reviewer.withLock { reviewer in
      // Another thread may have checked meanwhile.
      if let review = state.withLock({ $0.freshReview }) { return review }
      let (generation, texts) = state.withLock { ($0.generation, $0.textsByName) }
      let start = ReviewLoop.now
      guard var review = reviewer?.review(texts) else { return nil }
      review.generation = generation
      let duration = ReviewLoop.now - start
      state.withLock { state in
        state.review = review
        state.lastDuration = duration
      }
      return review
    }
  }

  private func reviewAndPublish() {
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
    for document in documents.values { if let name = document.name { texts[name] = document.bytes } }
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

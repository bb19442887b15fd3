// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import MessageStream
import PropertyListSyntax
import SourceText
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

    /// How long the last check took.
    var lastDuration = Duration.zero
  }

  let state = Mutex(State())
  let fileSystem: FileSystem
  private let root: FilePath?
  private let enter: (@Sendable (FilePath) -> Bool)?

  /// What checks; whoever holds it is the only one who does.
  let reviewer = Mutex<Reviewer?>(nil)

  /// Checks when nobody has typed for a moment.
  let loop = Mutex<ReviewLoop?>(nil)

  init(root: FilePath?, in fileSystem: FileSystem, enter: (@Sendable (FilePath) -> Bool)?) {
    (self.root, self.fileSystem, self.enter) = (root, fileSystem, enter)
    let loop = ReviewLoop { [weak self] in self?.reviewAndPublish() }
    self.loop.withLock { $0 = loop }
  }

  func begin(_ client: MessageClient) { state.withLock { $0.client = client } }

  // MARK: Beginning and end

  /// How far the client has come.
  var phase: Phase { state.withLock { $0.phase } }

  /// Whether the client said that it will go.
  var hasShutDown: Bool { state.withLock { $0.hasShutDown } }

  /// What the client said of itself.
  var capabilities: ClientCapabilities { state.withLock { $0.capabilities } }

  /// What the client counts characters in.
  var encoding: PositionEncoding { capabilities.encoding }

  /// The folder that is served; nil if there is none.
  var folder: EditedFolder? { state.withLock { $0.folder } }

  /// The client, once it is there.
  var client: MessageClient? { state.withLock { $0.client } }

  /// What was found last; nil before the first check.
  var lastReview: WorkspaceReview? { state.withLock { $0.review } }

  /// The text that is open under an address; nil if none is.
  func document(_ uri: String) -> OpenDocument? { state.withLock { $0.documents[uri] } }

  /// The address of a file, as the client knows it; nil for one outside of the folder.
  func uri(of name: String) -> String? {
    state.withLock { state in
      state.documents.values.first { $0.name == name }?.uri ?? state.folder?.uri(of: name)
    }
  }

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

  /// A file of the disk; nil if it cannot be read.
  func onDisk(_ name: String) -> SourceFile? { try? fileSystem.source(at: FilePath(name)) }
}

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

    /// The folders that are served.
    var folders: [ServedFolder] = []

    /// The number of the next folder.
    var nextNumber = 0

    /// The open texts, by their addresses.
    var documents: [String: OpenDocument] = [:]
  }

  let state = Mutex(State())

  /// Held while it is decided what the client shows, and while it is told.
  ///
  /// So nothing is shown of a folder that was closed in between. Whoever holds both took this one first.
  let telling = Mutex<Void>(())

  let fileSystem: FileSystem

  /// The folder that is served, whatever a client says; nil for the client's.
  let root: FilePath?

  private let enter: (@Sendable (FilePath) -> Bool)?

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

  /// The innermost folder that an address is in; nil outside of all.
  func folder(of uri: String) -> EditedFolder? {
    state.withLock { state in state.folders.place(of: uri).map { state.folders[$0.index].folder } }
  }

  /// The name of the file at an address, as findings of its folder spell it; nil outside of all.
  func name(of uri: String) -> String? {
    state.withLock { $0.documents[uri]?.name ?? $0.folders.place(of: uri)?.name }
  }

  /// The client, once it is there.
  var client: MessageClient? { state.withLock { $0.client } }

  /// What was found last in the folder of an address; nil before its first check.
  func lastReview(of uri: String) -> WorkspaceReview? {
    state.withLock { state in
      state.folders.place(of: uri).flatMap { state.folders[$0.index].review }
    }
  }

  /// The text that is open under an address; nil if none is.
  func document(_ uri: String) -> OpenDocument? { state.withLock { $0.documents[uri] } }

  /// The address of a file, as the client knows it; nil for one outside of the folders.
  ///
  /// - Parameter name: The name of the file, as any of the folders that it is in spells it: only that of the current folder of
  ///   the process has names that do not begin at the root.
  /// - Returns: The address.
  func uri(of name: String) -> String? {
    state.withLock { state in
      state.documents.values.first { $0.names.values.contains(name) }?.uri
        ?? state.folders.lazy.compactMap { $0.folder.uri(of: name) }.first
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
    // If the client says nothing of folders, that in which the server was started.
    let asked: [String?] = capabilities.rootURIs ?? [nil]
    var hasEntered = false
    var folders: [EditedFolder] = []
    for uri in root == nil ? asked : [nil] {
      // One process has one current folder, from which names of files begin.
      guard let folder = folder(at: uri, entered: !hasEntered) else { continue }
      hasEntered = true
      if !folders.contains(where: { uri.map($0.isNamed) ?? false }) { folders.append(folder) }
    }
    state.withLock { state in
      state.capabilities = capabilities
      for folder in folders { state.add(folder, in: fileSystem) }
    }
  }

  /// A folder to serve: that of an address, or the root; nil for an address of another scheme, and for what is no folder.
  ///
  /// - Parameters:
  ///   - uri: The address; nil for the root, or the current folder.
  ///   - isEntered: Whether it becomes the current folder of the process, if that is allowed.
  /// - Returns: The folder.
  func folder(at uri: String?, entered isEntered: Bool) -> EditedFolder? {
    let path =
      if let uri { FileURI.path(of: uri).map { FilePath($0) } } else { root ?? FilePath(".") }
    guard let path, fileSystem.status(of: path) == .folder else { return nil }
    let isCurrent = isEntered && enter?(path) ?? false
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

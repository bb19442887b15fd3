// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// What a client said of itself when it began.
struct ClientCapabilities: Sendable {
  /// What it counts characters in.
  var encoding = PositionEncoding.utf16

  /// The addresses of the folders that it has open.
  var rootURIs: [String] = []

  /// Its process, with which the server ends.
  var process: Int32?

  /// Whether it can be asked which files change.
  var watchesFiles = false

  /// Whether it takes changes with the versions of the texts that they are of.
  var takesVersionedChanges = false

  /// Whether it can show a file that it is told of.
  var showsFiles = false

  init() {}

  /// Reads the parameters of `initialize`.
  init(_ parameters: PropertyListValue?) {
    let capabilities = parameters?["capabilities"]
    let workspace = capabilities?["workspace"]
    encoding = PositionEncoding(known: capabilities?["general"]?["positionEncodings"])
    let folders = parameters?["workspaceFolders"]
    rootURIs = Self.addresses(of: folders)
    if rootURIs.isEmpty {
      let root =
        parameters?["rootUri"]?.string
        ?? parameters?["rootPath"]?.string.map { FileURI.uri(of: $0) }
      rootURIs = root.map { [$0] } ?? []
    }
    process = parameters?["processId"]?.integer.flatMap { Int32(exactly: $0) }.flatMap {
      $0 > 0 ? $0 : nil
    }
    watchesFiles =
      workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
    takesVersionedChanges = workspace?["workspaceEdit"]?["documentChanges"]?.boolean ?? false
    showsFiles = capabilities?["window"]?["showDocument"]?["support"]?.boolean ?? false
  }

  /// The addresses of a list of folders.
  static func addresses(of folders: PropertyListValue?) -> [String] {
    guard let folders, folders.kind == .array else { return [] }
    return folders.elements.compactMap { $0["uri"]?.string }
  }
}

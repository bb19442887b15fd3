// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// What a client said of itself when it began.
struct ClientCapabilities: Sendable {
  /// What it counts characters in.
  var encoding = PositionEncoding.utf16

  /// The addresses of the folders that it has open, of which there may be none; nil if it says nothing of folders.
  var rootURIs: [String]?

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
    rootURIs = Self.rootURIs(parameters)
    process = parameters?["processId"]?.integer.flatMap { Int32(exactly: $0) }.flatMap {
      $0 > 0 ? $0 : nil
    }
    watchesFiles =
      workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
    takesVersionedChanges = workspace?["workspaceEdit"]?["documentChanges"]?.boolean ?? false
    showsFiles = capabilities?["window"]?["showDocument"]?["support"]?.boolean ?? false
  }

  private static func rootURIs(_ parameters: PropertyListValue?) -> [String]? {
    let folders = addresses(of: parameters?["workspaceFolders"])
    guard folders.isEmpty else { return folders }
    if let root = parameters?["rootUri"]?.string { return [root] }
    if let path = parameters?["rootPath"]?.string { return [FileURI.uri(of: path)] }
    // An editor without a folder says so, by null or by a list of nothing.
    return ["workspaceFolders", "rootUri", "rootPath"].contains { parameters?[$0] != nil }
      ? [] : nil
  }

  /// The addresses of a list of folders.
  static func addresses(of folders: PropertyListValue?) -> [String] {
    guard let folders, folders.kind == .array else { return [] }
    return folders.elements.compactMap { $0["uri"]?.string }
  }
}

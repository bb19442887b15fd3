// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AgentTools
import Disk

/// The folder that an editor has open, with the names of its files.
///
/// A name is spelled as findings spell it: from the folder on if that is the current one of the process, otherwise absolute.
struct EditedFolder: Sendable {
  /// What is served.
  private let root: ServedRoot

  /// The address of the folder as the client spells it, without a slash at its end.
  private let uri: String

  /// Whether the folder is the current one of the process.
  private let isCurrent: Bool

  /// What is loaded to see all of the folder.
  var path: FilePath { isCurrent ? FilePath(".") : root.folder }

  init(_ folder: FilePath, uri: String? = nil, isCurrent: Bool, in fileSystem: FileSystem) {
    root = ServedRoot(folder, in: fileSystem)
    self.isCurrent = isCurrent
    self.uri = Self.withoutSlash(uri ?? FileURI.uri(of: root.folder.text))
  }

  /// Whether a client spells the folder like this.
  func isNamed(_ uri: String) -> Bool { Self.withoutSlash(uri) == self.uri }

  /// Whether it is in another folder.
  func isInside(_ other: EditedFolder) -> Bool {
    root.folder != other.root.folder && root.folder.names(below: other.root.folder) != nil
  }

  private static func withoutSlash(_ uri: String) -> String {
    var uri = uri
    while uri.hasSuffix("/") { uri.removeLast() }
    return uri
  }

  /// The name of the file at an address; nil for what is outside of the folder, or no file.
  func name(of uri: String) -> String? {
    guard let path = FileURI.path(of: uri), let way = try? root.path(path) else { return nil }
    let inside = FilePath(way).simplified
    return isCurrent ? inside.text : root.folder.appending(inside.text).text
  }

  /// The address of a file of the folder; nil for one outside of it.
  func uri(of name: String) -> String? {
    guard let inside = inside(name) else { return nil }
    return uri + FileURI.uri(of: "/" + inside).dropFirst("file://".count)
  }

  /// The path of a file from the folder on; nil for one outside of it.
  func inside(_ name: String) -> String? {
    let path = FilePath(name).simplified
    guard path.isAbsolute else { return path.text.hasPrefix("..") ? nil : path.text }
    return path.names(below: root.folder) == nil ? nil : path.relative(to: root.folder).text
  }
}

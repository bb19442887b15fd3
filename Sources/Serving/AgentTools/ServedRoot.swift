// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// The folder that is served: nothing outside of it is read or written because a client names it.
package struct ServedRoot: Sendable {
  /// The folder, absolute and without links.
  package let folder: FilePath

  private let fileSystem: FileSystem

  /// Serves a folder, which is the current one of the process.
  package init(_ folder: FilePath, in fileSystem: FileSystem = .disk) {
    self.folder = fileSystem.resolved(folder)
    self.fileSystem = fileSystem
  }

  /// The path of something in the folder, from the folder on.
  ///
  /// What a path leads to counts, and not how it is spelled: a link may lead to another place of the folder and not out of it.
  ///
  /// - Parameter path: The path as a client gave it.
  /// - Returns: The path, which no command takes for an option.
  /// - Throws: `ToolRefusal` if it leads elsewhere, or is no path.
  package func path(_ path: String) throws(ToolRefusal) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw ToolRefusal("a path must have characters, and none that ends it")
    }
    let given = FilePath(path)
    let named = given.isAbsolute ? given : folder.appending(path)
    guard let target = target(of: named), target.names(below: folder) != nil else {
      throw ToolRefusal("'\(path)' is outside of the root '\(folder.text)'; name a path inside it")
    }
    let inside = named.simplified.relative(to: folder).text
    let way =
      named.simplified.names(below: folder) == nil ? target.relative(to: folder).text : inside
    return way.hasPrefix("-") ? "./" + way : way
  }

  /// Whether a path leads to something in the folder.
  package func contains(_ path: String) -> Bool { (try? self.path(path)) != nil }

  /// What a path leads to, absolute and without links; of what is not there, as far as its folders are.
  private func target(of path: FilePath) -> FilePath? {
    // A step up from a link is one from where the link leads.
    if let target = fileSystem.tree.target(of: path) { return target }
    // A broken link leads to a place that nobody knows.
    if fileSystem.isLink(path) { return nil }
    let name = path.name
    guard name != "..", name != ".", path.folder != path else { return nil }
    return target(of: path.folder)?.appending(name)
  }
}

/// Why a tool does not do what it is asked.
package struct ToolRefusal: Error, Hashable, Sendable {
  /// The sentence for the client.
  package let sentence: String

  /// Creates a refusal with a sentence for the agent.
  package init(_ sentence: String) { self.sentence = sentence }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Foundation
import Synchronization

/// The folders that the app and its extensions share: copies, so that nothing is written to what was given.
package enum GroupContainers {
  private struct State: Sendable {
    var home: URL?
    var given: URL?
    /// The groups of which the program is a member; nil if that is not known, so that it is one of every group.
    var groups: [String]?
  }

  private static let state = Mutex(State())

  /// The folder of a group; nil if the program is no member of it.
  package static func folder(of group: String) -> URL? {
    guard !group.isEmpty, !group.contains("/"), group != "..",
      let home = state.withLock(\.home)
    else { return nil }
    if let groups = state.withLock(\.groups), !groups.contains(group) { return nil }
    let folder = home.appendingPathComponent("Groups/\(group)")
    let files = FileManager.default
    guard !files.fileExists(atPath: folder.path) else { return folder }
    if let given = state.withLock(\.given) {
      let own = given.appendingPathComponent(group)
      let source = files.fileExists(atPath: own.path) ? own : given
      try? files.createDirectory(
        at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? files.copyItem(at: source, to: folder)
    }
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Makes the home of the program, to which Foundation writes what it saves; it is removed when the program ends by itself.
  static func makeHome() {
    let name =
      "quickaction-\(ProcessInfo.processInfo.processIdentifier)-\(DispatchTime.now().rawValue)"
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    guard
      (try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)) != nil
    else { return }
    setenv("CFFIXED_USER_HOME", home.path, 1)
    state.withLock { $0.home = home }
  }

  /// Removes the home.
  static func removeHome() {
    if let home = state.withLock(\.home) { try? FileManager.default.removeItem(at: home) }
  }

  /// Begins with the folders that are given.
  static func begin(with given: URL?, groups: [String]?) {
    let home = state.withLock { state in
      state.given = given
      state.groups = groups
      return state.home
    }
    if let home {
      try? FileManager.default.removeItem(at: home.appendingPathComponent("Groups"))
    }
  }
}

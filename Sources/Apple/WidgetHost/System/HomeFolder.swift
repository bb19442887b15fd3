// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import WidgetProtocol

/// The container of the program: the folder that stands for its home, with the folders that an iPhone has in it.
///
/// Foundation on Linux follows variables of the tool's user, such as `XDG_CACHE_HOME`. They name folders of the container
/// instead, and the program runs in it, so that code which asks Foundation for a folder gets none of the user's: not even code
/// that empties its temporary folder, or that writes to a path without a folder.
enum HomeFolder {
  /// Where it is; nil if none could be created.
  static let url: URL? = {
    let home = given ?? own()
    // Without one, the files that the program saves are lost, instead of being written to the home
    // folder of the tool's user.
    let path = home?.path ?? "/dev/null"
    for folder in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
      try? FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }
    setenv("CFFIXED_USER_HOME", path, 1)
    setenv("HOME", path, 1)
    setenv("TMPDIR", "\(path)/tmp", 1)
    setenv("XDG_CACHE_HOME", "\(path)/Library/Caches", 1)
    setenv("XDG_CONFIG_HOME", "\(path)/Library/Preferences", 1)
    setenv("XDG_DATA_HOME", "\(path)/Library/Application Support", 1)
    if chdir(path) != 0 { _ = chdir("/") }
    return home
  }()

  /// The folder of the process that started the program, which removes it even after a crash; nil
  /// if it gave none.
  private static var given: URL? {
    guard let path = ProcessInfo.processInfo.environment[ProgramEnvironment.home] else {
      return nil
    }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    return (try? folder.checkResourceIsReachable()) == true ? folder : nil
  }

  /// Returns a folder that the program creates; nil if it cannot.
  private static func own() -> URL? {
    let files = FileManager.default
    let name =
      "quickaction-\(ProcessInfo.processInfo.processIdentifier)-\(DispatchTime.now().rawValue)"
    let home = files.temporaryDirectory.appendingPathComponent(name)
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    guard
      (try? files.createDirectory(
        at: home, withIntermediateDirectories: true, attributes: attributes)) != nil
    else { return nil }
    return home
  }

  /// Removes it, when the program ends normally.
  static func remove() {
    if let url { try? FileManager.default.removeItem(at: url) }
  }
}

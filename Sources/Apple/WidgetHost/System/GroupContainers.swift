// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import WidgetProtocol

/// The folders that the app and its extensions share, and into which Foundation writes: copies, so
/// that the given files are never changed.
struct GroupContainers {
  /// The home folder of the program; nil if none could be created.
  static let home: URL? = {
    let home = given ?? own()
    // Without one, the files that the program saves are lost, instead of being written to the home
    // folder of the tool's user.
    setenv("CFFIXED_USER_HOME", home?.path ?? "/dev/null", 1)
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

  /// Removes the home folder, when the program ends normally.
  static func removeHome() {
    if let home { try? FileManager.default.removeItem(at: home) }
  }

  /// Creates the containers as copies.
  ///
  /// - Parameters:
  ///   - given: A folder with a folder for each group identifier, or the content of every named
  ///     group; nil for none.
  ///   - groups: The app groups of the program's entitlements; nil if unknown.
  static func begin(with given: URL?, groups: [String]?) {
    guard let folder = home?.appendingPathComponent("Groups") else { return }
    let files = FileManager.default
    try? files.removeItem(at: folder)
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    ProgramResources.current.appGroups = folder
    guard let given else { return }
    let names = (try? files.contentsOfDirectory(atPath: given.path)) ?? []
    for group in Set(names.filter { $0.hasPrefix("group.") }).union(groups ?? []) {
      let own = given.appendingPathComponent(group)
      try? files.copyItem(
        at: names.contains(group) ? own : given, to: folder.appendingPathComponent(group))
    }
  }
}

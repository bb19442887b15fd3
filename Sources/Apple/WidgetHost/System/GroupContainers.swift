// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import WidgetProtocol

/// The folders that the app and its extensions share, and where Foundation writes what a program saves: copies, so that nothing is written to
/// what was given.
struct GroupContainers {
  /// The home of the program; nil if none could be made, so that it has none.
  static let home: URL? = {
    let home = given ?? own()
    // Without one, what the program saves is lost, and does not end in the home of whoever draws its widgets.
    setenv("CFFIXED_USER_HOME", home?.path ?? "/dev/null", 1)
    return home
  }()

  /// The folder of whoever started the program, who removes it also when the program crashes.
  private static var given: URL? {
    guard let path = ProcessInfo.processInfo.environment[ProgramEnvironment.home] else {
      return nil
    }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    return (try? folder.checkResourceIsReachable()) == true ? folder : nil
  }

  /// A folder that the program makes.
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

  /// Removes the home, when the program ends by itself.
  static func removeHome() {
    if let home { try? FileManager.default.removeItem(at: home) }
  }

  /// Begins with copies.
  ///
  /// - Parameters:
  ///   - given: A folder that has folders by the identifiers of groups, or is the one of all groups that are named; nil for none.
  ///   - groups: The groups of the program's entitlements; nil if they are not known.
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

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import WidgetProtocol

/// The data that the app and its widgets share at the start: the defaults of suites, and the
/// containers of app groups.
///
/// A JSON file has the defaults of each group by identifier, or those of all groups in the
/// program's entitlements. A folder is the content of a group's container, or has such folders by
/// the identifiers of groups; their defaults are where an iPhone has them, in
/// `Library/Preferences/GROUP.plist`, or in `defaults.json`.
struct AppGroups {
  private var entered: String?

  /// Sets up the groups of a world.
  ///
  /// - Parameters:
  ///   - world: The world with the path of the groups' data.
  ///   - groups: The app groups of the program's entitlements; nil if unknown.
  /// - Returns: A sentence about data that cannot be read; nil if there is no problem.
  mutating func enter(_ world: ProgramWorld, groups: [String]?) -> String? {
    guard let path = world.appGroup else {
      GroupContainers.begin(with: nil, groups: groups)
      return nil
    }
    guard entered != path else { return nil }
    entered = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return "there is no '\(path)' for the app group"
    }
    let url = URL(fileURLWithPath: path)
    GroupContainers.begin(with: isFolder.boolValue ? url : nil, groups: groups)
    return isFolder.boolValue ? readFolder(url, groups) : readFile(url, groups)
  }

  private func readFile(_ url: URL, _ groups: [String]?) -> String? {
    guard let values = Self.object(of: url) else {
      return "'\(url.path)' is not a JSON object with the defaults of app groups"
    }
    if !values.isEmpty, values.values.allSatisfy({ $0 is [String: Any] }) {
      for (group, values) in values { set(values as? [String: Any] ?? [:], of: group) }
    } else if let groups {
      for group in groups { set(values, of: group) }
    } else {
      return
        "'\(url.path)' has values, and it is not known of which group; put them into an object "
        + "named by the group's identifier"
    }
    return nil
  }

  private func readFolder(_ url: URL, _ groups: [String]?) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    for group in Set(names.filter { $0.hasPrefix("group.") }).union(groups ?? []).sorted() {
      let own = url.appendingPathComponent(group)
      let folder = names.contains(group) ? own : url
      let list = folder.appendingPathComponent("Library/Preferences/\(group).plist")
      if let values = Self.propertyList(of: list) { set(values, of: group) }
      let defaults = folder.appendingPathComponent("defaults.json")
      guard FileManager.default.fileExists(atPath: defaults.path) else { continue }
      guard let values = Self.object(of: defaults) else {
        return "'\(defaults.path)' is not a JSON object with the defaults of the group"
      }
      set(values, of: group)
    }
    return nil
  }

  private func set(_ values: [String: Any], of group: String) {
    let defaults = UserDefaults(suiteName: group)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) where !(value is NSNull) {
      defaults?.set(value, forKey: key)
    }
  }

  private static func object(of url: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }

  private static func propertyList(of url: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The build settings of a specification of XcodeGen.
struct XcodeGenSettings {
  /// The groups of settings by their names.
  let groups: YAMLValue

  /// The names of the project's configurations with their types, `debug` or `release`.
  let configurations: [(name: String, type: String)]

  /// The settings of the groups that were looked up, by configuration and name.
  ///
  /// One that is looked up at the moment has none, so that groups in a circle end.
  private var known: [[String]: [String: String]] = [:]

  init(_ root: YAMLValue) {
    groups = root["settingGroups"] ?? root["settingPresets"] ?? .null
    let named = (root["configs"] ?? .null).entries.map {
      (name: $0.key, type: $0.value.string ?? "none")
    }
    configurations = named.isEmpty ? [("Debug", "debug"), ("Release", "release")] : named
  }

  /// The settings for a configuration: those of groups, then the base, then those of the configuration.
  mutating func settings(
    _ value: YAMLValue?, for configuration: String
  ) -> [String: String] {
    guard let value else { return [:] }
    guard value["base"] != nil || value["configs"] != nil || value["groups"] != nil else {
      return Self.texts(value)
    }
    var result: [String: String] = [:]
    for name in (value["groups"] ?? .null).strings {
      result.merge(group(name, for: configuration)) { $1 }
    }
    result.merge(Self.texts(value["base"] ?? .null)) { $1 }
    let configs = (value["configs"] ?? .null).entries
    // A name stands for all configurations that it is part of, unless one has exactly that name.
    let name = configuration.lowercased()
    let matching = configs.filter { entry in
      let key = entry.key.lowercased()
      return key == name
        || (name.contains(key) && !configurations.contains { $0.name.lowercased() == key })
    }
    for entry in matching {
      result.merge(settings(entry.value, for: configuration)) { $1 }
    }
    return result
  }

  private mutating func group(_ name: String, for configuration: String) -> [String: String] {
    let key = [configuration, name]
    if let settings = known[key] { return settings }
    known[key] = [:]
    let result = settings(groups[name], for: configuration)
    known[key] = result
    return result
  }

  /// The file of settings for a configuration; nil if there is none.
  func file(_ value: YAMLValue?, for configuration: String) -> String? {
    value?[configuration]?.string
  }

  private static func texts(_ value: YAMLValue) -> [String: String] {
    Dictionary(
      value.entries.compactMap { entry in text(entry.value).map { (entry.key, $0) } },
      uniquingKeysWith: { _, last in last })
  }

  /// A setting as Xcode writes it: Booleans are words, and the words of a list have a space between them.
  private static func text(_ value: YAMLValue) -> String? {
    switch value {
    case .scalar(let text, _):
      value.isNull ? nil : value.boolean.map { $0 ? "YES" : "NO" } ?? text
    case .sequence: value.strings.joined(separator: " ")
    case .mapping: nil
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
package import SourceText

/// The build settings of a target, as far as the project file has them.
///
/// Files of settings (`.xcconfig`) are not read.
package struct XcodeBuildSettings: Sendable {
  /// The settings of each of the target's configurations, and behind them those of the project's.
  var layers: [[String: Located<String>]] = []

  /// The number of layers that are the target's own.
  var ownCount = 0

  /// The values of a setting in the target's configurations or, where none of them has it, in the project's; each once.
  package func values(of name: String) -> [Located<String>] {
    let own = Self.distinct(layers.prefix(ownCount).compactMap { $0[name] })
    return own.isEmpty ? Self.distinct(layers.dropFirst(ownCount).compactMap { $0[name] }) : own
  }

  private static func distinct(_ values: [Located<String>]) -> [Located<String>] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0.value).inserted }
  }
}

extension XcodeProject {
  /// The `Info.plist` files that a target's settings name, where their paths depend on nothing that only a build knows.
  package func infoPlistFiles(of target: XcodeTarget) -> [FilePath] {
    target.buildSettings.values(of: "INFOPLIST_FILE").compactMap { setting in
      expanded(setting.value, of: target).map { folder.appending($0).simplified }
    }
  }

  /// A path with the variables replaced that the project file decides; nil where others are left.
  private func expanded(_ path: String, of target: XcodeTarget) -> String? {
    guard path.hasByte(UInt8(ascii: "$")) else { return path.isEmpty ? nil : path }
    var path = path
    for root in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] {
      path = Self.replacing(root, in: path, by: ".")
    }
    for name in ["TARGET_NAME", "TARGETNAME"] {
      path = Self.replacing(name, in: path, by: target.name.value)
    }
    let project = FilePath(source.name).folder.stem
    path = Self.replacing("PROJECT_NAME", in: path, by: project)
    return path.isEmpty || path.contains("$") ? nil : path
  }

  private static func replacing(_ name: String, in path: String, by value: String) -> String {
    var result = path[...]
    for spelling in ["$(\(name))", "${\(name)}"] {
      var rest = result
      var replaced = ""
      while let range = rest.firstRange(of: spelling) {
        replaced += rest[..<range.lowerBound] + value
        rest = rest[range.upperBound...]
      }
      result = (replaced + rest)[...]
    }
    return String(result)
  }
}

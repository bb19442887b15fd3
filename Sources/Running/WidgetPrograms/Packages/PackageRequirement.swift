// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// Which versions of a package are asked for.
package enum PackageRequirement: Hashable, Sendable {
  /// A version from one on, up to and without another.
  case range(PackageVersion, PackageVersion)
  /// One version.
  case exact(PackageVersion)
  /// The end of a branch.
  case branch(String)
  /// One revision.
  case revision(String)

  /// Reads the requirement of an Xcode project; nil if it is none.
  init?(ofProject value: PropertyListValue) {
    func version(_ key: String) -> PackageVersion? {
      value[key]?.string.flatMap { PackageVersion($0) }
    }
    switch value["kind"]?.string {
    case "upToNextMajorVersion":
      guard let lower = version("minimumVersion"), let upper = lower.nextMajor else { return nil }
      self = .range(lower, upper)
    case "upToNextMinorVersion":
      guard let lower = version("minimumVersion"), let upper = lower.nextMinor else { return nil }
      self = .range(lower, upper)
    case "versionRange":
      guard let lower = version("minimumVersion"), let upper = version("maximumVersion") else {
        return nil
      }
      self = .range(lower, upper)
    case "exactVersion":
      guard let version = version("version") else { return nil }
      self = .exact(version)
    case "branch":
      guard let name = value["branch"]?.string else { return nil }
      self = .branch(name)
    case "revision":
      guard let name = value["revision"]?.string else { return nil }
      self = .revision(name)
    default: return nil
    }
  }

  /// Reads the requirement of a package as a manifest spells it: `"1.0.0"..<"2.0.0"`, `branch: "main"`.
  init?(spelled text: String) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    let quoted = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = quoted.first else { return nil }
    if text.hasPrefix("branch:") {
      self = .branch(first)
    } else if text.hasPrefix("revision:") {
      self = .revision(first)
    } else if text.hasPrefix("exact:") {
      guard let version = PackageVersion(first) else { return nil }
      self = .exact(version)
    } else {
      guard let lower = PackageVersion(first), quoted.count > 1,
        let upper = PackageVersion(quoted[1])
      else { return nil }
      self = .range(lower, upper)
    }
  }

  /// Whether a version is one of those that are asked for.
  func contains(_ version: PackageVersion) -> Bool {
    switch self {
    case .exact(let wanted): version == wanted
    case .range(let lower, let upper):
      lower <= version && version < upper && (!version.isPreRelease || lower.isPreRelease)
    case .branch, .revision: false
    }
  }

  /// The requirement in words, for messages.
  var words: String {
    switch self {
    case .range(let lower, let upper): "a version from \(lower) up to \(upper)"
    case .exact(let version): "the version \(version)"
    case .branch(let name): "the branch '\(name)'"
    case .revision(let name): "the revision '\(name)'"
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A package that is downloaded from somewhere, as a project or a manifest names it.
package struct RemotePackage: Hashable, Sendable {
  /// The address of its repository.
  package var url: String

  /// The versions that are asked for; nil if that is not said, or not understood.
  package var requirement: PackageRequirement?

  /// Creates a package of an address.
  package init(url: String, requirement: PackageRequirement? = nil) {
    self.url = url
    self.requirement = requirement
  }

  /// The name by which packages are told apart: the last part of the address.
  package var identity: String { Self.identity(of: url) }

  /// The identity of the package at an address.
  static func identity(of url: String) -> String {
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    let name = last.lowercased()
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}

/// The version of a package that is taken.
package struct PackagePin: Hashable, Sendable {
  /// The identity of the package.
  package var identity: String

  /// The address of its repository; nil if it comes from a registry.
  package var url: String?

  /// The commit that is checked out, by its full hash.
  package var revision: String

  /// The version, if a version was asked for.
  package var version: String?

  /// The branch, if a branch was asked for.
  package var branch: String?

  /// The version, branch or beginning of the revision, to show to the user.
  var shown: String { version ?? branch ?? String(revision.prefix(8)) }

  /// Whether it is among the versions that are asked for.
  func satisfies(_ requirement: PackageRequirement?) -> Bool {
    switch requirement {
    case nil: true
    case .branch(let name): branch == name
    case .revision(let name): revision == name
    case .range, .exact:
      version.flatMap { PackageVersion($0) }.map { requirement?.contains($0) == true } ?? false
    }
  }
}

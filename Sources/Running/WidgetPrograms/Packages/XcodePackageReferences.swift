// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// The packages that an Xcode project downloads, with the versions that it asks for.
struct XcodePackageReferences {
  /// The packages by their addresses.
  private(set) var packages: [String: RemotePackage] = [:]

  /// The identities of the packages that come from a registry.
  private(set) var registered: [String] = []

  /// Reads a project file.
  init(_ source: SourceFile) {
    guard let objects = (try? PropertyListDocument(source))?.root["objects"] else { return }
    for entry in objects.entries where entry.value["isa"]?.string == "XCRemoteSwiftPackageReference"
    {
      if let url = entry.value["repositoryURL"]?.string {
        packages[url] = RemotePackage(
          url: url, requirement: entry.value["requirement"].flatMap { .init(ofProject: $0) })
      } else if let identity = entry.value["identity"]?.string {
        registered.append(identity)
      }
    }
  }

  /// The package of an address.
  subscript(url: String) -> RemotePackage { packages[url] ?? RemotePackage(url: url) }
}

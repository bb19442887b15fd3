// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// The class of an object of a project file, which Xcode calls `isa`; compared where it is in the file.
struct XcodeClass {
  private let value: PropertyListValue?

  /// Takes the value of the key `isa`.
  init(_ value: PropertyListValue?) {
    self.value = value
  }

  /// The name; empty if the object has none.
  var name: String { value?.string ?? "" }

  static func == (isa: XcodeClass, name: String) -> Bool { isa.value?.isString(name) ?? false }
}

extension XcodeClass {
  /// Whether it is a group, of any files or of one in several languages.
  var isGroup: Bool { self == "PBXGroup" || isVariantGroup }

  /// Whether it is a group of one file in several languages.
  var isVariantGroup: Bool { self == "PBXVariantGroup" }

  /// Whether it is a folder whose files belong to targets without being listed.
  var isSynchronizedFolder: Bool { self == "PBXFileSystemSynchronizedRootGroup" }

  /// Whether it can stand in a group; classes of later versions of Xcode are taken for files.
  var isGroupOrFile: Bool {
    // To look for words in the name is dear, and nearly every object is one of these.
    if self == "PBXFileReference" || isGroup || isSynchronizedFolder { return true }
    let name = name
    return name.contains("Reference") || name.contains("Group") || name.hasSuffix("Proxy")
  }
}

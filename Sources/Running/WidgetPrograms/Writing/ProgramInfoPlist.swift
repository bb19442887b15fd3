// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// The `Info.plist` beside a program, by which `Bundle.main` is the extension: code asks for its identifier and its names.
struct ProgramInfoPlist {
  let module: ProgramModule

  /// The content of the file.
  var text: String {
    var entries: [(String, PropertyListLiteral)] = []
    if let identifier = module.bundle.identifier {
      entries.append(("CFBundleIdentifier", .string(identifier)))
    }
    entries.append(("CFBundleName", .string(module.target)))
    if let name = module.bundle.displayName {
      entries.append(("CFBundleDisplayName", .string(name)))
    }
    return String(decoding: XMLWriter.document(.object(entries)), as: UTF8.self)
  }
}

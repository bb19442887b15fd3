// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// The `Info.plist` beside a program, by which `Bundle.main` is the extension: code asks for its identifier, its names, and keys of its own.
struct ProgramInfoPlist {
  let module: ProgramModule

  /// The content of the file.
  var text: String {
    var members = module.bundle.info
    func set(_ key: String, _ value: String) {
      members.removeAll { $0.key == key }
      members.append(.init(key, .string(value)))
    }
    if let identifier = module.bundle.identifier { set("CFBundleIdentifier", identifier) }
    if !members.contains(where: { $0.key == "CFBundleName" }) { set("CFBundleName", module.target) }
    if let name = module.bundle.displayName { set("CFBundleDisplayName", name) }
    return String(decoding: XMLWriter.document(.dictionary(members)), as: UTF8.self)
  }
}

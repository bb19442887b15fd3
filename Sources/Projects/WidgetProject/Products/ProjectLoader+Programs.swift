// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import BuiltProducts
import Diagnostics
import Disk
import PropertyListSyntax
import SourceText

/// The programs of extensions that were built, with their privacy manifests.
extension ProjectLoader {
  /// The names that the program of an extension takes from libraries; none where it is not known.
  mutating func importedNames(of bundle: BuiltBundle) -> Set<String> {
    guard let name = bundle.infoPlist?.document.root["CFBundleExecutable"]?.string,
      // A name that leads elsewhere is none of a program.
      !name.isEmpty, !name.utf8.contains(UInt8(ascii: "/")), name != ".."
    else { return [] }
    let path = bundle.path.appending(name)
    guard fileSystem.status(of: path) == .file,
      let bytes = try? fileSystem.tree.randomAccessBytes(of: path)
    else { return [] }
    do throws(ProgramError) {
      return try ProgramImports.names(of: bytes) ?? []
    } catch {
      project.failures.append(
        Diagnostic(
          id: "unreadable-file", severity: .warning,
          message: "cannot read '\(path.text)': \(error)",
          at: .init(file: path.text)))
      return []
    }
  }

  /// What the privacy manifests of a bundle and of those in it say, as those of a package are in bundles of their own.
  func privacyManifest(of bundle: BuiltBundle, in product: BuiltProduct) -> PrivacyManifest {
    let folder = bundle.path.text + "/"
    let paths = product.bundles
      .filter { $0.path == bundle.path || $0.path.text.hasPrefix(folder) }
      .map { BundleFolders($0.path, in: fileSystem).resources.appending("PrivacyInfo.xcprivacy") }
    return PrivacyManifest(paths.filter { fileSystem.status(of: $0) == .file }, in: fileSystem)
  }
}

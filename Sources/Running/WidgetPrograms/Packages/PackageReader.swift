// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText
import WidgetProject

/// Asks SwiftPM for the manifests of packages.
package enum PackageReader {
  /// The manifest of the package in a folder.
  ///
  /// - Throws: ``ProgramError`` if there is no package, or its manifest cannot be read.
  package static func description(
    of folder: FilePath, variables: [String: String] = [:]
  ) throws(ProgramError) -> PackageDescription {
    guard FileSystem.disk.status(of: folder.appending("Package.swift")) == .file else {
      throw .noPackage(folder.text)
    }
    let result: ToolProcess.Result
    var faults = ""
    do throws(ToolProcess.Failure) {
      // SwiftPM locks the scratch folder, which no build has if it is one of its own; reading a manifest writes nothing there.
      let arguments = [
        "package", "dump-package", "--package-path", folder.text, "--scratch-path",
        folder.appending(".build/manifest").text,
      ]
      result = try ToolProcess.run("swift", arguments, variables: variables, mergesErrors: false)
      if result.status != 0 {
        faults = try ToolProcess.run("swift", arguments, variables: variables).output
      }
    } catch {
      throw .noSwift
    }
    let source = SourceFile(name: folder.appending("Package.swift").text, text: result.output)
    guard result.status == 0,
      let description = PackageDescription(source, folder: FileSystem.disk.resolved(folder))
    else { throw .unreadablePackage(folder.text, faults) }
    return description
  }
}

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
    let text = try text(of: folder, variables: variables)
    let source = SourceFile(name: folder.appending("Package.swift").text, text: text)
    guard let description = PackageDescription(source, folder: FileSystem.disk.resolved(folder))
    else { throw .unreadablePackage(folder.text, text) }
    return description
  }

  /// What SwiftPM prints of the manifest of the package in a folder.
  static func text(
    of folder: FilePath, variables: [String: String] = [:]
  ) throws(ProgramError) -> String {
    guard FileSystem.disk.status(of: folder.appending("Package.swift")) == .file else {
      throw .noPackage(folder.text)
    }
    let faults: String
    do throws(ToolProcess.Failure) {
      // SwiftPM locks the scratch folder, which no build has if it is one of its own; reading a manifest writes nothing there.
      let arguments = [
        "package", "dump-package", "--package-path", folder.text, "--scratch-path",
        folder.appending(".build/manifest").text,
      ]
      let result = try ToolProcess.run(
        "swift", arguments, variables: variables, mergesErrors: false, silence: .seconds(120))
      if result.status == 0 { return result.output }
      faults = try ToolProcess.run(
        "swift", arguments, variables: variables, silence: .seconds(120)
      ).output
    } catch {
      throw .noSwift
    }
    throw .unreadablePackage(folder.text, faults)
  }

  /// The line that says why a manifest cannot be read.
  static func words(of error: ProgramError) -> String {
    guard case .unreadablePackage(_, let output) = error else { return error.description }
    let lines = output.split(separator: "\n")
    let line =
      lines.first { $0.contains("error: ") && !$0.contains("Invalid manifest") } ?? lines.last
      ?? "Swift does not say why"
    return line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) } ?? String(line)
  }
}

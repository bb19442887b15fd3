// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText
import WidgetProject

/// Asks SwiftPM for the manifests of packages.
package enum PackageReader {
  /// The manifest of the package in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - variables: Environment variables for the manifest.
  ///   - deadline: The moment at which the manifest is ended; nil for none.
  /// - Returns: What it declares.
  /// - Throws: ``ProgramError`` if there is no package, or its manifest cannot be read or does not end.
  package static func description(
    of folder: FilePath, variables: [String: String] = [:],
    until deadline: ContinuousClock.Instant? = nil
  ) throws(ProgramError) -> PackageDescription {
    let text = try text(of: folder, variables: variables, until: deadline)
    let source = SourceFile(name: folder.appending("Package.swift").text, text: text)
    guard let description = PackageDescription(source, folder: FileSystem.disk.resolved(folder))
    else { throw .unreadablePackage(folder.text, text) }
    return description
  }

  /// How long a manifest may say nothing.
  private static let silence = Duration.seconds(120)

  /// What SwiftPM prints of the manifest of the package in a folder.
  static func text(
    of folder: FilePath, variables: [String: String] = [:],
    until deadline: ContinuousClock.Instant? = nil
  ) throws(ProgramError) -> String {
    guard FileSystem.disk.status(of: folder.appending("Package.swift")) == .file else {
      throw .noPackage(folder.text)
    }
    // SwiftPM locks the scratch folder, which no build has if it is one of its own; reading a manifest writes nothing there.
    let arguments = [
      "package", "dump-package", "--package-path", folder.text, "--scratch-path",
      folder.appending(".build/manifest").text,
    ]
    func result(mergingErrors: Bool) throws(ProgramError) -> ToolProcess.Result {
      let result: ToolProcess.Result
      do throws(ToolProcess.Failure) {
        result = try ToolProcess.run(
          "swift", arguments, variables: variables, mergesErrors: mergingErrors, silence: silence,
          until: deadline)
      } catch {
        throw .noSwift
      }
      guard !result.isLate else {
        throw .timedOut("the manifest of a package", at: folder.appending("Package.swift"))
      }
      guard !result.isSilent else {
        throw .unreadablePackage(
          folder.text, "error: the manifest said nothing for two minutes and was ended")
      }
      return result
    }
    let plain = try result(mergingErrors: false)
    if plain.status == 0 { return plain.output }
    let faults = try result(mergingErrors: true).output
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

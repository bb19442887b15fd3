// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PackagePlugin

/// Generates the classes of a target's intent definitions whenever one of them has changed.
///
/// All classes are in one file of a fixed name, so that the plugin need not read the definitions to know what is generated, and
/// two definitions that declare one class are noticed. A build in which no definition has changed runs nothing.
///
/// Targets of Xcode projects are not among those that it can be added to: Xcode generates the classes of their definitions itself.
@main
struct GenerateIntents: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let definitions = Self.definitions(under: target.directoryURL)
    guard !definitions.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedIntents.swift")
    let paths = ([output] + definitions).map { $0.path(percentEncoded: false) }
    return [
      .buildCommand(
        displayName: "Generating the intent classes of \(target.name)",
        executable: try context.tool(named: "quickaction").url,
        arguments: ["generate", "--quiet", "--format", "xcode", "--output", paths[0], "--"]
          + paths[1...],
        inputFiles: definitions, outputFiles: [output])
    ]
  }

  /// The intent definitions below a folder, by path; those that the target excludes are among them.
  private static func definitions(under folder: URL) -> [URL] {
    let contents = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var files: [URL] = []
    while let file = contents?.nextObject() as? URL {
      if passedOver.contains(file.lastPathComponent) {
        contents?.skipDescendants()
      } else if file.pathExtension == "intentdefinition" {
        files.append(file)
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The folders that are passed over, as 'quickaction validate' does.
  private static let passedOver: Set<String> = [
    "Carthage", "DerivedData", "Pods", "build", "dist", "node_modules", "vendor",
  ]
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration

extension Migrator {
  /// Writes what a framework needs so that its intents and their texts are found.
  mutating func writeFramework() {
    guard let frameworkName else { return }
    var writer = file(importing: ["AppIntents"])
    writer.documentation("Whose bundle has the string catalog.")
    writer.line("public final class \(frameworkName)Bundle {}")
    writer.blank()
    writer.documentation(
      "The intents of the framework: the app and the extension name it in 'includedPackages'.")
    writeAvailability(.widgets, to: &writer)
    writer.line("public struct \(frameworkName)Package: AppIntentsPackage {}")
    add(frameworkName + "Package.swift", writer.text)
  }
}

extension String {
  /// The letters and digits, as the name of a type has them.
  var asTypeName: String {
    let name = filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return name.first?.isLetter == true ? name.capitalizingFirstLetter : "Migrated" + name
  }
}

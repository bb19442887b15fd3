// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import QuickActions
import SourceText

/// A first version of the system that has something.
enum MigratedAvailability {
  /// App Intents.
  case intents
  /// App Intents that configure widgets.
  case widgets

  /// The attribute that says so.
  var attribute: String {
    switch self {
    case .intents: "@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)"
    case .widgets: "@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)"
    }
  }

  /// The condition of a statement that asks for it.
  var condition: String {
    switch self {
    case .intents: "#available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)"
    case .widgets: "#available(iOS 17.0, macOS 14.0, watchOS 10.0, *)"
    }
  }
}

extension Migrator {
  /// The beginning of a file, of which others may use what it declares unless it is said otherwise.
  func file(importing modules: [String], isPublic: Bool = true) -> CodeWriter {
    var writer = CodeWriter()
    writer.comment(
      "Migrated from '\(definition.source.name.fileStem).intentdefinition' by 'quickaction migrate'."
    )
    writer.blank()
    let prefix = options.isPublic && isPublic ? "public " : ""
    for module in modules.filter({ $0 != "CoreLocation" }) {
      writer.line("\(prefix)import \(module)")
    }
    if modules.contains("CoreLocation") {
      writer.blank()
      writer.line("#if canImport(CoreLocation)")
      writer.indented { $0.line("\(prefix)import CoreLocation") }
      writer.line("#else")
      writer.indented { $0.line("\(prefix)import Intents") }
      writer.line("#endif")
    }
    writer.blank()
    return writer
  }

  /// Adds the attribute that says from which system on a declaration is there.
  func writeAvailability(_ availability: MigratedAvailability, to writer: inout CodeWriter) {
    if hasOlderSystems { writer.line(availability.attribute) }
  }

  /// The modules that types need beside AppIntents.
  func modules(for types: [MigratedType]) -> [String] {
    ["AppIntents", "Foundation"]
      + (types.contains { $0.kind == .placemark } ? ["CoreLocation"] : [])
  }
}

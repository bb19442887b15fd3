// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import SwiftDeclarations

/// The types of some Swift sources, by name.
package struct SourceTypes: Sendable {
  /// The protocols that Apple's protocols inherit from.
  ///
  /// From the documentation of AppIntents and WidgetKit.
  private static let known: [String: [String]] = [
    "AppIntent": ["PersistentlyIdentifiable"],
    "WidgetConfigurationIntent": ["SystemIntent"], "ControlConfigurationIntent": ["SystemIntent"],
    "SystemIntent": ["AppIntent"], "OpenIntent": ["SystemIntent"],
    "CustomIntentMigratedAppIntent": ["AppIntent"], "LiveActivityIntent": ["SystemIntent"],
    "AudioPlaybackIntent": ["SystemIntent"], "AudioRecordingIntent": ["SystemIntent"],
    "AudioStartingIntent": ["SystemIntent"], "PredictableIntent": ["AppIntent"],
    "ForegroundContinuableIntent": ["AppIntent"], "ProgressReportingIntent": ["AppIntent"],
    "SetFocusFilterIntent": ["SystemIntent"], "SetValueIntent": ["SystemIntent"],
    "SnippetIntent": ["AppIntent"], "DeleteIntent": ["SystemIntent"],
    "ShowInAppSearchResultsIntent": ["SystemIntent"], "URLRepresentableIntent": ["AppIntent"],
    "UndoableIntent": ["AppIntent"], "CameraCaptureIntent": ["SystemIntent"],
    "TargetContentProvidingIntent": ["AppIntent"], "StartWorkoutIntent": ["SystemIntent"],
    "PauseWorkoutIntent": ["SystemIntent"], "ResumeWorkoutIntent": ["SystemIntent"],
    "StartDiveIntent": ["SystemIntent"], "PushToTalkTransmissionIntent": ["SystemIntent"],
    "AppEntity": ["AppValue", "PersistentlyIdentifiable"], "IndexedEntity": ["AppEntity"],
    "FileEntity": ["AppEntity"], "UniqueAppEntity": ["AppEntity"],
    "URLRepresentableEntity": ["AppEntity"], "TransientAppEntity": ["AppValue"],
    "EntityStringQuery": ["EntityQuery"], "EnumerableEntityQuery": ["EntityQuery"],
    "EntityPropertyQuery": ["EntityQuery"], "UniqueAppEntityQuery": ["EntityQuery"],
    "IndexedEntityQuery": ["EntityQuery"],
  ]

  /// The types, in the order of the files.
  package private(set) var all: [SourceType] = []

  private var positions: [String: [Int]] = [:]

  /// The positions by the last name alone.
  private var positionsByName: [String: [Int]] = [:]

  /// Gathers the types of files.
  package init(_ files: [SwiftFile]) {
    var extensions: [SourceType.Part] = []
    for file in files {
      for declaration in file.allDeclarations {
        let part = SourceType.Part(file: file, declaration: declaration)
        if declaration.kind == .extension {
          extensions.append(part)
        } else {
          add(SourceType(main: part))
        }
      }
    }
    for part in extensions {
      for position in positions[part.declaration.fullName] ?? named(part.declaration.fullName) {
        all[position].extensions.append(part)
      }
    }
    findConformances(extensions)
  }

  private mutating func add(_ type: SourceType) {
    positions[type.fullName, default: []].append(all.count)
    let name = Self.lastName(of: type.fullName) ?? type.fullName
    positionsByName[name, default: []].append(all.count)
    all.append(type)
  }

  private func named(_ name: String) -> [Int] {
    name.contains(".") ? [] : positionsByName[name] ?? []
  }

  /// What a type says that it conforms to and inherits from, and what its macros add.
  private static func directNames(of type: SourceType) -> [String] {
    type.parts.flatMap { part in
      part.declaration.inherited.map { SwiftType($0.value).wrapped.name }
        + part.declaration.attributes.compactMap { schemaMacros[$0.name] }
    }
  }

  /// The protocols to which the macros of schemas make types conform.
  ///
  /// From the documentation of AppIntents; those with `Assistant` are the older names.
  private static let schemaMacros = [
    "AppIntent": "AppIntent", "AssistantIntent": "AppIntent", "AppEntity": "AppEntity",
    "AssistantEntity": "AppEntity", "AppEnum": "AppEnum", "AssistantEnum": "AppEnum",
  ]

  /// The last of the names of a name with dots; nil if it has none.
  private static func lastName(of name: String) -> String? {
    let dot = UInt8(ascii: ".")
    guard name.hasByte(dot) else { return nil }
    return name.utf8.split(separator: dot).last.map { String(Substring($0)) }
  }

  /// Follows what types inherit from until there is nothing new.
  private mutating func findConformances(_ extensions: [SourceType.Part]) {
    var direct = Self.known
    let directNames = all.map { Self.directNames(of: $0) }
    for (type, names) in zip(all, directNames) {
      direct[type.fullName, default: []] += names
      if let last = Self.lastName(of: type.fullName) { direct[last, default: []] += names }
    }
    // Extensions of what is declared elsewhere, as of a protocol of a package.
    for part in extensions where positions[part.declaration.fullName] == nil {
      direct[part.declaration.fullName, default: []] += part.declaration.inherited.map(\.value)
    }
    for index in all.indices {
      var found: Set<String> = []
      var pending = directNames[index]
      while let name = pending.popLast() {
        guard found.insert(name).inserted else { continue }
        pending += direct[name] ?? []
        // With the module before it.
        if let last = Self.lastName(of: name) { pending.append(last) }
      }
      all[index].conformances = found
    }
  }

  /// The types that a name may mean at a place: in the types around it, or anywhere.
  ///
  /// - Parameters:
  ///   - name: The name, with dots or without.
  ///   - scope: The full name of the type around it; empty outside of types.
  /// - Returns: The types; none if several have the name and none is nearer.
  package func types(named name: String, in scope: String = "") -> [SourceType] {
    var scope = scope[...]
    while true {
      let full = scope.isEmpty ? name : scope + "." + name
      if let found = positions[full] { return found.map { all[$0] } }
      guard !scope.isEmpty else { break }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    // One that is nested in a type which this one inherits from, or whose module is named.
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let found = (positionsByName[last] ?? []).map { all[$0] }
    guard name.contains(".") else { return found.count == 1 ? found : [] }
    return found.filter { ("." + $0.fullName).hasSuffix("." + name) || $0.fullName == last }
  }
}

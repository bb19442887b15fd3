// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import PropertyListSyntax
package import SourceText

/// The metadata of the App Intents in a bundle: `Metadata.appintents/extract.actionsdata`, which Xcode makes of the code.
///
/// The system reads it, and not the code, to know what there is. Apple does not document the format; what is read here is
/// what public files of the versions of Xcode 14 to 26 have.
package struct ActionsMetadata: Sendable {
  /// The version of the format that is known.
  package static let knownVersion = 1

  /// The file that the metadata was read from.
  package let source: SourceFile

  /// The version of the format; nil if the file has none.
  package let version: Located<Int>?

  /// The build of the tools that wrote the file, such as `17F113`; nil if the file does not say.
  package let toolsBuild: String?

  /// The App Intents, by identifier.
  package let actions: [AppAction]

  /// The types of entities, by name.
  package let entities: [AppEntityType]

  /// The app enums, sorted by identifier.
  package let enums: [AppEnumType]

  /// The App Shortcuts, in their order.
  package let shortcuts: [AppShortcut]

  /// The diagnostics of what is malformed or unknown, in the order of the file.
  package let diagnostics: [Diagnostic]

  /// Reads the metadata of a bundle.
  ///
  /// What is malformed is reported in ``diagnostics``, and the rest is read.
  ///
  /// - Throws: `PropertyListError` if the file is not JSON.
  package init(_ source: SourceFile) throws(PropertyListError) {
    let root = try PropertyListDocument(source, as: .json).root
    var reader = ActionsMetadataReader(file: source.name)
    self.source = source
    guard root.kind == .dictionary else {
      reader.report("the App Intents metadata must be an object; build the app again", at: root)
      (version, toolsBuild, actions, entities, enums, shortcuts) = (nil, nil, [], [], [], [])
      diagnostics = reader.diagnostics
      return
    }
    version = root["version"].flatMap { value in
      value.integer.map { Located($0, at: value.range) }
    }
    toolsBuild = root["generator"]?["version"]?.string
    actions = reader.objects("actions", of: root).compactMap { reader.action($0.key, $0.value) }
      .sorted { $0.identifier.value < $1.identifier.value }
    entities = reader.objects("entities", of: root).compactMap { reader.entity($0.key, $0.value) }
      .sorted { $0.name.value < $1.name.value }
    enums = reader.elements("enums", of: root).compactMap { reader.enumeration($0) }
      .sorted { $0.identifier.value < $1.identifier.value }
    shortcuts = reader.elements("autoShortcuts", of: root).compactMap { reader.shortcut($0) }
    if let version, version.value > Self.knownVersion {
      reader.reportVersion(version)
    }
    diagnostics = reader.diagnostics.sorted {
      ($0.place.range?.start ?? 0) < ($1.place.range?.start ?? 0)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// An App Intent as the metadata of a bundle describes it.
package struct AppAction: Sendable {
  /// The identifier, by which shortcuts and widgets find it: the name of the type, unless the code gives another.
  package let identifier: Located<String>

  /// The name of the type with its module; nil if the metadata does not say.
  package let typeName: String?

  /// The title in the Shortcuts app; nil if the metadata has none.
  package let title: MetadataText?

  /// The parameters, in their order.
  package let parameters: [AppActionParameter]

  /// The class of the SiriKit intent whose shortcuts and widgets it takes over; nil if it takes over none.
  package let replacedClass: Located<String>?

  /// Whether running it opens the app.
  package let opensApp: Located<Bool>?

  /// Whether users find it in the Shortcuts app, and can save it there.
  package let isDiscoverable: Bool

  /// The identifiers of the system's uses, such as
  /// `com.apple.link.systemProtocol.WidgetConfiguration`.
  package let systemProtocols: [String]

  /// Whether a widget or a control is configured with it.
  package var isConfiguration: Bool {
    systemProtocols.contains { name in
      name.hasSuffix(".WidgetConfiguration") || name.hasSuffix(".ControlConfiguration")
    }
  }

  /// The title that users see; the identifier if there is none.
  package var shownTitle: String { title?.key.value ?? identifier.value }

  /// The parameter of a name.
  package func parameter(named name: String) -> AppActionParameter? {
    parameters.first { $0.name.value == name }
  }
}

/// A parameter of an App Intent.
package struct AppActionParameter: Sendable {
  /// The name, by which saved values are found.
  package let name: Located<String>

  /// The title of the parameter; nil if the metadata has none.
  package let title: MetadataText?

  /// The type of the value.
  package let type: AppValueType

  /// Whether the parameter is optional.
  package let isOptional: Bool

  /// The title that users see; the name if there is none.
  package var shownTitle: String { title?.key.value ?? name.value }
}

/// A text of the metadata: the key that string tables have it under, which is the text in the language of the development.
package struct MetadataText: Sendable {
  /// The key in the string table, which is also the text in the development language.
  package let key: Located<String>

  /// The name of the table; nil for the one that such texts are in.
  package let table: String?
}

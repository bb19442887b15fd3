// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText
package import SwiftDeclarations

/// An App Intent in Swift sources.
package struct AppIntentSource: Sendable {
  /// A parameter of an App Intent in Swift sources.
  package struct Parameter: Sendable {
    /// The property that declares the parameter.
    package let property: SwiftProperty

    /// The attribute `@Parameter`; nil if the macro of a schema adds it.
    package let attribute: SwiftAttribute?

    /// The file with the declaration.
    package let file: SwiftFile

    /// The name of the property.
    package var name: String { property.name.value }
  }

  /// The name of the class that it takes the place of.
  package struct MigratedClass: Sendable {
    /// The name; nil if the sources do not spell it.
    package let name: String?

    /// The range of the name in ``file``.
    package let range: SourceRange

    /// The file that says it.
    package let file: String
  }

  /// The type that conforms to `AppIntent`.
  package let type: SourceType

  /// The class that it takes the place of; nil if it is no migrated intent.
  package let migratedClass: MigratedClass?

  /// The parameters, in the order of the source.
  package let parameters: [Parameter]

  init(_ type: SourceType, _ constants: SourceConstants) {
    self.type = type
    let isSchema = type.main.declaration.attributes.contains {
      $0.name == "AppIntent" || $0.name == "AssistantIntent"
    }
    parameters = type.properties.compactMap { file, property in
      let attribute = property.attribute("Parameter")
      guard attribute != nil || isSchema && property.isPlain else { return nil }
      return Parameter(property: property, attribute: attribute, file: file)
    }
    let conforms = type.conforms(to: "CustomIntentMigratedAppIntent")
    if conforms, let (file, property) = type.property("intentClassName") {
      migratedClass = MigratedClass(
        name: property.value.flatMap { constants.text(of: $0, in: type.fullName) },
        range: property.value?.range ?? property.name.range, file: file.source.name)
    } else {
      migratedClass = nil
    }
  }

  /// The name of the type.
  package var name: String { type.fullName }

  /// Whether the intent configures a widget or a control.
  package var isConfiguration: Bool {
    type.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent")
  }

  /// The value of a static property that is true or false; nil if the sources do not spell it.
  package func flag(_ name: String) -> Bool? {
    type.property(name)?.property.value?.boolean
  }

  /// The first parameter with one of some names; nil if there is none.
  package func parameter(_ names: String?...) -> Parameter? {
    parameters.first { names.contains($0.name) }
  }
}

extension SwiftProperty {
  /// Whether it is one of each value, without attributes and without code.
  fileprivate var isPlain: Bool { !isStatic && attributes.isEmpty && body == nil }
}

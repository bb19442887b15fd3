// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
public import StringTables

extension IntentHandler {
  /// The shortcuts of a choice, in its order, each resolved.
  ///
  /// A destination that the catalog no longer has becomes a shortcut in the state ``Shortcut/State/missing``, in its
  /// place: the others never shift.
  public func shortcuts(
    of choice: WidgetChoice, in locale: LocaleName? = nil
  ) -> [Shortcut] {
    choice.identifiers.enumerated().map { index, identifier in
      guard let destination = destination(identifier) else {
        return Shortcut(
          position: index + 1, identifier: identifier, title: identifier, state: .missing,
          properties: [], url: nil, imageName: nil)
      }
      return Shortcut(
        position: index + 1, identifier: identifier,
        title: title(of: destination, in: locale), state: .resolved,
        properties: destination.values,
        url: urlPropertyName.flatMap { destination.value(of: $0)?.string },
        imageName: destination.imageName?.value
          ?? catalog.imagePropertyName.flatMap { destination.value(of: $0.value)?.string })
    }
  }
}

extension Destination {
  /// The values of the properties as they are exported, in the order of the file; of a repeated one the last.
  fileprivate var values: [PropertyListLiteral.Member] {
    properties.indices
      .filter { index in
        !properties[(index + 1)...].contains { $0.name.value == properties[index].name.value }
      }
      .map { .init(properties[$0].name.value, PropertyListLiteral(properties[$0].value)) }
  }
}

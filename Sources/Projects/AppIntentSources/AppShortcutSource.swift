// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText
package import SwiftDeclarations

/// An App Shortcut of a provider in Swift sources.
package struct AppShortcutSource: Sendable {
  /// The type that provides the App Shortcuts.
  package let provider: SourceType

  /// The file with the declaration.
  package let file: SwiftFile

  /// The range of the shortcut in the file.
  package let range: SourceRange

  /// The name of the type of its intent; nil if the source does not spell it.
  package let intent: String?

  /// The phrases, as far as the source spells them.
  package let phrases: [SwiftExpression]

  /// Whether the provider has conditions, so that not all of its shortcuts are there at the same time.
  package let hasConditions: Bool

  /// The shortcuts of a provider, those of all branches of conditions included.
  static func all(of provider: SourceType) -> [AppShortcutSource] {
    guard let (file, property) = provider.property("appShortcuts"),
      let range = property.body ?? file.tokens(in: property.range)
    else { return [] }
    let hasConditions = range.contains { position in
      file.tokens.kind(position) == .directive || file.tokens.is(position, "if")
        || file.tokens.is(position, "switch")
    }
    return file.calls(of: ["AppShortcut"], in: range).map { name, call in
      var phrases: [SwiftExpression] = []
      if case .array(let values)? = call["phrases"]?.kind { phrases = values }
      return AppShortcutSource(
        provider: provider, file: file, range: name.range, intent: call["intent"]?.typeName,
        phrases: phrases, hasConditions: hasConditions)
    }
  }

  /// The key of a phrase in tables: `${…}` in place of each interpolation; nil if it is no literal.
  package static func key(of phrase: SwiftExpression) -> String? {
    phrase.string?.text { source in
      let name = source.drop { "\\.$ ".contains($0) }
      return "${\(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })}"
    }
  }

  /// Whether a phrase names the application; nil if it is no literal.
  package static func namesApplication(_ phrase: SwiftExpression) -> Bool? {
    phrase.string.map { string in
      string.interpolations.contains { $0.contains("applicationName") }
    }
  }
}

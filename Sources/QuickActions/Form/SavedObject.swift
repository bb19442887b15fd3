// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// An object whose identifier, and perhaps title, a person typed, since the app that would offer it is not here.
///
/// It is typed as `IDENTIFIER` or `IDENTIFIER=TITLE`; a `=` that belongs to the identifier is written `\=`. It is saved as
/// its identifier alone, or as an object with `identifier` and `title`.
struct SavedObject: Hashable {
  /// What the app knows the object by.
  var identifier: String

  /// What people read; nil where nobody said.
  var title: String?

  /// Reads what a person typed; nil without an identifier.
  init?(spelling: String) {
    var identifier = ""
    var rest = spelling[...]
    while let character = rest.popFirst(), character != "=" {
      if character == "\\", let next = rest.first, "\\=".contains(next) {
        identifier.append(rest.removeFirst())
      } else {
        identifier.append(character)
      }
    }
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
    title = rest.isEmpty ? nil : String(rest)
  }

  /// Reads the saved form; nil where the value is none.
  init?(_ literal: PropertyListLiteral) {
    switch literal {
    case .string(let identifier): self.identifier = identifier
    case .dictionary(let members):
      guard case .string(let identifier) = members.last(where: { $0.key == "identifier" })?.value
      else { return nil }
      self.identifier = identifier
      switch members.last(where: { $0.key == "title" })?.value {
      case .string(let title): self.title = title.isEmpty ? nil : title
      case nil, .null: break
      default: return nil
      }
    default: return nil
    }
  }

  /// The saved form.
  var literal: PropertyListLiteral {
    guard let title else { return .string(identifier) }
    return ["identifier": .string(identifier), "title": .string(title)]
  }

  /// What a person types for it.
  var spelling: String {
    let identifier = identifier.replacing("\\", with: "\\\\").replacing("=", with: "\\=")
    return title.map { identifier + "=" + $0 } ?? identifier
  }
}

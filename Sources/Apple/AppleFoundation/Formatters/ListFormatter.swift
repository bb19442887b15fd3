// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Writes items as a list, as in `bread, milk, and eggs`.
///
/// Foundation has it on Apple's systems only; the words are those of `ListFormatStyle`, which Foundation has everywhere.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  /// What writes the items; nil if they are strings, or describe themselves.
  open var itemFormatter: Formatter?

  /// Writes strings in the person's language.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

  /// Writes items; nil if the formatter of items refuses one.
  open func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      if let itemFormatter {
        guard let string = itemFormatter.string(for: item) else { return nil }
        strings.append(string)
      } else {
        strings.append(item as? String ?? String(describing: item))
      }
    }
    return strings.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Writes the items of an array; nil for anything else.
  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap(string(from:))
  }
}

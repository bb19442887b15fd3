// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A formatter of lists, as in `bread, milk, and eggs`.
///
/// Foundation has it on Apple's systems only; the words are those of `ListFormatStyle`, which
/// Foundation has everywhere.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale of the list; nil is the current one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  /// The formatter of the items; nil writes strings unchanged and other items by their description.
  open var itemFormatter: Formatter?

  /// Returns the strings as a list in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

  /// Returns the items as a list; nil if the item formatter refuses one.
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

  /// Returns the items of an array as a list; nil for any other object.
  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap(string(from:))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText
public import WidgetValues

/// The number of values that a fixed-size array holds, by the widget's family.
public struct ArraySizes: Sendable {
  /// A size for a class.
  public struct Entry: Sendable {
    /// The dictionary that declares it.
    public let declaration: PropertyListValue

    /// The class as the file names it.
    public internal(set) var sizeClassName: Located<String>?

    /// The number of values as the file has it.
    public internal(set) var size: Located<Int>?

    /// Keys that are none of the above.
    public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

    init(declaration: PropertyListValue) {
      self.declaration = declaration
    }
  }

  /// The sizes in the order of the file, those of unknown classes, which the runtime drops, included.
  public internal(set) var entries: [Entry]

  /// Creates the sizes of the given entries.
  public init(entries: [Entry]) {
    self.entries = entries
  }

  /// The number of values for a family: the size listed, at least 1; else that of its fallback; 1 at the end of the chain.
  public subscript(family: WidgetFamily) -> Int {
    var family: WidgetFamily? = family
    while let current = family {
      let name = current.sizeClassName
      if let listed = entries.last(where: { $0.sizeClassName?.value == name }) {
        return max(1, listed.size?.value ?? 0)
      }
      family = current.fallback
    }
    return 1
  }
}

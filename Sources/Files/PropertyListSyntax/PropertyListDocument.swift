// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// A property list, whatever its spelling, with the place of every key and value.
///
/// Reading it makes one flat tape; ``root`` is a typed view that decodes a value when it is asked for.
public final class PropertyListDocument: Sendable {
  /// The spelling of a property list.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// The XML form, which Xcode writes for intent definitions.
    case xml
    /// The text form of OpenStep: `.strings` tables and `project.pbxproj`.
    case openStep
    /// JSON as RFC 8259 defines it.
    case json
    /// The binary form, version 00. Its values have no line to show.
    case binary
  }

  /// The file that was read.
  public let source: SourceFile

  /// The spelling that was read.
  public let format: Format

  /// The range of content after the end of the property list, which Apple's readers ignore; nil if
  /// there is none.
  public let trailingContent: SourceRange?

  /// The oddities of the file, which do not prevent reading.
  public let oddities: [PropertyListOddity]

  @usableFromInline let nodes: [Node]

  /// The value of the document.
  public var root: PropertyListValue {
    PropertyListValue(document: self, index: 0)
  }

  /// The number of keys and values.
  public var nodeCount: Int { nodes.count }

  init(
    source: SourceFile, format: Format, nodes: [Node], trailingContent: SourceRange? = nil,
    oddities: [PropertyListOddity] = []
  ) {
    self.source = source
    self.format = format
    self.nodes = nodes
    self.trailingContent = trailingContent
    self.oddities = oddities
  }
}

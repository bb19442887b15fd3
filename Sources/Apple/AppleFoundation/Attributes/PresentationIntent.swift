// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a block of a text in Markdown is for, and the blocks around it.
///
/// Foundation has it on Apple's systems only.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
  /// What a block is.
  public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// Lines of text that belong together.
    case paragraph
    /// A heading, from level 1 down to 6.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list with bullets.
    case unorderedList
    /// An item of a list, with its number from 1.
    case listItem(ordinal: Int)
    /// Lines of code, with the language that is written behind its beginning; nil for none.
    case codeBlock(languageHint: String?)
    /// A quotation, with the blocks in it.
    case blockQuote
    /// A line between blocks.
    case thematicBreak
    /// A table with columns and their alignments.
    case table(columns: [TableColumn])
    /// The row with the names of a table's columns.
    case tableHeaderRow
    /// A row of a table, from 1.
    case tableRow(rowIndex: Int)
    /// A cell of a row, from 0.
    case tableCell(columnIndex: Int)

    /// What the block is, in words.
    public var debugDescription: String {
      switch self {
      case .paragraph: "paragraph"
      case .header(let level): "header \(level)"
      case .orderedList: "orderedList"
      case .unorderedList: "unorderedList"
      case .listItem(let ordinal): "listItem \(ordinal)"
      case .codeBlock(let language): "codeBlock '\(language ?? "")'"
      case .blockQuote: "blockQuote"
      case .thematicBreak: "thematicBreak"
      case .table(let columns): "table [\(columns.count)]"
      case .tableHeaderRow: "tableHeaderRow"
      case .tableRow(let index): "tableRow \(index)"
      case .tableCell(let index): "tableCell \(index)"
      }
    }
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// The side at which texts begin.
    public enum Alignment: Int, Hashable, Codable, Sendable {
      /// At the left side of the column.
      case left
      /// In the middle of the column.
      case center
      /// At the right side of the column.
      case right
    }

    /// The side at which texts begin.
    public var alignment: Alignment

    /// Creates a column of an alignment.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block, and which one it is.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// What the block is.
    public var kind: Kind
    /// The number of the block in its text.
    public var identity: Int

    /// What the block is, in words.
    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }

    /// Creates a block of its kind and its number.
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
  }

  /// The blocks, from the innermost out.
  public var components: [IntentType]

  /// Creates the intent of a block in the blocks of another one.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates the intent of blocks, from the innermost out.
  public init(types: [IntentType]) { components = types }

  /// The number of blocks.
  public var count: Int { components.count }

  /// Whether there is a block.
  public var isValid: Bool { !components.isEmpty }

  /// How many lists and quotations are around the block.
  public var indentationLevel: Int {
    components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
  }

  /// The blocks, in words.
  public var debugDescription: String {
    "[\(components.map(\.debugDescription).joined(separator: ", "))]"
  }
}

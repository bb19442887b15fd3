// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The place of one column in one row.
///
/// A character is a scalar, or a number into its grid's table of those of several scalars, so that a cell owns no memory
/// and the cells of two frames compare as numbers.
struct TerminalCell: Hashable, Sendable {
  /// A scalar, or with the highest bit an index into the grid's clusters.
  var glyph: UInt32

  /// The columns that the character takes; 0 where the wide character before it reaches into this cell.
  var columns: UInt8

  /// How the cell looks.
  var style: CellStyle

  private static let clusterBit: UInt32 = 1 << 31

  init(_ scalar: Unicode.Scalar, columns: UInt8, style: CellStyle) {
    glyph = scalar.value
    self.columns = columns
    self.style = style
  }

  init(cluster: Int, columns: UInt8, style: CellStyle) {
    glyph = UInt32(truncatingIfNeeded: cluster) | Self.clusterBit
    self.columns = columns
    self.style = style
  }

  /// A space.
  static func blank(_ style: CellStyle = .plain) -> TerminalCell {
    TerminalCell(" ", columns: 1, style: style.onBlank)
  }

  /// The second half of a wide character.
  static func continuation(_ style: CellStyle) -> TerminalCell {
    TerminalCell("\0", columns: 0, style: style)
  }

  /// The place in the table of clusters; nil if the glyph is a scalar.
  var cluster: Int? {
    glyph & Self.clusterBit == 0 ? nil : Int(glyph & ~Self.clusterBit)
  }

  /// Whether a wide character before it reaches into the cell.
  var isContinuation: Bool { columns == 0 }

  /// Whether it holds a space.
  var isBlank: Bool { glyph == 0x20 }

  /// Whether it looks as a terminal's erased cells do.
  var isErased: Bool {
    isBlank && style.packedBackground == .standard
      && style.attributes.isDisjoint(with: .visibleOnBlank)
  }
}

extension TerminalCell {
  /// The bytes that its scalar takes in UTF-8.
  var byteCount: Int {
    switch glyph {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}

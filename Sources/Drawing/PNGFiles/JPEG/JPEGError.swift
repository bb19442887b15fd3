// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An error that the bytes of a JPEG file cannot be decoded.
package enum JPEGError: Error, Hashable, Sendable {
  /// The bytes do not begin as a JPEG file does.
  case noSignature
  /// The bytes end before the image does.
  case truncated
  /// A segment has a wrong length or values that JPEG does not define; the number is its marker's.
  case malformedSegment(UInt8)
  /// The image has no pixels, or more than are ever decoded.
  case unusableSize(width: Int, height: Int)
  /// The image is coded in a way that is not decoded here.
  case unsupported(Coding)
  /// A scan uses a table that the file has not defined before.
  case missingTable
  /// A scan repeats, skips or contradicts what came before it.
  case misplacedScan
  /// The file has more scans than are ever decoded.
  case tooManyScans
  /// The compressed data is damaged.
  case malformedData

  /// A way to code an image that is not decoded.
  package enum Coding: Hashable, Sendable {
    /// Arithmetic codes in place of Huffman's.
    case arithmetic
    /// Pixels that are predicted from their neighbors.
    case lossless
    /// Images that refine each other.
    case hierarchical
    /// Numbers of another length than 8 bits.
    case depth(Int)
    /// Pixels of two, or of more than four numbers.
    case components(Int)
  }
}

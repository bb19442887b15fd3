// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Writes SVG and HTML as bytes: the same bytes for the same values, on every machine.
///
/// What comes from files goes through ``text(_:)`` or ``attribute(_:_:)-(_,String)``; ``raw(_:)`` is for what is
/// spelled in this module.
package struct MarkupWriter {
  /// The markup so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty writer.
  package init() {}

  /// The markup so far, as a string.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes room for a number of bytes.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Writes markup without escaping it.
  package mutating func raw(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Writes what another writer wrote.
  package mutating func append(_ other: MarkupWriter) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Writes one byte of markup.
  mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes text, so that nothing in it is markup, between tags and in quoted attributes alike.
  package mutating func text(_ text: String) {
    Markup.append(DrawableText.of(text).utf8, .both, to: &bytes)
  }

  /// Writes bytes as base64.
  package mutating func base64(_ data: [UInt8]) {
    Base64.append(data, to: &bytes)
  }

  /// Writes an attribute with a space before it.
  package mutating func attribute(_ name: String, _ value: String) {
    open(name)
    text(value)
    byte(UInt8(ascii: "\""))
  }

  /// Writes an attribute that is a number, with a space before it.
  package mutating func attribute(_ name: String, _ value: Double) {
    open(name)
    number(value)
    byte(UInt8(ascii: "\""))
  }

  /// Writes an attribute that is a reference to an identifier of the same page: `url(#id)`.
  package mutating func attribute(_ name: String, reference identifier: String) {
    open(name)
    raw("url(#")
    text(identifier)
    raw(")\"")
  }

  private mutating func open(_ name: String) {
    byte(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
  }
}

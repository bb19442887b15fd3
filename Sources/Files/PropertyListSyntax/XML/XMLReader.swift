// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Reads the XML form of a property list onto a tape.
///
/// The fast path is the form that every writer of property lists produces: a tag without attributes, recognized by one
/// comparison of eight bytes, and text that is searched for the next tag eight bytes at a time. Anything else that XML
/// allows (attributes, white space in tags, comments, CDATA sections, processing instructions) is correct and off that
/// path, in the extensions of this type.
struct XMLReader {
  /// The nodes so far.
  var nodes: [Node] = []

  /// The containers that are open, outermost first, as indices of ``nodes``.
  var open: [Int] = []

  /// The state, which decides what may come next.
  var state = State.document

  /// The tag of the `<plist>` element, if there is one.
  var wrapper: SourceRange?

  /// The oddities that were found so far.
  var oddities: [PropertyListOddity] = []

  /// The offset of the next byte to read.
  var position = 0

  /// A state of the reader.
  enum State {
    /// The one value of the document.
    case document
    /// A value of the innermost array, or its end.
    case element
    /// A key of the innermost dictionary, or its end.
    case key
    /// The value of the last key.
    case value
    /// Nothing but the end: the document's value is complete.
    case end
  }

  /// Reads a whole document.
  ///
  /// - Throws: A fault at the first byte that no property list could have there.
  static func read(
    _ bytes: [UInt8], encoding: SourceFile.Encoding
  ) throws(SyntaxFault) -> Tape {
    // Text in UTF-16 and UTF-32 is what it is, no matter what the file declares.
    if encoding == .utf8(hasByteOrderMark: false) { try checkDeclaredEncoding(bytes) }
    return try read(bytes.span.bytes)
  }

  private static func read(_ text: RawSpan) throws(SyntaxFault) -> Tape {
    var reader = XMLReader()
    // Definitions have a node every 36 bytes or so.
    reader.nodes.reserveCapacity(text.byteCount / 32 + 16)
    try reader.readProlog(text)
    try reader.readValue(text)
    let trailing = try reader.readEpilog(text)
    return Tape(nodes: reader.nodes, trailingContent: trailing, oddities: reader.oddities)
  }

  /// Reads the document's value with all that it holds.
  private mutating func readValue(_ text: RawSpan) throws(SyntaxFault) {
    repeat {
      position = text.endOfIndentation(from: position)
      while let byte = text.byte(at: position), byte.isXMLSpace { position += 1 }
      guard text.byte(at: position) == UInt8(ascii: "<") else {
        throw unexpectedText(text)
      }
      let name = text.word(at: position + 1)
      switch UInt8(truncatingIfNeeded: name) {
      case UInt8(ascii: "k") where name & .low(4) == Tag.key:
        try readLeaf(text, .key, openLength: 5, close: Tag.key, mask: .low(4), closeLength: 6)
      case UInt8(ascii: "s") where name & .low(7) == Tag.string:
        try readLeaf(text, .string, openLength: 8, close: Tag.string, mask: .low(7), closeLength: 9)
      case UInt8(ascii: "i") where name == Tag.integer:
        try readLeaf(text, .integer, openLength: 9, close: Tag.integer, mask: .max, closeLength: 10)
      case UInt8(ascii: "d") where name & .low(5) == Tag.dictionary:
        try openContainer(text, .dictionary, length: 6)
      case UInt8(ascii: "a") where name & .low(6) == Tag.array:
        try openContainer(text, .array, length: 7)
      case UInt8(ascii: "t") where name & .low(6) == Tag.true:
        try appendEmpty(text, .true, length: 7)
      case UInt8(ascii: "f") where name & .low(7) == Tag.false:
        try appendEmpty(text, .false, length: 8)
      case UInt8(ascii: "/") where name & .low(6) == Tag.dictionaryEnd && state == .key:
        closeContainer(length: 7)
      case UInt8(ascii: "/") where name & .low(7) == Tag.arrayEnd && state == .element:
        closeContainer(length: 8)
      default:
        try readMarkup(text)
      }
    } while state != .end
  }

  /// Reads a leaf whose opening tag, `openLength` bytes long, is at the position.
  @inline(__always)
  private mutating func readLeaf(
    _ text: RawSpan, _ kind: Node.Kind, openLength: Int, close: UInt64, mask: UInt64,
    closeLength: Int
  ) throws(SyntaxFault) {
    let start = position + openLength
    let (end, hasEntity) = text.endOfText(from: start)
    guard !hasEntity, text.word(at: end + 2) & mask == close,
      text.byte(at: end + 1) == UInt8(ascii: "/")
    else {
      return try readLeafSlowly(
        text, kind, tagStart: position, contentStart: start, firstMarkup: end)
    }
    if kind == .integer { try checkNumber(text, kind, from: start, to: end, tagStart: position) }
    try append(text, kind, offset: start, length: end - start, tagStart: position)
    position = end + closeLength
  }

  /// Puts a leaf on the tape and moves on to what may follow it.
  @inline(__always)
  mutating func append(
    _ text: RawSpan, _ kind: Node.Kind, traits: Node.Traits = [], offset: Int, length: Int,
    tagStart: Int
  ) throws(SyntaxFault) {
    var kind = kind
    // Apple's reader asks of a key only that it is in its place.
    if kind == .key, state != .key { kind = try stringOfKey(text, at: tagStart) }
    if kind == .key {
      state = .value
    } else {
      try expectValue(text, at: tagStart)
      finishValue()
    }
    nodes.append(
      Node(kind: kind, traits: traits, offset: offset, length: length, next: nodes.count + 1))
  }

  /// Puts a Boolean, or an empty container, on the tape: one tag of the given length at the position.
  mutating func appendEmpty(
    _ text: RawSpan, _ kind: Node.Kind, length: Int
  ) throws(SyntaxFault) {
    try append(text, kind, offset: position, length: length, tagStart: position)
    position += length
  }

  /// Opens the container whose tag of the given length is at the position.
  mutating func openContainer(
    _ text: RawSpan, _ kind: Node.Kind, length: Int
  ) throws(SyntaxFault) {
    try expectValue(text, at: position)
    guard open.count < PropertyListDocument.maximumDepth else {
      throw SyntaxFault(.tooDeep, at: SourceRange(position, position + length))
    }
    open.append(nodes.count)
    nodes.append(Node(kind: kind, offset: position, length: length, next: 0))
    state = kind == .dictionary ? .key : .element
    position += length
  }

  /// Closes the innermost container, whose end tag of the given length is at the position.
  mutating func closeContainer(length: Int) {
    position += length
    let index = open.removeLast()
    nodes[index].length = UInt32(truncatingIfNeeded: position) - nodes[index].offset
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
    finishValue()
  }

  /// Checks that a value can be here.
  @inline(__always)
  private func expectValue(_ text: RawSpan, at tagStart: Int) throws(SyntaxFault) {
    guard state == .value || state == .element || state == .document else {
      throw unexpectedElement(text, at: tagStart)
    }
  }

  /// Moves on to what may follow a complete value.
  @inline(__always)
  private mutating func finishValue() {
    state =
      switch open.last {
      case nil: .end
      case let index?: nodes[index].kind == .dictionary ? .key : .element
      }
  }
}

extension UInt8 {
  /// Whether the byte is one of XML's four characters of white space.
  @inline(__always)
  var isXMLSpace: Bool {
    self <= 0x20 && (0x1_0000_2600 as UInt64) &>> UInt64(self) & 1 == 1
  }
}

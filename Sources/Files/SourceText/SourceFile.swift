// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A file's text, and the name under which it is reported.
///
/// The bytes are valid UTF-8, so every reader may rely on it: text in UTF-16 is transcoded when the file is opened, a
/// byte order mark is taken off, and ``encoding`` remembers both, so that ``encoded(_:)`` can write the file back as it
/// was. All offsets count bytes of this text. Only a file in the ``Encoding/binary`` form holds other bytes.
public struct SourceFile: Sendable {
  /// The largest file that is read, in bytes.
  public static let maximumByteCount = 64 << 20

  /// The path to show to the user.
  public let name: String

  /// The text in UTF-8, without a byte order mark.
  public let bytes: [UInt8]

  /// The encoding of the file on the disk.
  public let encoding: Encoding

  /// The ranges of the file that are not text; ``encoded(_:)`` cannot write such a file.
  public let defects: [Defect]

  /// Opens a file's content: finds its encoding, checks it and transcodes it to UTF-8.
  ///
  /// - Parameters:
  ///   - name: The path to show to the user.
  ///   - content: The bytes on the disk.
  ///   - isPropertyList: Whether the file is read as Apple reads property lists, which takes more encodings, and ignores
  ///     some of what is not text: see ``defects``.
  /// - Throws: ``SourceFileError`` if the content is too large, holds only zero bytes, is not valid text in its encoding, or
  ///   has an unresolved merge conflict, of which any reader would take both versions or neither.
  public init(
    name: String, content: [UInt8], isPropertyList: Bool = false
  ) throws(SourceFileError) {
    guard content.count <= Self.maximumByteCount else {
      throw SourceFileError(name: name, reason: .tooLarge(byteCount: content.count))
    }
    // A disk leaves a file like that when it was full, or lost power.
    guard content.first != 0 || content.contains(where: { $0 != 0 }) else {
      throw SourceFileError(name: name, reason: .onlyZeroBytes(byteCount: content.count))
    }
    self.name = name
    var encoding = try Encoding.detect(in: content, isPropertyList: isPropertyList, name: name)
    var bytes: [UInt8]
    var defects: [Defect] = []
    switch encoding {
    // What declares a set of single bytes is found as UTF-8 first.
    case .binary, .singleByte: bytes = content
    case .utf8(let hasByteOrderMark):
      bytes = hasByteOrderMark ? Array(content.dropFirst(3)) : content
      if isPropertyList, !hasByteOrderMark, let set = SingleByteSet(declaredBy: bytes),
        bytes.contains(where: { $0 >= 0x80 }), let text = set.utf8(from: bytes)
      {
        encoding = .singleByte(set)
        bytes = text
      } else if let offset = bytes.span.firstInvalidUTF8Offset() {
        if isPropertyList, let read = Self.tolerantUTF8(bytes) {
          (bytes, defects) = read
          break
        }
        guard !bytes.span.breaksOffInsideUTF8Character(at: offset) else {
          throw SourceFileError(name: name, reason: .truncatedUTF8(byteCount: content.count))
        }
        if ShiftJIS.isLikely(bytes) { throw SourceFileError(name: name, reason: .shiftJIS) }
        throw SourceFileError(
          name: name,
          reason: .invalidUTF8(
            byte: bytes[offset], location: LineTable(bytes).location(of: offset)))
      }
    case .utf16(let isBigEndian, let hasByteOrderMark):
      do throws(UTF16Transcoder.Failure) {
        (bytes, defects) = try UTF16Transcoder.utf8(
          from: content, skipping: hasByteOrderMark ? 2 : 0, isBigEndian: isBigEndian,
          isTolerant: isPropertyList)
      } catch {
        throw SourceFileError(name: name, reason: .invalidUTF16(byteOffset: error.byteOffset))
      }
    case .utf32(let isBigEndian):
      guard let text = UTF32Transcoder.utf8(from: content, isBigEndian: isBigEndian) else {
        throw SourceFileError(name: name, reason: .unsupportedEncoding("UTF-32"))
      }
      bytes = text
    }
    if encoding != .binary, let line = MergeConflict.line(in: bytes) {
      throw SourceFileError(name: name, reason: .mergeConflict(line: line))
    }
    self.encoding = encoding
    self.bytes = bytes
    self.defects = defects
  }

  /// Creates a file of text that is in memory.
  public init(name: String, text: String) {
    self.name = name
    bytes = Array(text.utf8)
    encoding = .utf8(hasByteOrderMark: false)
    defects = []
  }

  /// The text of a range.
  public func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.indices.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The table of the offsets at which lines begin.
  ///
  /// Computed again at each call: keep it while several places are looked up.
  public func lineTable() -> LineTable {
    LineTable(bytes)
  }
}

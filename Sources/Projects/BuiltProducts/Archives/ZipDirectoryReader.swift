// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads the list of files of a zip archive.
struct ZipDirectoryReader {
  /// The entries that are wanted.
  private(set) var entries: [ZipEntry] = []

  private var paths: Set<String> = []
  private let archiveByteCount: Int

  /// Creates a reader.
  ///
  /// - Parameter archiveByteCount: How many bytes are before the list, where all files are.
  init(archiveByteCount: Int) {
    self.archiveByteCount = archiveByteCount
  }

  private static let fixedByteCount = 46

  mutating func read(
    _ list: RawSpan, count: Int, where isWanted: (RawSpan) -> Bool
  ) throws(ArchiveError) {
    var offset = 0
    for _ in 0..<count {
      guard list.number32(at: offset) == 0x0201_4B50,
        let nameCount = list.number16(at: offset + 28),
        let extraCount = list.number16(at: offset + 30),
        let commentCount = list.number16(at: offset + 32)
      else { throw .damagedDirectory }
      let name = offset + Self.fixedByteCount
      let next = name + nameCount + extraCount + commentCount
      guard next <= list.byteCount else { throw .damagedDirectory }
      try read(
        list, at: offset, name: list.extracting(name..<name + nameCount),
        extra: list.extracting(name + nameCount..<name + nameCount + extraCount), where: isWanted)
      offset = next
    }
  }

  private mutating func read(
    _ list: RawSpan, at offset: Int, name: RawSpan, extra: RawSpan,
    where isWanted: (RawSpan) -> Bool
  ) throws(ArchiveError) {
    switch name.nameFault {
    case .outside: throw .outsideName(name.text)
    case .malformed: throw .malformedName(name.text)
    case .deep: throw .deepName(String(name.text.prefix(60)))
    case nil: break
    }
    guard isWanted(name) else { return }
    guard let path = name.validText else { throw .malformedName(name.text) }
    guard paths.insert(path).inserted else { throw .repeatedName(path) }
    guard let flags = list.number16(at: offset + 8), let method = list.number16(at: offset + 10),
      let checksum = list.number32(at: offset + 16),
      var compressed = list.number32(at: offset + 20), var size = list.number32(at: offset + 24),
      let maker = list.number16(at: offset + 4), let attributes = list.number32(at: offset + 38),
      var header = list.number32(at: offset + 42)
    else { throw .damagedDirectory }
    var wide = WideFields(extra)
    if size == 0xFFFF_FFFF { size = try wide.next() }
    if compressed == 0xFFFF_FFFF { compressed = try wide.next() }
    if header == 0xFFFF_FFFF { header = try wide.next() }
    guard header <= archiveByteCount, compressed <= archiveByteCount - header else {
      throw .damagedDirectory
    }
    let isFolder = path.utf8.last == UInt8(ascii: "/")
    // Of archives that a Unix system made, the upper half has the mode of the file.
    let isLink = [3, 19].contains(maker >> 8) && attributes >> 28 == 0xA
    entries.append(
      ZipEntry(
        path: isFolder ? String(path.dropLast()) : path,
        kind: isFolder ? .folder : isLink ? .link : .file, isEncrypted: flags & 1 == 1,
        method: method, checksum: checksum, compressedByteCount: compressed, byteCount: size,
        headerOffset: header))
  }
}

/// The numbers of a file in an archive that is too large for 32 bits, in the order in which they are missing elsewhere.
private struct WideFields {
  private var numbers: [Int] = []

  init(_ extra: RawSpan) {
    var offset = 0
    while let id = extra.number16(at: offset), let count = extra.number16(at: offset + 2) {
      if id == 1 {
        numbers = (0..<count / 8).reversed().compactMap { extra.number64(at: offset + 4 + $0 * 8) }
      }
      offset += 4 + count
    }
  }

  mutating func next() throws(ArchiveError) -> Int {
    guard let number = numbers.popLast() else { throw .damagedDirectory }
    return number
  }
}

extension RawSpan {
  fileprivate enum NameFault {
    case outside, malformed, deep
  }

  /// The fault of a file's path: it is absolute, has a part `..`, too many parts, or a forbidden
  /// character.
  fileprivate var nameFault: NameFault? {
    let slash = UInt8(ascii: "/")
    guard byteCount > 0 else { return .malformed }
    var dots = 0
    var length = 0
    var parts = 1
    for index in 0..<byteCount {
      let byte = unsafeLoad(fromByteOffset: index, as: UInt8.self)
      if byte == slash {
        if index == 0 || (length == 2 && dots == 2) { return .outside }
        if length == 0 { return .malformed }
        (dots, length) = (0, 0)
        // The one at the end of a folder's name begins no part.
        if index < byteCount - 1 { parts += 1 }
        if parts > ZipArchive.maximumPartCount { return .deep }
        continue
      }
      // A backslash separates the parts of a path on Windows.
      if byte == UInt8(ascii: "\\") { return .outside }
      if byte < 0x20 || byte == 0x7F { return .malformed }
      if byte == UInt8(ascii: ".") { dots += 1 }
      length += 1
    }
    return length == 2 && dots == 2 ? .outside : nil
  }

  /// The bytes as text; nil if they are not UTF-8.
  fileprivate var validText: String? { withUnsafeBytes { String(validating: $0, as: UTF8.self) } }

  /// The bytes as text to show.
  fileprivate var text: String { withUnsafeBytes { String(decoding: $0, as: UTF8.self) } }
}

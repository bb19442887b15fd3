// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension TimeZoneRules {
  /// Reads a file of the time-zone database (RFC 8536), as it is in `/usr/share/zoneinfo`.
  ///
  /// - Parameters:
  ///   - identifier: The name of the zone, as in `Asia/Tokyo`.
  ///   - bytes: The whole file.
  /// - Throws: ``TimeZoneError`` if the file is not one, is damaged, or counts leap seconds.
  public init(identifier: String, file bytes: [UInt8]) throws(TimeZoneError) {
    var reader = ZoneFileReader(bytes)
    let first = try reader.header()
    guard first.version >= 2 else {
      self = try reader.rules(identifier, first, wordSize: 4)
      return
    }
    // The first block holds what fits 32 bits; the second one holds everything.
    try reader.skip(first.length(wordSize: 4))
    self = try reader.rules(identifier, reader.header(), wordSize: 8)
  }
}

/// Reads a file of the time-zone database from its beginning to its end.
private struct ZoneFileReader {
  /// The header of a block, with its counts.
  struct Header {
    var version: Int
    var utcIndicators = 0
    var standardIndicators = 0
    var leapSeconds = 0
    var times = 0
    var types = 0
    var characters = 0

    /// The bytes of the block after the header.
    func length(wordSize: Int) -> Int {
      times * wordSize + times + types * 6 + characters + leapSeconds * (wordSize + 4)
        + standardIndicators + utcIndicators
    }
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func header() throws(TimeZoneError) -> Header {
    guard bytes.dropFirst(position).starts(with: "TZif".utf8) else {
      throw .notTimeZoneInformation
    }
    try skip(4)
    // The version is written as a digit; the oldest one as a zero byte.
    var header = Header(version: max(1, Int(try byte()) - 0x30))
    try skip(15)
    header.utcIndicators = try count()
    header.standardIndicators = try count()
    header.leapSeconds = try count()
    header.times = try count()
    header.types = try count()
    header.characters = try count()
    return header
  }

  mutating func rules(
    _ identifier: String, _ header: Header, wordSize: Int
  ) throws(TimeZoneError) -> TimeZoneRules {
    guard header.leapSeconds == 0 else { throw .countsLeapSeconds }
    guard header.types > 0 else { throw .malformed("it has no offset") }
    guard bytes.count - position >= header.length(wordSize: wordSize) else { throw .truncated }
    var changes: [Int64] = []
    for _ in 0..<header.times {
      let time = Int64(truncatingIfNeeded: try integer(wordSize))
      let change = wordSize == 4 ? Int64(Int32(truncatingIfNeeded: time)) : time
      guard changes.last.map({ $0 < change }) ?? true else {
        throw .malformed("its times are not in order")
      }
      changes.append(change)
    }
    var kinds: [Int] = []
    for _ in 0..<header.times {
      let kind = Int(try byte())
      guard kind < header.types else {
        throw .malformed("it names an offset that it does not have")
      }
      kinds.append(kind)
    }
    var types: [Int] = []
    for _ in 0..<header.types {
      let offset = Int(Int32(truncatingIfNeeded: try integer(4)))
      // RFC 8536: strictly less than 25 hours to the west, and 26 to the east.
      guard (-89_999...93_599).contains(offset) else {
        throw .malformed("an offset is above a day")
      }
      types.append(offset)
      try skip(2)
    }
    try skip(header.characters + header.standardIndicators + header.utcIndicators)
    return TimeZoneRules(
      identifier: identifier, changes: changes, offsets: kinds.map { types[$0] },
      firstOffset: types[0], recurrence: wordSize == 8 ? try footer() : nil)
  }

  /// Reads the rule after the last block, between two line feeds.
  private mutating func footer() throws(TimeZoneError) -> RecurringOffset? {
    guard position < bytes.count else { throw .truncated }
    guard try byte() == UInt8(ascii: "\n"),
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n"))
    else { throw .truncated }
    let rule = String(decoding: bytes[position..<end], as: UTF8.self)
    return rule.isEmpty ? nil : try TimeZoneRules(rule: rule).recurrence
  }

  mutating func skip(_ count: Int) throws(TimeZoneError) {
    guard count <= bytes.count - position else { throw .truncated }
    position += count
  }

  private mutating func byte() throws(TimeZoneError) -> UInt8 {
    guard position < bytes.count else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads how many things of a kind a block has; more than the file has bytes are not believed.
  private mutating func count() throws(TimeZoneError) -> Int {
    let count = Int(try integer(4))
    guard count <= bytes.count else { throw .truncated }
    return count
  }

  /// Reads an unsigned number, the most significant byte first.
  private mutating func integer(_ size: Int) throws(TimeZoneError) -> UInt64 {
    var number: UInt64 = 0
    for _ in 0..<size { number = number << 8 | UInt64(try byte()) }
    return number
  }
}

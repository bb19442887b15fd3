// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Judges a usual line by its bytes, in one pass and without memory of its own.
///
/// It gives up where anything is unusual: an escape in a name, a repeated member, a value that is not JSON. Then
/// ``LineReader`` judges the line, so that there is one meaning. A test compares both on lines of every kind.
///
/// All methods take a block that ends with a line feed and has ``LineBlock/padding`` more bytes. A line feed is in no token
/// of JSON, so that no loop passes the end of the line. Methods that return an offset return -1 to give up.
struct LineScanner {
  private let memberWords: [ByteName]
  private let intents: [AuditedIntent]
  private let intentWords: [ByteName]

  /// Whether the names of all intents are usual.
  private let areIntentsUsual: Bool

  /// Whether the names of the path are usual.
  private let isPathUsual: Bool

  private let version: ByteName?
  private let intent: ByteName?
  private let parameters: ByteName?

  var judgment = Judgment()
  var memo = ValueMemo()

  /// Whether the last line was a choice itself, as the next one will be.
  private var isBare = false

  /// Whether all bytes of the line are ASCII.
  var isASCII = true

  private let mayBeLine: Bool

  init(_ subject: AuditSubject, path: ChoicePath) {
    mayBeLine = path.mayBeLine
    memberWords = path.members.compactMap { ByteName($0) }
    isPathUsual = memberWords.count == path.members.count
    intents = subject.intents
    intentWords = intents.compactMap(\.word)
    areIntentsUsual = intentWords.count == intents.count
    version = ByteName("version")
    intent = ByteName("intent")
    parameters = ByteName("parameters")
  }

  /// Judges the line that begins at an offset and ends with a line feed at another; false if it is unusual.
  mutating func scan(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    isASCII = text.isASCII(start, end)
    if !isASCII {
      guard text.extracting(start..<end).firstInvalidUTF8Offset() == nil else { return false }
    }
    guard isPathUsual, areIntentsUsual else { return false }
    if mayBeLine {
      if isBare, scan(text, start, end, level: memberWords.count, isBare: true) { return true }
      isBare = false
      if scan(text, start, end, level: 0, isBare: false) { return true }
      isBare = scan(text, start, end, level: memberWords.count, isBare: true)
      return isBare
    }
    return scan(text, start, end, level: 0, isBare: false)
  }

  private mutating func scan(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, level: Int, isBare: Bool
  ) -> Bool {
    judgment.begin()
    let first = text.skippingSpace(from: start)
    var next: Int
    if level == memberWords.count {
      next = scanChoice(text, first, isBare: isBare)
      judgment.choiceRange = first..<max(next, first)
    } else {
      next = scanMembers(text, first, level: level)
    }
    guard next >= 0, judgment.choiceRange != nil else { return false }
    next = text.skippingSpace(from: next)
    guard next == end else { return false }
    judgment.conclude()
    return true
  }

  /// Passes the object at an offset, in which the member of a level of the path is looked for.
  private mutating func scanMembers(_ text: Span<UInt8>, _ offset: Int, level: Int) -> Int {
    var members = MemberCursor(text, at: offset)
    let word = memberWords[level]
    while members.advance(text) {
      if word.matches(text, members.nameStart, members.nameEnd) {
        // Of a repeated member the last counts.
        guard judgment.choiceRange == nil else { return -1 }
        let start = members.offset
        if level + 1 == memberWords.count {
          members.offset = scanChoice(text, start, isBare: false)
          judgment.choiceRange = start..<max(members.offset, start)
        } else {
          members.offset = scanMembers(text, start, level: level + 1)
          guard judgment.choiceRange != nil else { return -1 }
        }
      } else {
        members.offset = text.endOfValue(at: members.offset)
      }
      guard members.offset >= 0 else { return -1 }
    }
    return members.offset
  }

  /// Passes the choice at an offset.
  private mutating func scanChoice(_ text: Span<UInt8>, _ offset: Int, isBare: Bool) -> Int {
    var members = MemberCursor(text, at: offset)
    var named: AuditedIntent?
    var hasIntent = false
    var hasVersion = false
    var hasParameters = false
    while members.advance(text) {
      let (start, end) = (members.nameStart, members.nameEnd)
      if parameters.matches(text, start, end) {
        guard hasIntent, !hasParameters else { return -1 }
        hasParameters = true
        members.offset =
          if let named {
            scanParameters(text, members.offset, of: named)
          } else if text[members.offset] == UInt8(ascii: "{") {
            text.endOfValue(at: members.offset)
          } else { -1 }
      } else if intent.matches(text, start, end) {
        guard !hasIntent, text[members.offset] == UInt8(ascii: "\"") else { return -1 }
        hasIntent = true
        let start = members.offset + 1
        let end = text.endOfPlainText(from: start)
        guard text[end] == UInt8(ascii: "\""), isPlain(text, start, end) else { return -1 }
        named = intent(named: text, start, end)
        members.offset = end + 1
        if let named {
          guard named.isForWidgets else { return -1 }
        } else {
          judgment.otherLosses.append(
            ChoiceLoss(
              cause: .missingIntent, parameter: nil, position: nil, subject: .spelled(start..<end)))
        }
      } else if version.matches(text, start, end) {
        let next = text[members.offset &+ 1]
        guard !hasVersion, text[members.offset] == UInt8(ascii: "1"),
          next == UInt8(ascii: ",") || next == UInt8(ascii: "}") || next == UInt8(ascii: " ")
        else { return -1 }
        hasVersion = true
        members.offset += 1
      } else if isBare, memberWords[0].matches(text, start, end) {
        return -1
      } else {
        members.offset = text.endOfValue(at: members.offset)
      }
      guard members.offset >= 0 else { return -1 }
    }
    return hasIntent && hasParameters ? members.offset : -1
  }

  @inline(__always)
  private func intent(named text: Span<UInt8>, _ start: Int, _ end: Int) -> AuditedIntent? {
    var index = 0
    while index < intentWords.count {
      if intentWords[index].matches(text, start, end) { return intents[index] }
      index += 1
    }
    return nil
  }

  /// Whether bytes are ASCII, of which no two spellings are equal.
  @inline(__always)
  func isPlain(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    isASCII || text.isASCII(start, end)
  }
}

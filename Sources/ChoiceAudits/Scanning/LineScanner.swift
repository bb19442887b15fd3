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
  let subject: AuditSubject
  let path: ChoicePath
  let memberWords: [ByteName]

  var judgment = Judgment()
  var memo = ValueMemo()

  /// Whether the last line was a choice itself, as the next one will be.
  private var isBare = false

  /// Whether all bytes of the line are ASCII.
  var isASCII = true

  init(_ subject: AuditSubject, path: ChoicePath) {
    self.subject = subject
    self.path = path
    memberWords = path.members.map { ByteName($0) }
  }

  /// Judges the line that begins at an offset and ends with a line feed at another; false if it is unusual.
  mutating func scan(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    isASCII = text.isASCII(start, end)
    if !isASCII {
      guard text.extracting(start..<end).firstInvalidUTF8Offset() == nil else { return false }
    }
    if path.mayBeLine {
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
    var intent: Int?
    var hasIntent = false
    var hasVersion = false
    var hasParameters = false
    while members.advance(text) {
      let (start, end) = (members.nameStart, members.nameEnd)
      if Self.parameters.matches(text, start, end) {
        guard hasIntent, !hasParameters else { return -1 }
        hasParameters = true
        members.offset =
          if let intent {
            scanParameters(text, members.offset, of: subject.intents[intent])
          } else if text[members.offset] == UInt8(ascii: "{") {
            text.endOfValue(at: members.offset)
          } else { -1 }
      } else if Self.intent.matches(text, start, end) {
        guard !hasIntent, text[members.offset] == UInt8(ascii: "\"") else { return -1 }
        hasIntent = true
        let start = members.offset + 1
        let end = text.endOfPlainText(from: start)
        guard text[end] == UInt8(ascii: "\""), isPlain(text, start, end) else { return -1 }
        intent = subject.intents.firstIndex { $0.word.matches(text, start, end) }
        members.offset = end + 1
        if let intent {
          guard subject.intents[intent].isForWidgets, subject.intents[intent].hasPlainNames else {
            return -1
          }
        } else {
          guard subject.intents.allSatisfy(\.hasPlainNames) else { return -1 }
          judgment.otherLosses.append(
            ChoiceLoss(
              cause: .missingIntent, parameter: nil, position: nil, subject: .spelled(start..<end)))
        }
      } else if Self.version.matches(text, start, end) {
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

  private static let version = ByteName("version")
  private static let intent = ByteName("intent")
  private static let parameters = ByteName("parameters")

  /// Whether bytes are ASCII, of which no two spellings are equal.
  @inline(__always)
  func isPlain(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    isASCII || text.isASCII(start, end)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// The text that a request is about.
struct SubjectText {
  /// The address under which the client knows it.
  let uri: String

  /// The name of the file.
  let name: String

  /// The text.
  let source: SourceFile

  /// Its lines.
  let positions: TextPositions

  /// The offset of the place that the request names; 0 if it names none.
  let offset: Int

  /// The word of letters, digits, `_` and `-` around the place; nil if there is none.
  var word: (text: String, range: SourceRange)? {
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    let bytes = source.bytes
    let start = bytes[..<offset].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex { !isPart($0) } ?? bytes.count
    guard start < end else { return nil }
    return (String(decoding: bytes[start..<end], as: UTF8.self), SourceRange(start, end))
  }
}

extension EditorSession {
  /// The text that a request names, as it is open or on the disk; nil for what is outside of the folder.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the request.
  ///   - review: What the place was found in, if its text counts.
  /// - Returns: The text.
  func subject(_ parameters: PropertyListValue?, in review: WorkspaceReview? = nil) -> SubjectText?
  {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else { return nil }
    let document = document(uri)
    guard let name = name(of: uri) else { return nil }
    guard let source = review?.sources[name] ?? document?.source ?? onDisk(name) else { return nil }
    let positions = TextPositions(source.bytes, in: capabilities.encoding)
    let offset = TextPosition(parameters?["position"]).map { positions.offset(of: $0) } ?? 0
    return SubjectText(
      uri: uri, name: name, source: source, positions: positions, offset: offset)
  }
}

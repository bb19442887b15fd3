// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

extension Judgment {
  /// Appends the line as it was, with the verdict in place of the choice.
  ///
  /// A line that has no choice becomes the verdict alone.
  func append(to output: inout [UInt8], _ text: [UInt8], _ line: Range<Int>) {
    if let choiceRange {
      output.append(contentsOf: text[line.lowerBound..<choiceRange.lowerBound])
    }
    appendVerdict(to: &output, text)
    if let choiceRange {
      var end = line.upperBound
      // Lines that end with CR LF go on to.
      if end > choiceRange.upperBound, text[end - 1] == 0x0D { end -= 1 }
      output.append(contentsOf: text[choiceRange.upperBound..<end])
    }
    output.append(0x0A)
  }

  private func appendVerdict(to output: inout [UInt8], _ text: [UInt8]) {
    guard verdict != .whole else {
      output.append(contentsOf: #"{"verdict":"whole"}"#.utf8)
      return
    }
    output.append(contentsOf: #"{"verdict":""#.utf8)
    output.append(contentsOf: verdict.rawValue.utf8)
    output.append(UInt8(ascii: "\""))
    if let message {
      output.append(contentsOf: #","message":"#.utf8)
      output.append(contentsOf: JSONWriter.string(message).utf8)
      output.append(contentsOf: #","column":\#(column ?? 1)"#.utf8)
    } else {
      output.append(contentsOf: #","losses":["#.utf8)
      var isFirst = true
      for losses in [destinationLosses, otherLosses] {
        for loss in losses {
          if !isFirst { output.append(UInt8(ascii: ",")) }
          isFirst = false
          loss.append(to: &output, text)
        }
      }
      output.append(UInt8(ascii: "]"))
    }
    output.append(UInt8(ascii: "}"))
  }
}

extension ChoiceLoss {
  fileprivate func append(to output: inout [UInt8], _ text: [UInt8]) {
    output.append(contentsOf: #"{"cause":""#.utf8)
    output.append(contentsOf: cause.name.utf8)
    output.append(UInt8(ascii: "\""))
    if let parameter {
      output.append(contentsOf: #","parameter":"#.utf8)
      output.append(contentsOf: JSONWriter.string(parameter).utf8)
    }
    if let position { output.append(contentsOf: #","position":\#(position)"#.utf8) }
    output.append(contentsOf: #","lost":"#.utf8)
    switch subject {
    case .text(let subject): output.append(contentsOf: JSONWriter.string(subject).utf8)
    case .spelled(let range):
      output.append(UInt8(ascii: "\""))
      output.append(contentsOf: text[range])
      output.append(UInt8(ascii: "\""))
    }
    output.append(UInt8(ascii: "}"))
  }
}

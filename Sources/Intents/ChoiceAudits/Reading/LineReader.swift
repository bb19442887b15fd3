// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText

/// Judges a line by the general readers: what an audit means.
///
/// ``LineScanner`` finds the same of usual lines, many times faster, and leaves all others to this type.
struct LineReader: Sendable {
  let subject: AuditSubject
  let path: ChoicePath

  /// Judges a line.
  ///
  /// - Parameters:
  ///   - text: The block that the line is in.
  ///   - line: The bytes of the line, without its end.
  ///   - judgment: What is found; ranges are those of the block.
  func judge(_ text: [UInt8], _ line: Range<Int>, into judgment: inout Judgment) {
    judgment.begin()
    do throws(Fault) {
      try read(Array(text[line]), at: line.lowerBound, into: &judgment)
      judgment.conclude()
    } catch {
      judgment.fail(error.message, column: error.offset + 1)
    }
  }

  /// Why a line cannot be read.
  private struct Fault: Error {
    let message: String
    let offset: Int
  }

  private func read(
    _ bytes: [UInt8], at start: Int, into judgment: inout Judgment
  ) throws(Fault) {
    if let offset = bytes.span.firstInvalidUTF8Offset() {
      let digits = String(bytes[offset], radix: 16, uppercase: true)
      throw Fault(message: "the byte 0x\(digits) is not valid UTF-8", offset: offset)
    }
    let root = try document(String(decoding: bytes, as: UTF8.self), at: nil)
    guard let value = choice(in: root) else {
      throw Fault(message: "the line does not have a member '\(path.text)'", offset: 0)
    }
    let range = value.fullRange
    judgment.choiceRange = start + range.start..<start + range.end
    // A table of a database often keeps the choice as the text of its JSON.
    let isText = value.kind == .string
    let offset = isText ? range.start : nil
    let choice = isText ? try document(value.string ?? "", at: offset) : value
    do throws(SavedChoiceError) {
      try judge(SavedChoiceForm(choice), into: &judgment)
    } catch {
      throw Fault(
        message: error.diagnostic.message.text,
        offset: offset ?? error.diagnostic.place.range?.start ?? 0)
    }
  }

  /// The value of a JSON text; a fault is at its place, or where the text itself is.
  private func document(_ text: String, at offset: Int?) throws(Fault) -> PropertyListValue {
    do throws(PropertyListError) {
      return try PropertyListDocument(SourceFile(name: "line", text: text), as: .json).root
    } catch {
      // The reader takes the line for a whole file.
      let message = error.message.replacing("the file", with: "the line")
      throw Fault(message: message, offset: offset ?? error.range.start)
    }
  }

  private func choice(in root: PropertyListValue) -> PropertyListValue? {
    var value = root
    for member in path.members {
      guard let next = value[member] else { return path.mayBeLine ? root : nil }
      value = next
    }
    return value
  }

  private func judge(
    _ form: SavedChoiceForm, into judgment: inout Judgment
  ) throws(SavedChoiceError) {
    guard let intent = subject.intent(named: form.intent) else {
      judgment.otherLosses = [.init(intent: form.intent, .missingIntent)]
      return
    }
    let choice = try WidgetChoice(form, for: intent.widget)
    guard intent.isForWidgets else {
      judgment.otherLosses = [.init(intent: form.intent, .intentNotForWidgets)]
      return
    }
    if choice.parameter != nil {
      judgeDestinations(choice.identifiers, of: intent, into: &judgment)
    }
    for member in choice.otherMembers {
      guard let parameter = intent.parameter(named: member.parameter) else {
        guard member.value != .unsuitable(.null) else { continue }
        judgment.otherLosses.append(
          ChoiceLoss(
            cause: .missingParameter, parameter: nil, position: nil,
            subject: .text(member.parameter)))
        continue
      }
      judgment.take(intent.finding(of: member.value, for: parameter), of: parameter.name)
    }
  }

  private func judgeDestinations(
    _ identifiers: [String], of intent: AuditedIntent,
    into judgment: inout Judgment
  ) {
    for (index, identifier) in identifiers.enumerated() {
      let found = intent.widget.destinationIndex(of: identifier)
      judgment.add(
        destination: found, of: intent, subject: .text(identifier),
        position: index + 1)
    }
    judgment.finishDestinations(of: intent)
  }
}

extension ChoiceLoss {
  /// The loss of all, since the intent is not what it was.
  fileprivate init(intent name: String, _ cause: LossCause) {
    self.init(cause: cause, parameter: nil, position: nil, subject: .text(name))
  }
}

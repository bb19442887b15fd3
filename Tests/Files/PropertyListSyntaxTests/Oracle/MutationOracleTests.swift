// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

/// Foundation on Linux and on Apple's systems share the code that reads property lists.
///
/// Where they may differ: which names of
/// encodings are known, as Linux has no list of the system's own.
@Suite("Damaged files as Foundation reads them")
struct MutationOracleTests {
  /// What comes of the files of one seed.
  private struct Outcome {
    var agreeing = 0
    var onlyFoundation: [String: Int] = [:]
    var onlyOurs: [String: Int] = [:]
    var differing: [String] = []

    var summary: String {
      func list(_ counts: [String: Int]) -> String {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
          .map { "\n    \($0.value) × \($0.key)" }.joined()
      }
      return """
        agree: \(agreeing)
          only Foundation reads: \(onlyFoundation.values.reduce(0, +))\(list(onlyFoundation))
          only we read: \(onlyOurs.values.reduce(0, +))\(list(onlyOurs))
          read otherwise: \(differing.count) \(differing)
        """
    }
  }

  /// What we make of a file: its value, and why it is refused, if it is.
  private func ours(_ content: [UInt8], isTable: Bool) -> (value: PlainValue?, reason: String) {
    do {
      let source = try SourceFile(name: "test", content: content, isPropertyList: true)
      var format = PropertyListDocument.Format.detect(in: source)
      if format == .json {
        guard isTable else { return (nil, "JSON") }
        format = .openStep
      }
      let document = try PropertyListDocument(source, as: format)
      if document.oddities.contains(where: \.isRefused) { return (nil, "reported as refused") }
      return (PlainValue(document.root), "")
    } catch let error as PropertyListError {
      return (nil, error.message)
    } catch {
      return (nil, "\(error)")
    }
  }

  /// What Foundation makes of a file: its value, and why it is refused, if it is.
  private func foundation(_ content: [UInt8]) -> (value: PlainValue?, refusal: String) {
    do {
      let value = try PropertyListSerialization.propertyList(from: Data(content), format: nil)
      return (PlainValue(foundation: value), "")
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String
      return (nil, words ?? "\(error)")
    }
  }

  private func run(_ samples: [[UInt8]], seed: UInt64, isTable: Bool, count: Int) -> Outcome {
    var files = MutatedFiles(of: samples, seed: seed)
    var outcome = Outcome()
    for _ in 0..<count {
      let (accident, content) = files.next()
      let (theirs, refusal) = foundation(content)
      let (value, reason) = ours(content, isTable: isTable)
      switch (theirs, value) {
      case (nil, nil): outcome.agreeing += 1
      case (let theirs?, let value?):
        outcome.agreeing += 1
        if !value.isSame(as: theirs) {
          outcome.differing.append("\(accident) \(Self.difference(theirs, value))")
        }
      case (_?, nil): outcome.onlyFoundation["\(accident): \(reason)", default: 0] += 1
      case (nil, _?): outcome.onlyOurs["\(accident): \(refusal)", default: 0] += 1
      }
    }
    return outcome
  }

  /// The first place where two values differ.
  private static func difference(_ theirs: PlainValue, _ ours: PlainValue) -> String {
    switch (theirs, ours) {
    case (.dictionary(let members), .dictionary(let others)):
      for (key, value) in members {
        guard let other = others[key] else { return "\(key.debugDescription) is missing" }
        if !other.isSame(as: value) { return "\(key): \(difference(value, other))" }
      }
      return "\(others.keys.filter { members[$0] == nil }) are too many"
    case (.array(let elements), .array(let others)) where elements.count == others.count:
      let pair = zip(elements, others).first { !$1.isSame(as: $0) }
      return pair.map { difference($0, $1) } ?? ""
    default: return "\(theirs) is \(ours)"
    }
  }

  private func samples() throws -> [[UInt8]] {
    var samples = try [
      "IntentDefinitions/QuickActionWidget.intentdefinition",
      "Localization/ja.lproj/QuickActionWidget.strings",
      "Tests/Fuzzing/Seeds/binary/definition.bplist",
      "Tests/Fuzzing/Seeds/binary/every-kind.bplist",
    ].map { try Repository.content(of: $0) }
    let files = Repository.corpusFiles(
      withExtension: "intentdefinition", "strings", "stringsdict")
    samples += try files.map { [UInt8](try Data(contentsOf: $0)) }
    return samples.filter { 1..<12_000 ~= $0.count }
  }

  @Test("what Foundation takes is taken, and what it refuses is refused", arguments: [false, true])
  func agreement(isTable: Bool) throws {
    // A thousand of each, or as many as are asked for.
    let wanted = ProcessInfo.processInfo.environment["QUICKACTION_MUTATIONS"].flatMap { Int($0) }
    let count = wanted ?? 1000
    let outcome = run(try samples(), seed: isTable ? 2 : 1, isTable: isTable, count: count)
    print(isTable ? "tables," : "definitions,", outcome.summary)
    #expect(outcome.agreeing >= count - count / 500)
    // Of a binary dictionary that has a key twice Apple's reader takes the first value and this one the last, which is said of
    // it; a number of 128 bits it cuts.
    #expect(outcome.differing.count <= count / 250)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
import SourceText

/// The claims about one file: whatever its bytes are, it is read or refused, and what is read keeps its promises.
public struct Claims {
  let source: SourceFile

  /// Opens an input; nil where it is no text, which is an answer as well.
  public init?(_ bytes: UnsafePointer<UInt8>?, count: Int) {
    let content = Array(UnsafeBufferPointer(start: bytes, count: count))
    do throws(SourceFileError) {
      source = try SourceFile(name: "input", content: content, isPropertyList: true)
    } catch {
      claim(!error.description.isEmpty, "a refusal says why")
      return nil
    }
    claim(
      source.encoded(source.bytes).map { $0 == content } ?? !source.defects.isEmpty,
      "a file is written back as it was, or not at all")
  }

  /// Checks what a reader makes of the input.
  public func check(as format: PropertyListDocument.Format) {
    // Never traps, whatever the file is.
    _ = PropertyListDocument.Format.detect(in: source)
    do throws(PropertyListError) {
      check(try PropertyListDocument(source, as: format))
    } catch {
      check(error)
    }
  }

  /// Checks what a document promises, and that it can be written and read again.
  func check(_ document: PropertyListDocument) {
    var walk = Walk(document: document)
    walk.visit(document.root, within: nil)
    claim(walk.nodeCount == document.nodeCount, "every node of the tape is reached once")
    checkOffsets(of: document)
    checkAnomalies(of: document)
    checkRoundTrip(of: document)
    checkEdits(of: document)
  }

  private func check(_ error: PropertyListError) {
    claim(isInside(error.range), "a fault stands in the file")
    claim(error.opening.map { isInside($0) } ?? true, "what is left open stands in the file")
    claim(!error.message.isEmpty && !error.description.isEmpty, "a fault says what is wrong")
    claim((error.note == nil) == (error.opening == nil), "a note has a place")
  }

  private func checkOffsets(of document: PropertyListDocument) {
    guard document.format != .binary else { return }
    let offsets = Array(document.nodeOffsets)
    claim(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 }, "offsets ascend")
    let lines = source.lineTable()
    let locations = lines.locations(ofAscending: offsets)
    for index in Set([0, offsets.count / 2, offsets.count - 1]) {
      claim(locations[index] == lines.location(of: offsets[index]), "both ways lead to one place")
    }
  }

  private func checkAnomalies(of document: PropertyListDocument) {
    for duplicate in document.duplicateKeys() {
      let (first, second) = (duplicate.earlier.key, duplicate.later.key)
      claim(first.utf8.elementsEqual(second.utf8), "a key comes twice")
      claim(
        duplicate.earlier.keyRange.start <= duplicate.later.keyRange.start
          || document.format == .binary, "the first key comes first")
    }
    for dictionary in document.dictionariesOutOfOrder() {
      let keys = dictionary.entries.map { Array($0.key.utf8) }
      let isSorted = zip(keys, keys.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) }
      claim(!isSorted, "a dictionary out of order has a key that sorts before the last one")
    }
    if let range = document.trailingContent {
      claim(isInside(range) && !range.isEmpty, "trailing content stands in the file")
    }
  }

  private func isInside(_ range: SourceRange) -> Bool {
    range.start <= range.end && range.end <= source.bytes.count
  }
}

/// Traps where a claim does not hold, so that libFuzzer keeps the input.
func claim(_ holds: Bool, _ words: @autoclosure () -> String) {
  guard !holds else { return }
  fatalError("it does not hold that \(words())")
}

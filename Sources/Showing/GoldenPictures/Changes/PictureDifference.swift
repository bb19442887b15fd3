// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The differences between two pictures.
package struct PictureDifference: Hashable, Sendable {
  /// Above so many elements between what is the same at both ends, elements are found again by their names alone.
  static let alignmentLimit = 1500

  /// The sizes before and after; nil if they are the same.
  package let resized: (Size, Size)?

  /// The elements that changed, in the order in which they are drawn, those that are gone last.
  package let changes: [PictureChange]

  /// Compares two files of the renderer.
  package init(from before: String, to after: String) {
    self.init(from: Picture(svg: before), to: Picture(svg: after))
  }

  /// Compares a picture with an earlier one.
  package init(from before: Picture, to after: Picture) {
    resized = before.size == after.size ? nil : (before.size, after.size)
    var matching = PictureMatching(before.elements, after.elements)
    changes = matching.changes()
  }

  /// Each change in a sentence, that of the size first.
  ///
  /// Files can differ in what is not drawn, such as the title; that is a sentence, too.
  package var sentences: [String] {
    var sentences = changes.map(\.sentence)
    if let (old, new) = resized {
      sentences.insert("the widget is \(Self.words(new)) pt instead of \(Self.words(old))", at: 0)
    }
    return sentences.isEmpty
      ? ["nothing that is drawn changed, only how the file says it or the title"] : sentences
  }

  private static func words(_ size: Size) -> String {
    "\(size.width.points) × \(size.height.points)"
  }

  /// Whether two differences are the same.
  package static func == (left: PictureDifference, right: PictureDifference) -> Bool {
    left.changes == right.changes && left.resized?.0 == right.resized?.0
      && left.resized?.1 == right.resized?.1
  }

  /// Hashes the changes between the pictures.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(changes)
  }
}

/// Finds for the elements of one picture those of another.
private struct PictureMatching {
  /// The parts of an element that stay when it moves.
  private struct Name: Hashable {
    var kind: PictureElement.Kind
    var name: String
    var form: String
  }

  private let before: [PictureElement]
  private let after: [PictureElement]

  /// For each element after, that before; nil if it has none.
  private var partners: [Int?]

  /// Whether an element before has a partner.
  private var isTaken: [Bool]

  init(_ before: [PictureElement], _ after: [PictureElement]) {
    self.before = before
    self.after = after
    partners = Array(repeating: nil, count: after.count)
    isTaken = Array(repeating: false, count: before.count)
  }

  mutating func changes() -> [PictureChange] {
    matchEqual()
    matchNamed()
    matchPlaced()
    var changes: [PictureChange] = []
    for (index, element) in after.enumerated() {
      guard let partner = partners[index] else {
        changes.append(PictureChange(before: nil, after: element))
        continue
      }
      if before[partner] != element {
        changes.append(PictureChange(before: before[partner], after: element))
      }
    }
    for (index, element) in before.enumerated() where !isTaken[index] {
      changes.append(PictureChange(before: element, after: nil))
    }
    return changes
  }

  private mutating func match(_ old: Int, _ new: Int) {
    partners[new] = old
    isTaken[old] = true
  }

  /// Those that are the same, in order.
  private mutating func matchEqual() {
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] {
      match(start, start)
      start += 1
    }
    var (oldEnd, newEnd) = (before.count, after.count)
    while oldEnd > start, newEnd > start, before[oldEnd - 1] == after[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      match(oldEnd, newEnd)
    }
    guard max(oldEnd, newEnd) - start <= PictureDifference.alignmentLimit else { return }
    let difference = after[start..<newEnd].difference(from: before[start..<oldEnd])
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    let kept = (start..<oldEnd).filter { !removed.contains($0) }
    let found = (start..<newEnd).filter { !inserted.contains($0) }
    for (old, new) in zip(kept, found) { match(old, new) }
  }

  /// Those that say the same or have the same form, in order.
  private mutating func matchNamed() {
    var queues: [Name: [Int]] = [:]
    for index in before.indices.reversed() where !isTaken[index] {
      queues[Self.name(before[index]), default: []].append(index)
    }
    for index in after.indices where partners[index] == nil {
      if let old = queues[Self.name(after[index])]?.popLast() { match(old, index) }
    }
  }

  /// Those of a kind that are at the same place, such as a text that says something else.
  private mutating func matchPlaced() {
    let lost = before.indices.filter { !isTaken[$0] }
    guard lost.count <= PictureDifference.alignmentLimit else { return }
    for index in after.indices where partners[index] == nil {
      let element = after[index]
      let old = lost.first {
        !isTaken[$0] && before[$0].kind == element.kind
          && before[$0].frame.meets(element.frame)
      }
      if let old { match(old, index) }
    }
  }

  private static func name(_ element: PictureElement) -> Name {
    Name(kind: element.kind, name: element.name, form: element.form)
  }
}

extension Rect {
  /// Whether both have a point in common.
  fileprivate func meets(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import SourceText
import Testing
import WidgetValues

@Suite("What no edit can break")
struct EditInvariantTests {
  /// A widget, the family it is placed in, and what it begins with.
  private static let widgets: [(String, TestWidget, WidgetFamily)] = [
    ("a full list of a fixed size", TestWidget(count: 7), .systemMedium),
    (
      "a fixed list with room", TestWidget(sizes: ["Large": 8], count: 12, defaults: ["d3", "d1"]),
      .systemLarge
    ),
    ("a fixed list larger than the catalog", TestWidget(count: 2), .systemMedium),
    ("a free list", TestWidget(sizes: nil, count: 5, defaults: ["d2"]), .systemSmall),
    ("a single object", TestWidget(isArray: false, sizes: nil, count: 3), .systemMedium),
  ]

  private func identifier(using generator: inout SplitMix) -> String {
    // Some that the catalog does not have.
    "d\(Int.random(in: 0...14, using: &generator))"
  }

  private func edit(using generator: inout SplitMix) -> ChoiceEdit {
    func position() -> Int { Int.random(in: -1...9, using: &generator) }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...4: return .replace(position: position(), identifier: identifier(using: &generator))
    case 5...7: return .move(from: position(), to: position())
    case 8, 9: return .swap(position(), position())
    case 10...13: return .add(identifier: identifier(using: &generator))
    case 14...16: return .remove(position: position())
    case 17, 18:
      let count = Int.random(in: 0...9, using: &generator)
      let list = (0..<count).map { _ in identifier(using: &generator) }
      return .set(parameter: "screens", value: list.joined(separator: ","))
    default: return .reset
    }
  }

  @Test(
    "after each of 10,000 edits the choice is one that the widget can show", arguments: widgets)
  func invariants(name: String, widget: TestWidget, family: WidgetFamily) throws {
    let intent = try widget.intent()
    let capacity = intent.capacity(for: family)
    let known = Set(try #require(intent.catalog).destinations.map(\.identifier.value))
    var generator = SplitMix(state: UInt64(name.utf8.count))
    var choice = intent.defaultChoice(for: family)
    var isReset = true
    var (done, refused) = (0, 0)
    for _ in 0..<10_000 {
      let edit = edit(using: &generator)
      let before = choice
      do throws(ChoiceError) {
        choice = try choice.applying(edit, to: intent, family: family)
        done += 1
        isReset = edit == .reset
      } catch {
        refused += 1
        if error.description.isEmpty { Issue.record("no sentence for \(error)") }
        continue
      }
      let identifiers = choice.identifiers
      let isBroken =
        Set(identifiers).count != identifiers.count
        || !known.isSuperset(of: identifiers)
        || capacity.map { limit in
          identifiers.count > limit || (!isReset && identifiers.count < before.identifiers.count)
        } ?? false
        || choice.intent != before.intent || choice.parameter != before.parameter
      if isBroken { Issue.record("\(name): \(edit) made \(identifiers) of \(before.identifiers)") }
    }
    // Both happen often enough to mean something.
    #expect(done > 500)
    #expect(refused > 500)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetRendering

@Suite struct KeyedValuesTests {
  /// A key whose hash says nothing.
  private struct Key: Hashable {
    var number: Int

    func hash(into hasher: inout Hasher) {}
  }

  @Test("values are found by their keys, also by those of one hash")
  func values() {
    var values = KeyedValues<Key, String>()
    #expect(values[Key(number: 1)] == nil)
    for number in 1...3 { values.add("\(number)", for: Key(number: number)) }
    for number in 1...3 { #expect(values[Key(number: number)] == "\(number)") }
    #expect(values[Key(number: 4)] == nil)
    #expect(values.count == 3)
    values.removeAll()
    #expect(values[Key(number: 1)] == nil)
    #expect(values.count == 0)
  }
}

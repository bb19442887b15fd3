// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Testing

/// Tables of objects, and changes that are undone.
@Suite struct TableAndUndoTests {
  private final class Key: NSObject {}

  @Test func `A table finds values by equal keys, and lets go what it does not hold`() {
    let table = NSMapTable<NSString, Key>.strongToStrongObjects()
    let value = Key()
    table.setObject(value, forKey: "a")
    #expect(table.object(forKey: NSString(string: "a")) === value)
    #expect(table.object(forKey: "b") == nil)
    table.setObject(nil, forKey: "a")
    #expect(table.count == 0)

    let weak = NSMapTable<Key, NSString>.weakToStrongObjects()
    do {
      let key = Key()
      weak.setObject("x", forKey: key)
      #expect(weak.object(forKey: key) == "x")
    }
    #expect(weak.count == 0)
  }

  @Test func `What is undone can be done again, until something else is done`() {
    final class Counter {
      var count = 0

      func set(_ value: Int, with undo: UndoManager) {
        let old = count
        undo.registerUndo(withTarget: self) { $0.set(old, with: undo) }
        undo.setActionName("Set")
        count = value
      }
    }
    let (undo, counter) = (UndoManager(), Counter())
    counter.set(1, with: undo)
    counter.set(2, with: undo)
    #expect(undo.undoActionName == "Set")
    undo.undo()
    #expect(counter.count == 1)
    #expect(undo.canRedo)
    undo.redo()
    #expect(counter.count == 2)
    undo.undo()
    undo.undo()
    #expect(counter.count == 0)
    #expect(!undo.canUndo)
    counter.set(5, with: undo)
    #expect(!undo.canRedo)
    undo.removeAllActions(withTarget: counter)
    #expect(!undo.canUndo)
  }
}

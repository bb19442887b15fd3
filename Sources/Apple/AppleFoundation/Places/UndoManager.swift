// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A recorder of changes that can be undone and done again.
///
/// Changes that are registered while it undoes are done again by `redo()`, as on a device. Its groups are those of one registration each.
open class UndoManager: NSObject {
  private struct Change {
    weak var target: AnyObject?
    let name: String
    let run: () -> Void
  }

  private var changes: [Change] = []
  private var undone: [Change] = []
  private var disables = 0
  private var name = ""

  /// Whether it undoes a change at the moment.
  open private(set) var isUndoing = false
  /// Whether it does a change again at the moment.
  open private(set) var isRedoing = false
  /// Whether there is a change that can be undone.
  open var canUndo: Bool { !changes.isEmpty }
  /// Whether there is a change that can be done again.
  open var canRedo: Bool { !undone.isEmpty }
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disables == 0 }
  /// The greatest number of changes that are kept; zero for no limit.
  open var levelsOfUndo = 0
  /// Whether groups are made by the event; kept, and without an effect here.
  open var groupsByEvent = true
  /// The number of open groups; always zero here.
  open var groupingLevel: Int { 0 }
  /// The name of the change that would be undone.
  open var undoActionName: String { changes.last?.name ?? "" }
  /// The name of the change that would be done again.
  open var redoActionName: String { undone.last?.name ?? "" }

  /// Registers how a change of an object is undone.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: target, name: name) { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing {
      undone.append(change)
    } else {
      changes.append(change)
      if levelsOfUndo > 0, changes.count > levelsOfUndo { changes.removeFirst() }
      if !isRedoing { undone = [] }
    }
  }

  /// Undoes the last change.
  open func undo() {
    guard let change = changes.popLast() else { return }
    isUndoing = true
    change.run()
    isUndoing = false
  }

  /// Does the change again that was undone last.
  open func redo() {
    guard let change = undone.popLast() else { return }
    isRedoing = true
    change.run()
    isRedoing = false
  }

  /// Names the change that is registered last.
  open func setActionName(_ actionName: String) {
    name = actionName
    guard !isUndoing, let last = changes.popLast() else { return }
    changes.append(Change(target: last.target, name: actionName, run: last.run))
  }

  /// Begins a group, which has no effect here.
  open func beginUndoGrouping() {}
  /// Ends a group, which has no effect here.
  open func endUndoGrouping() {}
  /// Registers no changes until they are enabled as often as they were disabled.
  open func disableUndoRegistration() { disables += 1 }
  /// Registers changes again if they were disabled once.
  open func enableUndoRegistration() { disables = max(0, disables - 1) }

  /// Forgets all changes that were registered.
  open func removeAllActions() {
    changes = []
    undone = []
  }

  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    changes.removeAll { $0.target === target as AnyObject }
    undone.removeAll { $0.target === target as AnyObject }
  }
}

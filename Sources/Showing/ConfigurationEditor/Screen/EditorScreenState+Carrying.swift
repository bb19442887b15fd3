// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText
import TerminalInterface

extension EditorScreenState {
  mutating func carriable() -> EditorMode.Carrying? {
    guard case .element(let parameter, let position) = selection, let row = selectedRow else {
      say(texts(.onlyListsMove))
      return nil
    }
    guard row.elements.count > 1 else {
      say(texts(.singleItem))
      return nil
    }
    return .init(parameter: parameter, from: position, to: position)
  }

  mutating func pickUp() {
    if let carrying = carriable() { show(carrying) }
  }

  mutating func carry(
    _ carrying: EditorMode.Carrying, _ press: KeyPress
  ) -> [EditorEffect] {
    var carrying = carrying
    let count = editor.form[carrying.parameter]?.elements.count ?? 1
    switch press.key {
    case .up, .character("k"), .character("K"): carrying.to = max(1, carrying.to - 1)
    case .down, .character("j"), .character("J"): carrying.to = min(count, carrying.to + 1)
    case .home, .character("g"): carrying.to = 1
    case .end, .character("G"): carrying.to = count
    case .enter, .character(" "):
      drop(carrying)
      return []
    case .escape, .character("q"):
      trial = nil
      mode = .sheet
      selection = .element(parameter: carrying.parameter, position: carrying.from)
      return []
    default: return []
    }
    show(carrying)
    return []
  }

  mutating func show(_ carrying: EditorMode.Carrying) {
    mode = .carrying(carrying)
    selection = .element(parameter: carrying.parameter, position: carrying.to)
    trial = nil
    if carrying.from != carrying.to {
      attempt(.move(from: carrying.from, to: carrying.to, in: carrying.parameter))
    }
  }

  mutating func drop(_ carrying: EditorMode.Carrying) {
    mode = .sheet
    trial = nil
    guard carrying.from != carrying.to else { return }
    make(
      .move(from: carrying.from, to: carrying.to, in: carrying.parameter),
      from: .element(parameter: carrying.parameter, position: carrying.from))
    selection = .element(parameter: carrying.parameter, position: carrying.to)
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText
import TerminalInterface

extension EditorScreenState {
  mutating func type(_ typing: EditorMode.Typing, _ press: KeyPress) -> [EditorEffect] {
    var typing = typing
    switch (press.key, press.modifiers) {
    case (.escape, _): leave()
    case (.enter, _):
      guard let slot = typing.slot else {
        guard !typing.input.text.isEmpty else { return [] }
        leave()
        return [.save(path: typing.input.text, overwriting: false)]
      }
      if let error = attempt(slot.edit(typing.input.text)) {
        typing.problem = sentence(for: error)
        mode = .typing(typing)
        return []
      }
      mode = .sheet
      make(slot.edit(typing.input.text))
      if slot.place == .end { selectLastElement(of: slot.parameter) }
    case (.up, .none), (.pageUp, .none): step(&typing, by: 1, isLarge: press.key == .pageUp)
    case (.down, .none), (.pageDown, .none): step(&typing, by: -1, isLarge: press.key == .pageDown)
    default:
      guard typing.input.handle(press) else { return [] }
      check(&typing)
    }
    return []
  }

  /// Makes a number that is typed greater or smaller, a date later or earlier.
  private mutating func step(_ typing: inout EditorMode.Typing, by step: Int, isLarge: Bool) {
    guard let slot = typing.slot else { return }
    let text = typing.input.text
    switch editor.form[slot.parameter]?.control {
    case .number(let traits):
      typing.input = TextInput(
        traits.text(text, by: Double(step) * (isLarge ? traits.leap : traits.fineStep)))
    case .date(let parts):
      let count = isLarge ? (parts == .time ? 60 : 7) : 1
      let stepped = CalendarSpelling.text(
        text, parts: parts, by: step * count, today: editor.today())
      guard let stepped else { return }
      typing.input = TextInput(stepped)
    default: return
    }
    check(&typing)
  }

  /// Says in place whether what is typed fits.
  mutating func check(_ typing: inout EditorMode.Typing) {
    typing.problem = nil
    if let slot = typing.slot, !typing.input.text.isEmpty,
      let error = attempt(slot.edit(typing.input.text))
    {
      typing.problem = sentence(for: error)
    }
    mode = .typing(typing)
  }

  /// The sentence on an error, in the language of the screen.
  func sentence(for error: ChoiceError) -> String {
    visible(texts.choices.sentence(for: error) { editor.form[$0]?.title ?? $0 })
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText
import TerminalInterface

extension EditorScreenState {
  /// Takes an event.
  ///
  /// - Returns: What is to be done, in order.
  package mutating func update(_ event: EditorEvent) -> [EditorEffect] {
    defer { trail.end(with: selection) }
    switch event {
    case .key(let press):
      message = nil
      if press == KeyPress(.character("z"), .control) { return [.suspend] }
      if press == KeyPress(.character("l"), .control) { return [.redraw] }
      return handle(press)
    case .paste(let text): return paste(text)
    case .click(let target):
      message = nil
      return click(target)
    case .drag(let target): drag(to: target)
    case .drop:
      if case .carrying(let carrying) = mode { drop(carrying) }
    case .scroll(let down): return handle(KeyPress(down ? .down : .up))
    case .saved(let name):
      editor.markSaved()
      (isReadOnly, isChangedOnDisk) = (false, false)
      say(texts(.saidSaved, VisibleText.of(name)))
      if quitsWhenSaved { return [.quit] }
    case .changedOnDisk(let name):
      isChangedOnDisk = true
      ask(.changedOnDisk(name: name))
    case .noticedChange(let name):
      isChangedOnDisk = true
      say(texts(.saidChangedOnDisk, VisibleText.of(name)), isProblem: true)
    case .noticedEditor(let name):
      say(texts(.saidOtherEditor, VisibleText.of(name)), isProblem: true)
    case .failed(let sentence, let path):
      ask(.failed(VisibleText.of(sentence), path: path))
    case .unreadable(let sentence): say(VisibleText.of(sentence), isProblem: true)
    case .reloaded(let configuration):
      isChangedOnDisk = false
      trail.begin(at: editor.changeCount, before: selection)
      editor.reload(configuration)
      trial = nil
      mode = .sheet
      keepSelection()
      say(texts(.saidReloaded))
    case .found(let configuration): ask(.restore(configuration))
    }
    return []
  }

  private mutating func handle(_ press: KeyPress) -> [EditorEffect] {
    switch mode {
    case .sheet:
      if let action = EditorAction(press) { return perform(action) }
      if press.typedCharacter != nil { say(texts(.saidNoKey)) }
      return []
    case .carrying(let carrying): return carry(carrying, press)
    case .picking(let picking): return pick(picking, press)
    case .typing(let typing): return type(typing, press)
    case .commands(let commands): return search(commands, press)
    case .asking(let asking): return answer(asking, press)
    case .help(let scroll):
      switch press.key {
      case .down, .character("j"): mode = .help(scroll: scroll + 1)
      case .up, .character("k"): mode = .help(scroll: max(0, scroll - 1))
      case .pageDown, .character(" "): mode = .help(scroll: scroll + 8)
      case .pageUp: mode = .help(scroll: max(0, scroll - 8))
      default: mode = .sheet
      }
      return []
    case .changes:
      mode = .sheet
      return []
    }
  }

  private mutating func paste(_ text: String) -> [EditorEffect] {
    switch mode {
    case .picking(var picking):
      picking.input.insert(text)
      filter(&picking)
    case .typing(var typing):
      typing.input.insert(text)
      check(&typing)
    case .commands(var commands):
      commands.input.insert(text)
      filter(&commands)
    default: break
    }
    return []
  }

  // MARK: The mouse

  private mutating func click(_ target: ScreenTarget) -> [EditorEffect] {
    switch (target, mode) {
    case (.item(let item), .sheet):
      if selection == item { return perform(.edit) }
      selection = item
    case (.grip(let item), .sheet):
      selection = item
      return perform(.carry)
    case (.option(let place), .picking(var picking)):
      let isAgain = picking.highlight == place
      picking.highlight = place
      look(at: picking)
      return isAgain ? pick(picking, KeyPress(.enter)) : []
    case (.option(let place), .commands(var commands)):
      commands.highlight = place
      return search(commands, KeyPress(.enter))
    case (.option(let place), .asking(var asking)):
      asking.highlight = place
      return answer(asking, KeyPress(.enter))
    default: break
    }
    return []
  }

  private mutating func drag(to target: ScreenTarget) {
    guard case .carrying(var carrying) = mode else { return }
    switch target {
    case .item(.element(carrying.parameter, let position)),
      .grip(.element(carrying.parameter, let position)):
      carrying.to = position
      show(carrying)
    default: break
    }
  }

  // MARK: Actions

  mutating func perform(_ action: EditorAction) -> [EditorEffect] {
    switch action {
    case .up: select(by: -1)
    case .down: select(by: 1)
    case .first: selection = items.first
    case .last: selection = items.last
    case .edit: edit()
    case .carry: pickUp()
    case .moveUp: move(by: -1)
    case .moveDown: move(by: 1)
    case .add: add()
    case .remove: remove()
    case .clear: if let selection { make(.clear(parameter: selection.parameter)) }
    case .less: adjust(by: -1)
    case .more: adjust(by: 1)
    case .undo: undo()
    case .redo: redo()
    case .reset:
      make(.reset)
      if message == nil { say(texts(.saidReset)) }
    case .changes: mode = .changes
    case .appearance, .device, .typeSize, .language, .family: changeLook(action)
    case .save: return [.save(path: nil, overwriting: false)]
    case .saveAs: mode = .typing(.init(slot: nil, input: TextInput()))
    case .reload: return [.reload]
    case .help: mode = .help(scroll: 0)
    case .palette: mode = .commands(.init())
    case .quit:
      guard editor.hasUnsavedChanges else { return [.quit] }
      ask(.quit)
    }
    return []
  }

  private mutating func undo() {
    guard let change = editor.lastChange, editor.undo() else {
      return say(texts(.saidNothingToUndo), isProblem: true)
    }
    say(texts(.saidUndone, visible(texts.sentence(for: change))))
    selection = trail.before(editor.changeCount) ?? selection
    keepSelection()
  }

  private mutating func redo() {
    guard editor.redo(), let change = editor.lastChange else {
      return say(texts(.saidNothingToRedo), isProblem: true)
    }
    say(texts(.saidRedone, visible(texts.sentence(for: change))))
    selection = trail.after(editor.changeCount - 1) ?? selection
    keepSelection()
  }

  private mutating func select(by step: Int) {
    let items = items
    guard let selection, let place = items.firstIndex(of: selection) else {
      selection = items.first
      return
    }
    self.selection = items[min(max(0, place + step), items.count - 1)]
  }

  private mutating func move(by step: Int) {
    guard let carrying = carriable() else { return }
    let count = selectedRow?.elements.count ?? 0
    let target = carrying.from + step
    guard (1...max(1, count)).contains(target) else { return }
    make(.move(from: carrying.from, to: target, in: carrying.parameter))
    selection = .element(parameter: carrying.parameter, position: target)
  }

  private mutating func add() {
    guard let row = selectedRow, row.isListed else { return say(texts(.saidNotList)) }
    guard row.canAdd || row.elements.isEmpty else {
      return say(texts(.saidCannotAdd, String(row.list?.capacity ?? 1)), isProblem: true)
    }
    selection = .add(parameter: row.parameter)
    edit()
  }

  private mutating func remove() {
    guard case .element(let parameter, let position) = selection, let row = selectedRow else {
      return perform(clearing: selection)
    }
    guard row.canRemove else {
      return say(texts(.saidCannotRemove, String(row.list?.capacity ?? 1)), isProblem: true)
    }
    make(.remove(position: position, in: parameter))
  }

  private mutating func perform(clearing item: SheetItem?) {
    guard case .value(let parameter) = item else { return }
    make(.clear(parameter: parameter))
  }

  // MARK: Carrying

  private mutating func carriable() -> EditorMode.Carrying? {
    guard case .element(let parameter, let position) = selection, let row = selectedRow else {
      say(texts(.saidNotList))
      return nil
    }
    guard row.elements.count > 1 else {
      say(texts(.saidAlone))
      return nil
    }
    return .init(parameter: parameter, from: position, to: position)
  }

  private mutating func pickUp() {
    if let carrying = carriable() { show(carrying) }
  }

  private mutating func carry(
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

  private mutating func show(_ carrying: EditorMode.Carrying) {
    mode = .carrying(carrying)
    selection = .element(parameter: carrying.parameter, position: carrying.to)
    trial = nil
    if carrying.from != carrying.to {
      attempt(.move(from: carrying.from, to: carrying.to, in: carrying.parameter))
    }
  }

  private mutating func drop(_ carrying: EditorMode.Carrying) {
    mode = .sheet
    trial = nil
    guard carrying.from != carrying.to else { return }
    make(
      .move(from: carrying.from, to: carrying.to, in: carrying.parameter),
      from: .element(parameter: carrying.parameter, position: carrying.from))
    selection = .element(parameter: carrying.parameter, position: carrying.to)
  }
}

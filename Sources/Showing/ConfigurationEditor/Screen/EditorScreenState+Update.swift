// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText
import TerminalInterface
import WidgetViews

extension EditorScreenState {
  /// Handles an event.
  ///
  /// - Returns: The effects, in order.
  package mutating func update(_ event: EditorEvent) -> [EditorEffect] {
    defer { trail.end(with: selection) }
    switch event {
    case .key(let press):
      message = nil
      if press == KeyPress(.character("z"), .control) { return [.suspend] }
      if press == KeyPress(.character("l"), .control) { return [.redraw] }
      if press == KeyPress(.character("c"), .control) { return interrupt() }
      return handle(press)
    case .paste(let text): return paste(text)
    case .click(let target):
      message = nil
      return click(target)
    case .drag(let target): drag(to: target)
    case .drop:
      switch mode {
      case .carrying(let carrying): drop(carrying)
      case .sliding(let sliding): letGo(sliding)
      default: break
      }
    case .scroll(let down): return handle(KeyPress(down ? .down : .up))
    case .saved(let name):
      editor.markSaved()
      (isReadOnly, isChangedOnDisk, isFileThere) = (false, false, true)
      say(texts(.savedIn, VisibleText.of(name)))
      if quitsWhenSaved { return [.quit] }
    case .changedOnDisk(let name):
      isChangedOnDisk = true
      ask(.changedOnDisk(name: name))
    case .noticedChange(let name):
      isChangedOnDisk = true
      say(texts(.fileChangedOnDisk, VisibleText.of(name)), isProblem: true)
    case .noticedEditor(let name):
      say(texts(.fileOpenElsewhere, VisibleText.of(name)), isProblem: true)
    case .failed(let sentence, let path):
      ask(.failed(VisibleText.of(sentence), path: path))
    case .unreadable(let sentence): say(VisibleText.of(sentence), isProblem: true)
    case .reloaded(let choice, let isThere):
      (isChangedOnDisk, isFileThere) = (false, isThere)
      trail.begin(at: editor.changeCount, before: selection)
      editor.reload(choice)
      trial = nil
      mode = .sheet
      keepSelection()
      say(texts(.reloaded))
    case .found(let choice): ask(.restore(choice))
    }
    return []
  }

  private mutating func handle(_ press: KeyPress) -> [EditorEffect] {
    switch mode {
    case .sheet:
      if let action = EditorAction(press) { return perform(action) }
      if let action = EditorAction.backwards(press) {
        changeLook(action, by: -1)
        return []
      }
      if press.typedCharacter != nil { say(texts(.unknownKey)) }
      return []
    case .carrying(let carrying): return carry(carrying, press)
    case .sliding:
      trial = nil
      mode = .sheet
      return []
    case .picking(let picking): return pick(picking, press)
    case .typing(let typing): return type(typing, press)
    case .commands(let commands): return search(commands, press)
    case .asking(let asking): return answer(asking, press)
    case .help(let scroll):
      mode = Self.scrolled(scroll, press).map { .help(scroll: $0) } ?? .sheet
      return []
    case .notes(let scroll):
      mode = Self.scrolled(scroll, press).map { .notes(scroll: $0) } ?? .sheet
      return []
    case .changes:
      mode = .sheet
      return []
    }
  }

  /// The first line that is shown after a key; nil if the key closes the list.
  private static func scrolled(_ scroll: Int, _ press: KeyPress) -> Int? {
    switch press.key {
    case .down, .character("j"): scroll + 1
    case .up, .character("k"): max(0, scroll - 1)
    case .pageDown, .character(" "): scroll + 8
    case .pageUp: max(0, scroll - 8)
    default: nil
    }
  }

  /// Handles Ctrl-C: ends the editor without unsaved changes, else asks, and ends it if the key
  /// comes again.
  ///
  /// What is unsaved is kept for the next session, so that nothing is lost. What is open is closed first.
  private mutating func interrupt() -> [EditorEffect] {
    switch mode {
    case .asking(let asking):
      if case .quit = asking.question {
        if keepsDraft { return [.interrupt] }
        say(texts(.draftNotKept), isProblem: true)
        return []
      }
      quitsWhenSaved = false
    case .sheet: break
    default: return handle(KeyPress(.escape))
    }
    guard editor.hasUnsavedChanges else { return [.interrupt] }
    ask(.quit)
    return []
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
    case (.track(let item, let place, let count), .sheet): slide(item, to: place, of: count)
    case (.key(let press), _): return handle(press)
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
    if case .track(let item, let place, let count) = target, case .sliding(let sliding) = mode,
      item.parameter == sliding.parameter
    {
      return slide(item, to: place, of: count)
    }
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
    case .muchLess: adjust(by: -1, isLarge: true)
    case .muchMore: adjust(by: 1, isLarge: true)
    case .undo: undo()
    case .redo: redo()
    case .reset:
      make(.reset)
      if message == nil { say(texts(.resetAll)) }
    case .changes: mode = .changes
    case .appearance, .device, .typeSize, .language, .family: changeLook(action)
    case .deviceList: pickDevice()
    case .notes:
      if !editor.hasPicture { say(texts(.noPreview)) } else { mode = .notes(scroll: 0) }
    case .save: return [.save(path: nil, overwriting: false)]
    case .saveAs: mode = .typing(.init(slot: nil, input: TextInput()))
    case .reload: return [.reload]
    case .help: mode = .help(scroll: 0)
    case .palette: mode = .commands(.init())
    case .quit:
      guard editor.hasUnsavedChanges else { return [.quit] }
      ask(.quit)
    case .saveAndQuit:
      guard editor.hasUnsavedChanges || !isFileThere else { return [.quit] }
      quitsWhenSaved = true
      return [.save(path: nil, overwriting: false)]
    case .discardAndQuit: return [.dropDraft, .quit]
    }
    return []
  }

  private mutating func undo() {
    guard let change = editor.lastChange, editor.undo() else {
      return say(texts(.nothingToUndo), isProblem: true)
    }
    say(texts(.undone, visible(texts.sentence(for: change))))
    selection = trail.before(editor.changeCount) ?? selection
    keepSelection()
  }

  private mutating func redo() {
    guard editor.redo(), let change = editor.lastChange else {
      return say(texts(.nothingToRedo), isProblem: true)
    }
    say(texts(.redone, visible(texts.sentence(for: change))))
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
    guard let row = selectedRow, row.isListed else { return say(texts(.onlyListsMove)) }
    guard row.canAdd || row.elements.isEmpty else {
      let error = ChoiceError.full(
        capacity: row.list?.capacity ?? 1, family: editor.family.rawValue)
      return say(sentence(for: error), isProblem: true)
    }
    selection = .add(parameter: row.parameter)
    edit()
  }

  private mutating func remove() {
    guard case .element(let parameter, let position) = selection, let row = selectedRow else {
      return perform(clearing: selection)
    }
    guard row.canRemove else {
      let error = ChoiceError.fixedSize(
        capacity: row.list?.capacity ?? 1, family: editor.family.rawValue)
      return say(sentence(for: error), isProblem: true)
    }
    make(.remove(position: position, in: parameter))
  }

  private mutating func perform(clearing item: SheetItem?) {
    guard case .value(let parameter) = item else { return }
    make(.clear(parameter: parameter))
  }
}

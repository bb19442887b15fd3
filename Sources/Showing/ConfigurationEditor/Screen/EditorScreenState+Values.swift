// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import QuickActions
import SourceText
import TerminalInterface
import WidgetViews

extension EditorScreenState {
  /// Opens what the selected value is edited with.
  mutating func edit() {
    guard let item = selection, let row = selectedRow else { return }
    if case .unavailable(let reason) = row.control {
      let error = ChoiceError.readOnly(parameter: row.parameter, reason: reason)
      return say(sentence(for: error), isProblem: true)
    }
    let slot: ValueSlot
    var old = ""
    switch item {
    case .element(let parameter, let position):
      slot = ValueSlot(parameter: parameter, place: .position(position))
      if row.elements.indices.contains(position - 1) { old = row.elements[position - 1].spelling }
    case .add(let parameter): slot = ValueSlot(parameter: parameter, place: .end)
    case .value(let parameter):
      slot = ValueSlot(parameter: parameter, place: .value)
      old = row.spelling
    }
    do throws(ChoiceError) {
      if let options = try editor.handledOptions(of: row, matching: nil) {
        return startPicking(slot, from: OptionIndex(options), excluding: [], at: old)
      }
    } catch {
      return say(sentence(for: error), isProblem: true)
    }
    switch row.control {
    case .destination: pickDestination(slot)
    case .enumeration(let choices) where !choices.isEmpty:
      startPicking(
        slot, from: OptionIndex(choices.map { ($0.name, $0.title) }), excluding: [], at: old)
    case .boolean where slot.place == .value:
      make(slot.edit(old == "true" ? "false" : "true"))
    case .boolean(let trueTitle, let falseTitle):
      startPicking(
        slot, from: OptionIndex([("true", trueTitle), ("false", falseTitle)]), excluding: [],
        at: old)
    default:
      mode = .typing(.init(slot: slot, input: TextInput(old)))
    }
  }

  private mutating func pickDestination(_ slot: ValueSlot) {
    guard editor.catalog != nil else { return }
    let locale = editor.locale
    if destinations?.locale != locale || destinations == nil {
      destinations = (locale, OptionIndex(editor.widget, in: locale))
    }
    guard let index = destinations?.index else { return }
    startPicking(slot, from: index, excluding: Set(editor.choice.identifiers), at: nil)
  }

  /// Offers the devices that the widget can be shown on.
  mutating func pickDevice() {
    guard editor.hasPicture else { return say(texts(.noPreview)) }
    startPicking(
      nil,
      from: OptionIndex(
        WidgetDevice.all.map { device in
          let names = device.names.joined(separator: ", ")
          return (device.identifier, names.isEmpty ? device.identifier : names)
        }), excluding: [], at: look.device.identifier)
  }

  private mutating func startPicking(
    _ slot: ValueSlot?, from index: OptionIndex, excluding taken: Set<String>, at old: String?
  ) {
    let allowed = index.options.indices.filter { !taken.contains(index.options[$0].identifier) }
    guard !allowed.isEmpty else { return say(texts(.everythingChosen)) }
    var picking = EditorMode.Picking(
      slot: slot, index: index, allowed: allowed, matches: allowed)
    picking.highlight = allowed.firstIndex { index.options[$0].identifier == old } ?? 0
    look(at: picking)
  }

  // MARK: Picking

  mutating func pick(_ picking: EditorMode.Picking, _ press: KeyPress) -> [EditorEffect] {
    var picking = picking
    switch (press.key, press.modifiers) {
    case (.escape, _): leave()
    case (.enter, _):
      guard let option = picking.option else { return [] }
      guard let slot = picking.slot else {
        look = shownLook
        leave()
        return []
      }
      mode = .sheet
      make(slot.edit(option.identifier))
      if slot.place == .end { selectLastElement(of: slot.parameter) }
    case (.up, _), (.character("p"), .control), (.character("k"), .control): step(&picking, -1)
    case (.down, _), (.character("n"), .control), (.character("j"), .control), (.tab, _):
      step(&picking, 1)
    case (.pageUp, _): step(&picking, -8)
    case (.pageDown, _): step(&picking, 8)
    default:
      let text = picking.input.text
      guard picking.input.handle(press) else { return [] }
      if picking.input.text != text { filter(&picking) } else { mode = .picking(picking) }
    }
    return []
  }

  private mutating func step(_ picking: inout EditorMode.Picking, _ count: Int) {
    picking.highlight = min(
      max(0, picking.highlight + count), max(0, picking.matches.count - 1))
    look(at: picking)
  }

  /// Searches for what is typed.
  mutating func filter(_ picking: inout EditorMode.Picking) {
    // The field begins with '/', and so does what a habit of other programs types.
    let text = picking.input.text
    picking.words = SearchWord.words(text.hasPrefix("/") ? String(text.dropFirst()) : text)
    let result = picking.index.search(picking.words, among: picking.allowed)
    // What was got ready for the search is there for the next one.
    if picking.index.hasDestinations { destinations?.index = picking.index }
    picking.matches = result.matches
    picking.highlight = result.best
    look(at: picking)
  }

  /// Shows the widget as it would be with the highlighted option.
  mutating func look(at picking: EditorMode.Picking) {
    mode = .picking(picking)
    trial = nil
    trialLook = nil
    guard let option = picking.option else { return }
    if let slot = picking.slot {
      attempt(slot.edit(option.identifier))
    } else if let device = WidgetDevice.all.first(where: { $0.identifier == option.identifier }) {
      trialLook = look
      trialLook?.device = device
    }
  }

  mutating func leave() {
    trial = nil
    trialLook = nil
    mode = .sheet
    keepSelection()
  }

  mutating func selectLastElement(of parameter: String) {
    guard let count = editor.form[parameter]?.elements.count, count > 0 else { return }
    selection = .element(parameter: parameter, position: count)
  }
}

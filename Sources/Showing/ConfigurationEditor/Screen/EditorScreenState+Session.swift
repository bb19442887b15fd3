// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActionWidget
import QuickActions
import SourceText
import StringTables
import TerminalInterface
import WidgetViews

extension EditorScreenState {
  // MARK: The search over commands

  mutating func search(
    _ commands: EditorMode.Commands, _ press: KeyPress
  ) -> [EditorEffect] {
    var commands = commands
    let last = max(0, commands.matches.count - 1)
    switch (press.key, press.modifiers) {
    case (.escape, _): mode = .sheet
    case (.enter, _):
      mode = .sheet
      guard commands.matches.indices.contains(commands.highlight) else { return [] }
      return perform(commands.matches[commands.highlight])
    case (.up, _): commands.highlight = max(0, commands.highlight - 1)
    case (.down, _), (.tab, _): commands.highlight = min(last, commands.highlight + 1)
    case (.backspace, _) where commands.input.text.isEmpty: mode = .sheet
    default:
      let text = commands.input.text
      guard commands.input.handle(press) else { return [] }
      if commands.input.text != text { filter(&commands) }
    }
    if case .commands = mode { mode = .commands(commands) }
    return []
  }

  /// Searches for what is typed.
  mutating func filter(_ commands: inout EditorMode.Commands) {
    let all = EditorAction.allCases.filter { $0 != .palette }
    if let action = EditorAction(named: commands.input.text) {
      commands.matches = [action]
      commands.highlight = 0
      mode = .commands(commands)
      return
    }
    // The English names are found too: whoever does not write English has an input method to switch off and on for it.
    let english = EditorTexts(.english)
    var index = OptionIndex(
      all.map { ("", texts($0.title) + " " + english($0.title)) })
    let words = SearchWord.words(commands.input.text)
    // Letters that are scattered over a name are not a command that was meant.
    let result = index.search(words, among: Array(all.indices), isLoose: false)
    commands.matches = result.matches.map { all[$0] }
    commands.highlight = result.best
    mode = .commands(commands)
  }

  // MARK: Questions

  mutating func ask(_ question: EditorMode.Question) {
    trial = nil
    mode = .asking(.init(question: question))
  }

  mutating func answer(_ asking: EditorMode.Asking, _ press: KeyPress) -> [EditorEffect] {
    var asking = asking
    let answers = asking.question.answers
    switch press.key {
    case .up, .left, .character("k"): asking.highlight = max(0, asking.highlight - 1)
    case .down, .right, .tab, .character("j"):
      asking.highlight = min(answers.count - 1, asking.highlight + 1)
    case .enter: return give(answers[asking.highlight].text, to: asking.question)
    case .escape:
      // Nothing is lost by leaving: what was found stays where it is until it is decided about.
      quitsWhenSaved = false
      mode = .sheet
      return []
    case .character(let key):
      guard let answer = answers.first(where: { $0.key == key }) else { break }
      return give(answer.text, to: asking.question)
    default: break
    }
    mode = .asking(asking)
    return []
  }

  private mutating func give(
    _ answer: EditorText, to question: EditorMode.Question
  ) -> [EditorEffect] {
    mode = .sheet
    switch answer {
    case .askQuitSave:
      quitsWhenSaved = true
      return [.save(path: nil, overwriting: false)]
    case .askQuitDiscard: return [.dropDraft, .quit]
    case .askReload:
      quitsWhenSaved = false
      return [.reload]
    case .askOverwrite: return [.save(path: nil, overwriting: true)]
    case .askRetry:
      guard case .failed(_, let path) = question else { break }
      return [.save(path: path, overwriting: false)]
    case .askElsewhere: return perform(.saveAs)
    case .askRestoreYes:
      if case .restore(let choice) = question {
        trail.begin(at: editor.changeCount, before: selection)
        editor.restore(choice)
        keepSelection()
        say(texts(.restored))
        return [.takeFound]
      }
    case .askRestoreNo: return [.dropFound]
    default: quitsWhenSaved = false
    }
    return []
  }

  // MARK: Looks

  /// Goes on to the next look of a kind, or back to the one before.
  mutating func changeLook(_ action: EditorAction, by step: Int = 1) {
    if !editor.hasPicture, [.appearance, .device, .typeSize].contains(action) {
      return say(texts(.noPreview))
    }
    switch action {
    case .appearance: look.appearance = look.appearance == .light ? .dark : .light
    case .device: look.device = next(look.device, in: WidgetDevice.all, by: step)
    case .typeSize: look.typeSize = next(look.typeSize, in: DynamicTypeSize.allCases, by: step)
    case .language:
      let current = editor.shownLocale
      let locales = locales
      guard locales.count > 1 || locales.first != current else {
        return say(texts(.onlyOption))
      }
      editor.locale = next(current, in: locales, by: step)
    case .family:
      let families = families
      guard families.count > 1 else { return say(texts(.onlyOption)) }
      editor.family = next(editor.family, in: families, by: step)
      keepSelection()
    default: break
    }
  }

  /// The language of the titles; nil if neither the user nor the catalog names one.
  var shownLocale: LocaleName? { editor.locale ?? editor.widget.developmentLanguage }

  /// The families that the widget comes in.
  var families: [WidgetFamily] {
    let names = editor.catalog?.widget.families.map(\.value)
    return names?.compactMap { WidgetFamily(rawValue: $0) } ?? WidgetFamily.allCases
  }

  /// The languages that there are titles in, the catalog's own first.
  var locales: [LocaleName] {
    editor.widget.locales
  }

  private func next<Value: Equatable>(_ value: Value, in values: [Value], by step: Int) -> Value {
    guard let place = values.firstIndex(of: value) else { return values.first ?? value }
    return values[(place + step + values.count) % values.count]
  }
}

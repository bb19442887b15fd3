// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import SourceText
import StringTables
package import WidgetViews

/// All that the full screen shows, as a value.
///
/// ``update(_:)`` makes the next one of it and says what is to be done; an ``EditorScreen`` is what it looks like.
package struct EditorScreenState: Sendable {
  /// A sentence for the line above the keys.
  struct Message: Hashable, Sendable {
    var text: String
    var isProblem: Bool
  }

  /// A choice that is previewed before it is made.
  struct Trial: Sendable {
    var choice: WidgetChoice
    var form: ParameterForm
  }

  /// The choice, with its history.
  package internal(set) var editor: EditorState

  /// The texts of the screen.
  package let texts: EditorTexts

  /// The look of the widget; ``shownLook`` adds the family and the language of the editor.
  package internal(set) var look: WidgetLook

  /// Whether the file cannot be written.
  package internal(set) var isReadOnly: Bool

  /// Whether there is a file of the choice; until one is saved, the defaults are shown.
  package internal(set) var isFileThere: Bool

  /// Whether the file was changed from outside since it was read or saved.
  package internal(set) var isChangedOnDisk = false

  /// Whether what is not saved is kept on the disk, so that the session can end without losing it.
  package var keepsDraft = true

  var mode = EditorMode.sheet
  var selection: SheetItem?
  var message: Message?
  var trial: Trial?
  /// How the widget is drawn while another look is only tried.
  var trialLook: WidgetLook?
  var quitsWhenSaved = false
  var trail = SelectionTrail()
  /// The destinations, ready to be searched, in the language that they were asked for in.
  var destinations: (locale: LocaleName?, index: OptionIndex)?

  /// Creates the state of a screen that shows a choice.
  ///
  /// - Parameters:
  ///   - editor: The choice.
  ///   - texts: The texts of the screen.
  ///   - fileName: The name of the file where it cannot be written; nil if it can.
  ///   - isFileThere: Whether the choice is from a file, and not the defaults.
  package init(
    editor: EditorState, texts: EditorTexts, readOnlyFile fileName: String? = nil,
    isFileThere: Bool = true
  ) {
    self.editor = editor
    self.texts = texts
    self.isFileThere = isFileThere
    look = WidgetLook(
      family: editor.family, locale: editor.shownLocale.identifier, sdk: editor.sdk)
    isReadOnly = fileName != nil
    selection = editor.form.rows.lazy.flatMap(\.items).first
    if let fileName { say(texts(.fileReadOnly, VisibleText.of(fileName)), isProblem: true) }
  }

  /// The sheet as it is shown, with a previewed choice.
  var form: ParameterForm { trial?.form ?? editor.form }

  /// How the widget is drawn on the screen.
  var shownLook: WidgetLook {
    var look = trialLook ?? look
    (look.family, look.locale) = (editor.family, editor.shownLocale.identifier)
    return look
  }

  /// The choice as it is shown.
  var choice: WidgetChoice { trial?.choice ?? editor.choice }

  /// The items that can be selected.
  var items: [SheetItem] { editor.form.rows.flatMap(\.items) }

  /// The row that is selected.
  var selectedRow: ParameterForm.Row? { selection.flatMap { editor.form[$0.parameter] } }

  mutating func say(_ text: String, isProblem: Bool = false) {
    message = Message(text: text, isProblem: isProblem)
  }

  /// Looks at the choice after an edit.
  ///
  /// - Returns: Why the edit is refused; nil if it is not.
  @discardableResult
  mutating func attempt(_ edit: ChoiceEdit) -> ChoiceError? {
    do throws(ChoiceError) {
      let choice = try editor.choice(after: edit)
      trial = Trial(
        choice: choice,
        form: editor.widget.form(of: choice, family: editor.family, in: editor.locale))
      return nil
    } catch {
      trial = nil
      return error
    }
  }

  /// Makes an edit; says so where it is refused.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - origin: The item that undo selects; nil for the present selection.
  mutating func make(_ edit: ChoiceEdit, from origin: SheetItem? = nil) {
    trial = nil
    let count = editor.changeCount
    do throws(ChoiceError) {
      try editor.apply(edit)
      if editor.changeCount > count { trail.begin(at: count, before: origin ?? selection) }
    } catch {
      say(sentence(for: error), isProblem: true)
    }
    keepSelection()
  }

  /// Selects something else where what was selected is gone.
  mutating func keepSelection() {
    let items = items
    guard let selection, !items.contains(selection) else {
      if selection == nil { selection = items.first }
      return
    }
    self.selection =
      items.last { $0.parameter == selection.parameter } ?? items.first
  }
}

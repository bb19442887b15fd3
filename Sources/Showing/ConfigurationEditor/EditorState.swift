// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActionWidget
package import QuickActions
package import StringTables
package import WidgetViews

/// All that the editor knows at a moment.
///
/// A value: a command makes another one of it.
package struct EditorState: Sendable {
  /// The intent, with what is known about its values.
  package let widget: WidgetIntent

  /// The family of the widget.
  package var family: WidgetFamily {
    didSet { updateForm() }
  }

  /// The language of titles; nil means the catalog's own.
  package var locale: LocaleName? {
    didSet { updateForm() }
  }

  /// The choice as it is edited.
  package private(set) var choice: WidgetChoice

  /// The choice as it is saved.
  package private(set) var saved: WidgetChoice

  /// The edit sheet for the choice.
  package private(set) var form: ParameterForm

  /// Whether leaving was asked for while something was unsaved.
  package var isAskedToQuit = false

  /// The SDK that the widget is built with.
  package var sdk = WidgetSDK.newest

  /// The app's own view; nil if it is not here.
  package var ownView: OwnView?

  /// The day it is, for words such as `tomorrow`; nil if that is not known.
  package let today: @Sendable () -> CalendarDay?

  private var history = EditHistory()

  /// Begins with a choice, as it is saved.
  package init(
    widget: WidgetIntent, family: WidgetFamily, locale: LocaleName?,
    choice: WidgetChoice, today: @escaping @Sendable () -> CalendarDay? = { nil }
  ) {
    self.widget = widget
    self.today = today
    self.family = family
    self.locale = locale
    self.choice = choice
    saved = choice
    form = widget.form(of: choice, family: family, in: locale)
  }

  /// The catalog of the destinations; nil if there is none.
  package var catalog: ActionCatalog? { widget.catalog }

  /// Whether there is a picture of the widget: the catalog's grid, or the app's own view.
  var hasPicture: Bool { catalog != nil || ownView != nil }

  /// The picture of the widget with a choice, which differs from the editor's own while something
  /// is highlighted or carried.
  ///
  /// - Returns: What is drawn; nil if only the app can draw it.
  func picture(of choice: WidgetChoice, in look: WidgetLook, columns: Int) -> PreviewRequest? {
    if let ownView {
      let values = widget.values(of: choice, for: family, in: locale)
      return PreviewRequest(
        shortcuts: [], style: .standard, own: ChosenView(view: ownView, values: values),
        look: look, columns: columns)
    }
    return catalog.map { catalog in
      PreviewRequest(
        shortcuts: widget.shortcuts(of: choice, in: locale), style: catalog.style, look: look,
        columns: columns)
    }
  }

  /// The language of titles: the chosen one, otherwise the catalog's own.
  var shownLocale: LocaleName { locale ?? widget.developmentLanguage ?? LocaleName("en") }

  /// Whether the choice is another than the saved one.
  package var hasUnsavedChanges: Bool { choice != saved }

  /// The changes from the saved choice to the present one, in order; empty if both are equal.
  package var unsavedChanges: [EditorChange] {
    hasUnsavedChanges ? history.changesSinceSaving : []
  }

  /// The number of changes that undo can revert.
  package var changeCount: Int { history.count }

  /// The change that led to the present choice; nil if there is none.
  package var lastChange: EditorChange? { history.last }

  /// Whether there is a change to undo.
  package var canUndo: Bool { history.canUndo }

  /// Whether there is a change that was taken back, to be made again.
  package var canRedo: Bool { history.canRedo }

  /// Applies an edit to the choice and records it for undo; an edit that changes nothing is not
  /// recorded.
  ///
  /// - Throws: `ChoiceError` if that is not possible; the choice stays as it is.
  package mutating func apply(_ edit: ChoiceEdit) throws(ChoiceError) {
    let changed = try choice(after: edit)
    guard changed != choice else { return }
    let (before, sheet) = (choice, form)
    show(changed)
    history.note(
      EditorChange(edit, before: sheet, after: form), from: before, to: changed)
  }

  /// The choice after an edit.
  ///
  /// - Throws: `ChoiceError` if that is not possible.
  package func choice(
    after edit: ChoiceEdit
  ) throws(ChoiceError) -> WidgetChoice {
    try choice.applying(
      edit.namingDays(of: widget, today: today), to: widget, family: family, in: locale)
  }

  /// Undoes the last change; false if there is none.
  package mutating func undo() -> Bool {
    guard let previous = history.undo() else { return false }
    show(previous)
    return true
  }

  /// Redoes the last change that was undone; false if there is none.
  package mutating func redo() -> Bool {
    guard let next = history.redo() else { return false }
    show(next)
    return true
  }

  /// Takes a choice that an earlier session left, as a change that can be taken back.
  package mutating func restore(_ choice: WidgetChoice) {
    guard choice != self.choice else { return }
    let before = self.choice
    show(choice)
    history.note(.restored, from: before, to: choice)
  }

  /// Takes the choice that was saved by another program, as a change that can be undone.
  package mutating func reload(_ choice: WidgetChoice) {
    if choice != self.choice {
      let before = self.choice
      show(choice)
      history.note(.reloaded, from: before, to: choice)
    }
    markSaved()
  }

  /// Notes that the choice is saved as it is.
  package mutating func markSaved() {
    saved = choice
    history.markSaved()
  }

  private mutating func show(_ choice: WidgetChoice) {
    self.choice = choice
    updateForm()
  }

  private mutating func updateForm() {
    form = widget.form(of: choice, family: family, in: locale)
  }
}

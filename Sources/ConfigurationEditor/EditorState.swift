// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import QuickActions
package import StringTables

/// All that the editor knows at a moment.
///
/// A value: a command makes another one of it.
package struct EditorState: Sendable {
  /// The intent, with what is known about its values.
  package let widget: WidgetIntent

  /// The family of the widget.
  package var family: SizeClass {
    didSet { updateForm() }
  }

  /// The language of titles; nil means the catalog's own.
  package var locale: LocaleName? {
    didSet { updateForm() }
  }

  /// The choice.
  package private(set) var configuration: WidgetConfiguration

  /// The choice as it is saved.
  package private(set) var saved: WidgetConfiguration

  /// The edit sheet for the choice.
  package private(set) var form: ParameterForm

  /// Whether leaving was asked for while something was unsaved.
  package var isAskedToQuit = false

  /// The day it is, for words such as `tomorrow`; nil where that is not known.
  package let today: @Sendable () -> CalendarDay?

  private var history = EditHistory()

  /// Begins with a choice, as it is saved.
  package init(
    widget: WidgetIntent, family: SizeClass, locale: LocaleName?,
    configuration: WidgetConfiguration, today: @escaping @Sendable () -> CalendarDay? = { nil }
  ) {
    self.widget = widget
    self.today = today
    self.family = family
    self.locale = locale
    self.configuration = configuration
    saved = configuration
    form = widget.form(of: configuration, family: family, in: locale)
  }

  /// What knows the destinations; nil where there is no catalog.
  package var handler: IntentHandler? { widget.handler }

  /// Whether the choice is another than the saved one.
  package var hasUnsavedChanges: Bool { configuration != saved }

  /// What leads from the saved choice to the present one, in order; nothing where the two are the same.
  package var unsavedChanges: [EditorChange] {
    hasUnsavedChanges ? history.changesSinceSaving : []
  }

  /// How many changes lead to the present choice, which undo can take back.
  package var changeCount: Int { history.count }

  /// The change that led to the present choice; nil where there is none.
  package var lastChange: EditorChange? { history.last }

  /// Whether there is a change to take back.
  package var canUndo: Bool { history.canUndo }

  /// Whether there is a change that was taken back, to be made again.
  package var canRedo: Bool { history.canRedo }

  /// Changes the choice.
  ///
  /// - Throws: `ConfigurationError` where that is not possible; the choice stays as it is.
  package mutating func apply(_ edit: ConfigurationEdit) throws(ConfigurationError) {
    let changed = try configuration(after: edit)
    guard changed != configuration else { return }
    let (before, sheet) = (configuration, form)
    show(changed)
    history.note(
      EditorChange(edit, before: sheet, after: form), from: before, to: changed)
  }

  /// The choice after an edit.
  ///
  /// - Throws: `ConfigurationError` where that is not possible.
  package func configuration(
    after edit: ConfigurationEdit
  ) throws(ConfigurationError) -> WidgetConfiguration {
    try configuration.applying(
      edit.namingDays(of: widget, today: today), to: widget, family: family, in: locale)
  }

  /// Takes the last change back; false where there is none.
  package mutating func undo() -> Bool {
    guard let previous = history.undo() else { return false }
    show(previous)
    return true
  }

  /// Makes the last change that was taken back again; false where there is none.
  package mutating func redo() -> Bool {
    guard let next = history.redo() else { return false }
    show(next)
    return true
  }

  /// Takes a choice that an earlier session left, as a change that can be taken back.
  package mutating func restore(_ configuration: WidgetConfiguration) {
    guard configuration != self.configuration else { return }
    let before = self.configuration
    show(configuration)
    history.note(.restored, from: before, to: configuration)
  }

  /// Takes the choice that somebody else saved meanwhile, as a change that can be taken back.
  package mutating func reload(_ configuration: WidgetConfiguration) {
    if configuration != self.configuration {
      let before = self.configuration
      show(configuration)
      history.note(.reloaded, from: before, to: configuration)
    }
    markSaved()
  }

  /// Notes that the choice is saved as it is.
  package mutating func markSaved() {
    saved = configuration
    history.markSaved()
  }

  private mutating func show(_ configuration: WidgetConfiguration) {
    self.configuration = configuration
    updateForm()
  }

  private mutating func updateForm() {
    form = widget.form(of: configuration, family: family, in: locale)
  }
}

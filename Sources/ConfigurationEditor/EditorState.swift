// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import QuickActions
package import StringTables

/// All that the editor knows at a moment.
///
/// A value: a command makes another one of it.
package struct EditorState: Sendable {
  /// What knows the destinations.
  package let handler: IntentHandler

  /// The family of the widget.
  package let family: SizeClass

  /// The language of titles; nil means the catalogue's own.
  package let locale: LocaleName?

  /// The choice.
  package private(set) var configuration: WidgetConfiguration

  /// The choice as it is saved.
  package private(set) var saved: WidgetConfiguration

  /// Whether leaving was asked for while something was unsaved.
  package var isAskedToQuit = false

  private var undone: [WidgetConfiguration] = []
  private var done: [WidgetConfiguration] = []

  /// Begins with a choice, as it is saved.
  package init(
    handler: IntentHandler, family: SizeClass, locale: LocaleName?,
    configuration: WidgetConfiguration
  ) {
    self.handler = handler
    self.family = family
    self.locale = locale
    self.configuration = configuration
    saved = configuration
  }

  /// Whether the choice is another than the saved one.
  package var hasUnsavedChanges: Bool { configuration != saved }

  /// Changes the choice.
  ///
  /// - Throws: `ConfigurationError` where that is not possible; the choice stays as it is.
  package mutating func apply(_ edit: ConfigurationEdit) throws(ConfigurationError) {
    let changed = try configuration.applying(edit, by: handler, family: family, in: locale)
    guard changed != configuration else { return }
    done.append(configuration)
    undone = []
    configuration = changed
  }

  /// Takes the last change back; false where there is none.
  package mutating func undo() -> Bool {
    guard let previous = done.popLast() else { return false }
    undone.append(configuration)
    configuration = previous
    return true
  }

  /// Makes the last change that was taken back again; false where there is none.
  package mutating func redo() -> Bool {
    guard let next = undone.popLast() else { return false }
    done.append(configuration)
    configuration = next
    return true
  }

  /// Notes that the choice is saved as it is.
  package mutating func markSaved() {
    saved = configuration
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions

/// A line of the plain form of the editor.
package enum EditorCommand: Hashable, Sendable {
  /// Lists the rows of the sheet with their values.
  case list
  /// Lists what can be chosen: of the parameter that the text begins with, and only what matches the rest.
  case options(String?)
  /// Applies an edit to the choice.
  case edit(ChoiceEdit)
  /// Undoes the last change of the choice.
  case undo
  /// Redoes the last change that was undone.
  case redo
  /// Lists the changes that are not saved.
  case changes
  /// Draws the widget in the terminal.
  case show
  /// Saves the choice to its file.
  case save
  /// Ends the editor; with unsaved changes it asks first.
  case quit
  /// Lists the commands of the editor.
  case help
}

/// A line that is not a command.
package enum EditorCommandError: Error, Hashable, Sendable {
  /// There is no command of this name.
  case unknown(String, near: String?)
  /// The words after the command are not those that it takes.
  case usage(String)
}

extension EditorCommandError: CustomStringConvertible {
  /// A message on what was found and what to do.
  package var description: String {
    switch self {
    case .unknown(let name, let near):
      "unknown command '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "; 'help' lists all")
    case .usage(let usage): "write it as: \(usage)"
    }
  }
}

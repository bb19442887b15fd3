// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions
package import TerminalInterface

/// An event that the editor handles.
package enum EditorEvent: Sendable {
  /// The user pressed a key.
  case key(KeyPress)
  /// The user pasted a text.
  case paste(String)
  /// The mouse was pressed on something.
  case click(ScreenTarget)
  /// Something was dragged by its grip onto something else.
  case drag(ScreenTarget)
  /// The mouse was let go.
  case drop
  /// The wheel was turned; down where true.
  case scroll(down: Bool)
  /// The choice was saved in the file of the given name.
  case saved(name: String)
  /// The choice was not saved, since the file of the given name is another than it was.
  case changedOnDisk(name: String)
  /// The choice was not saved, for the reason that the sentence says: to the file, or to that of the path.
  case failed(String, path: String? = nil)
  /// A file was not read, for the reason that the sentence says.
  case unreadable(String)
  /// The file of the given name is another than it was when it was read or saved.
  case noticedChange(name: String)
  /// Another editor has changes of the file of the given name that it did not save.
  case noticedEditor(name: String)
  /// The file was read again; where it is gone, the defaults.
  case reloaded(WidgetChoice, isFileThere: Bool = true)
  /// An earlier session left a choice that was not saved.
  case found(unsaved: WidgetChoice)
}

/// An effect that the editor asks its session for.
package enum EditorEffect: Hashable, Sendable {
  /// To save the choice: to the file, or to the one of the path, whatever is there if it must be overwritten.
  case save(path: String?, overwriting: Bool)
  /// Reads the file again.
  case reload
  /// To drop what is kept of the unsaved choice.
  case dropDraft
  /// To go on with what an earlier session left: it is the choice now.
  case takeFound
  /// To drop what an earlier session left.
  case dropFound
  /// Stops the process until the shell continues it.
  case suspend
  /// Draws the whole screen again.
  case redraw
  /// Ends the session.
  case quit
  /// To end as by Ctrl-C: with the exit code that says so, and what is unsaved kept for the next session.
  case interrupt
}

/// A target on the screen that the mouse can point to.
package enum ScreenTarget: Hashable, Sendable {
  /// An item of the sheet.
  case item(SheetItem)
  /// The grip of an element.
  case grip(SheetItem)
  /// An option of the picker, a command or an answer, by its place.
  case option(Int)
  /// A place on the line of a number's knob, and how many there are.
  case track(SheetItem, place: Int, count: Int)
  /// A key that is named on the screen.
  case key(KeyPress)
}

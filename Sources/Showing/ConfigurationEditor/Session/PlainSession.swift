// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
import Diagnostics
import Disk
import QuickActionWidget
package import QuickActions
import SourceText
import TerminalInterface
import TerminalText
package import WidgetChoices
import WidgetRendering
import WidgetViews

/// Drives the plain editor: reads lines, shows what it answers, saves.
package struct PlainSession {
  private var editor: PlainEditor
  private var file: ChoiceFile
  private let messages: Messages
  private let store: PreviewStore

  /// The catalog or definition that the command was given; nil if it found the catalog itself.
  private let catalog: String?

  /// The draft that keeps an unsaved choice at a terminal; nil if commands come from elsewhere.
  private var draft: UnsavedDraft?
  /// Whether Ctrl-C says that a draft is kept.
  private var isKeptAsDraft = true

  /// Begins with a choice as it is loaded.
  ///
  /// - Parameters:
  ///   - editor: The editor with the choice.
  ///   - file: Where the choice is loaded from and saved to.
  ///   - messages: The streams, and what is said in addition to results.
  ///   - store: The store that draws the widget.
  ///   - catalog: The catalog or definition that the command was given; nil if the command found it.
  package init(
    editor: PlainEditor, file: ChoiceFile, messages: Messages, store: PreviewStore,
    catalog: String?
  ) {
    self.editor = editor
    self.file = file
    self.messages = messages
    self.store = store
    self.catalog = catalog
  }

  /// Makes edits that are all given, then saves; nothing is saved where one is refused.
  package mutating func make(_ edits: [ChoiceEdit], isDryRun: Bool) throws {
    for edit in edits {
      do throws(ChoiceError) {
        try editor.state.apply(edit.namingList(in: editor.state.widget))
      } catch {
        throw CommandFailure(error, catalog: catalog)
      }
    }
    if isDryRun {
      try console.print(editor.state.choice.saved())
    } else {
      try save()
      try console.print(editor.list())
    }
  }

  /// Carries out commands, a line each, until `quit` or the end of the input.
  ///
  /// At a terminal, a command that is refused does not end the session. A script ends at the first one, with 1, or with 2 for a
  /// line that is no command: what follows was written for another state.
  package mutating func readCommands() throws {
    var lineNumber = 0
    if console.isInteractive {
      draft = UnsavedDraft(of: file.target, present: editor.state.choice)
      InterruptGuard.install(warning: Self.interruptWarning)
      try console.print(editor.list() + "'help' lists the commands.\n")
    }
    defer { draft?.drop() }
    while true {
      keepDraft()
      if console.isInteractive { try console.print("> ") }
      lineNumber += 1
      guard let line = try console.readLine() else {
        // Whatever comes next at the terminal begins on a line of its own.
        if console.isInteractive { try console.print("\n") }
        break
      }
      do {
        guard try carryOut(line) else { break }
      } catch let error as EditorCommandError {
        console.writeError("error: \(VisibleText.of(error.description))\n")
        try endScript(atLine: lineNumber, exitCode: 2)
      } catch let failure as CommandFailure where !failure.endsSession {
        console.writeError(failure.message)
        try endScript(atLine: lineNumber, exitCode: failure.exitCode)
      }
    }
    if editor.state.hasUnsavedChanges, !editor.state.isAskedToQuit {
      console.writeError(
        "error: the input ended before the choice was saved; the changes are discarded\n")
      // Whoever sits at a terminal has read that; a script reads the exit code.
      if !console.isInteractive { throw CommandFailure(silently: 1) }
    }
  }

  /// Ends a script at a line that is refused; a user at a terminal can type another one.
  private func endScript(atLine number: Int, exitCode: Int32) throws {
    guard !console.isInteractive else { return }
    messages.note(
      "the commands end at line \(number), which is refused"
        + (editor.state.hasUnsavedChanges ? "; what was not saved before it is discarded" : ""))
    throw CommandFailure(silently: exitCode)
  }

  private var console: Console { messages.console }

  private static let interruptWarning: StaticString =
    "\nthe choice is not saved; 'save' it, or press Ctrl-C again to quit; the next 'edit' offers to restore it\n> "

  private static let lossWarning: StaticString =
    "\nthe choice is not saved, and no draft can be kept; 'save' it, or press Ctrl-C again to lose it\n> "

  /// Keeps what is not saved for the case that Ctrl-C ends the session.
  private mutating func keepDraft() {
    let isUnsaved = editor.state.hasUnsavedChanges
    draft?.keep(editor.state.choice, isSaved: !isUnsaved)
    guard let draft else { return }
    if draft.isKept != isKeptAsDraft {
      isKeptAsDraft = draft.isKept
      InterruptGuard.install(
        warning: isKeptAsDraft ? Self.interruptWarning : Self.lossWarning)
    }
    InterruptGuard.protect(isUnsaved)
  }

  /// Carries a line out; false where it ends the session.
  private mutating func carryOut(_ line: String) throws -> Bool {
    guard let command = try EditorCommand.parse(line) else { return true }
    switch editor.handle(command) {
    case .text(let text): try console.print(text)
    case .refused(let sentence): throw CommandFailure(sentence, exitCode: 1)
    case .draw(let request):
      guard let picture = store.picture(request) else { break }
      let lines = picture.cells.lines(isStyled: messages.outputStyle.isColored)
      try console.print(lines.map { $0 + "\n" }.joined())
      for issue in picture.issues {
        let sentence =
          "on \(request.look.device.identifier) \(VisibleText.of(issue.description))"
        if issue.severity == .warning { messages.warn(sentence) } else { messages.note(sentence) }
      }
    case .save: try save()
    case .quit: return false
    }
    return true
  }

  private mutating func save() throws {
    do throws(FileError) {
      file = try file.save(editor.state.choice)
    } catch {
      guard console.isInteractive, error.reason == .changedMeanwhile || error.reason == .exists
      else {
        throw CommandFailure(error)
      }
      // Trying again would fail again: the file will not change back.
      file = file.inPresentState
      throw CommandFailure(
        "'\(file.target)' changed on disk and was not overwritten; 'save' again to replace it",
        exitCode: 2)
    }
    editor.state.markSaved()
    messages.note("saved '\(VisibleText.of(file.path))'")
  }
}

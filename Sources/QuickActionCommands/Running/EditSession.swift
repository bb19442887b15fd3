// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActionWidget
import QuickActions
import SourceText
import TerminalInterface
import TerminalText
import WidgetProject
import WidgetRendering
import WidgetViews

/// Drives the plain editor: reads lines, shows what it answers, saves.
struct EditSession {
  var editor: PlainEditor
  var file: ChoiceFile
  let messages: Messages
  let store: PreviewStore

  /// The catalog or definition that the command was given; nil where it found the catalog itself.
  let catalog: String?

  /// What keeps the choice at a terminal while it is not saved; nil where commands come from elsewhere.
  private var draft: UnsavedDraft?

  init(
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
  mutating func make(_ edits: [ChoiceEdit], isDryRun: Bool) throws {
    for edit in edits {
      do throws(ChoiceError) {
        try editor.state.apply(edit.namingList(in: editor.state.widget))
      } catch {
        throw CommandFailure(error, catalog: catalog)
      }
    }
    if isDryRun {
      try ResultOutput.print(editor.state.choice.saved())
    } else {
      try save()
      try ResultOutput.print(editor.list())
    }
  }

  /// Carries out commands, a line each, until `quit` or the end of the input.
  ///
  /// A command that is refused does not end the session; a session in which one was refused ends with 1, one with a line
  /// that is no command with 2.
  mutating func readCommands() throws {
    let console = Console.current
    var exitCode: Int32 = 0
    if isInteractive {
      draft = UnsavedDraft(of: file.target, present: editor.state.choice)
      InterruptGuard.install(warning: Self.interruptWarning)
      try ResultOutput.print(editor.list() + "'help' lists the commands.\n")
    }
    defer { draft?.drop() }
    while true {
      keepDraft()
      if isInteractive { try ResultOutput.print("> ") }
      guard let line = console.readLine() else {
        // Whatever comes next at the terminal begins on a line of its own.
        if isInteractive { try ResultOutput.print("\n") }
        break
      }
      do {
        guard try carryOut(line) else { break }
      } catch let error as EditorCommandError {
        console.writeError("error: \(VisibleText.of(error.description))\n")
        exitCode = 2
      } catch let failure as CommandFailure where !failure.endsSession {
        console.writeError(failure.message)
        exitCode = max(exitCode, failure.exitCode)
      }
    }
    if editor.state.hasUnsavedChanges, !editor.state.isAskedToQuit {
      console.writeError(
        "error: the input ended before the choice was saved; the changes are discarded\n")
      exitCode = max(exitCode, 1)
    }
    // Whoever answers a question at a terminal has seen every mistake; a script reads the exit code.
    if exitCode != 0, !isInteractive { throw CommandFailure(silently: exitCode) }
  }

  private static let interruptWarning: StaticString =
    "\nthe choice is not saved; 'save' it, or press Ctrl-C again to quit; the next 'edit' offers to restore it\n> "

  /// Keeps what is not saved for the case that Ctrl-C ends the session.
  private mutating func keepDraft() {
    let isUnsaved = editor.state.hasUnsavedChanges
    draft?.keep(editor.state.choice, isSaved: !isUnsaved)
    if draft != nil { InterruptGuard.protect(isUnsaved) }
  }

  /// Carries a line out; false where it ends the session.
  private mutating func carryOut(_ line: String) throws -> Bool {
    guard let command = try EditorCommand.parse(line) else { return true }
    switch editor.handle(command) {
    case .text(let text): try ResultOutput.print(text)
    case .refused(let sentence): throw CommandFailure(sentence, exitCode: 1)
    case .draw(let request):
      guard let picture = store.picture(request) else { break }
      let lines = picture.image.lines(isStyled: messages.outputStyle.isColored)
      try ResultOutput.print(lines.map { $0 + "\n" }.joined())
      for issue in picture.issues {
        messages.note(
          "on \(request.look.device.identifier) \(VisibleText.of(issue.description))")
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
      guard isInteractive, error.reason == .changedMeanwhile || error.reason == .exists else {
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

  /// Whether a person sees what is answered before the next command.
  private var isInteractive: Bool {
    Console.current.isInputTerminal && Console.current.isOutputTerminal
  }
}

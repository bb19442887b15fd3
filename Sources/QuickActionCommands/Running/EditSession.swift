// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActions
import SourceText
import TerminalInterface
import WidgetProject
import WidgetRendering

/// Drives the plain editor: reads lines, shows what it answers, saves.
struct EditSession {
  var editor: PlainEditor
  var file: ChoiceFile
  let messages: Messages
  let store: PreviewStore

  /// The catalogue or definition that the command was given; nil where it found the catalogue itself.
  let catalog: String?

  /// Makes edits that are all given, then saves; nothing is saved where one is refused.
  mutating func make(_ edits: [ConfigurationEdit], isDryRun: Bool) throws {
    for edit in edits {
      do throws(ConfigurationError) {
        try editor.state.apply(edit.namingList(in: editor.state.widget))
      } catch {
        throw CommandFailure(error, catalog: catalog)
      }
    }
    if isDryRun {
      try ResultOutput.print(editor.state.configuration.saved())
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
    if isInteractive { try ResultOutput.print(editor.list() + "'help' lists the commands.\n") }
    while true {
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
      console.writeError("error: the input ended before the choice was saved; it is discarded\n")
      exitCode = max(exitCode, 1)
    }
    // Whoever answers a question at a terminal has seen every mistake; a script reads the exit code.
    if exitCode != 0, !isInteractive { throw CommandFailure(silently: exitCode) }
  }

  /// Carries a line out; false where it ends the session.
  private mutating func carryOut(_ line: String) throws -> Bool {
    guard let command = try EditorCommand.parse(line) else { return true }
    switch editor.handle(command) {
    case .text(let text): try ResultOutput.print(text)
    case .refused(let sentence): throw CommandFailure(sentence, exitCode: 1)
    case .draw(let request):
      let lines = store.image(request).lines(isStyled: messages.outputStyle.isColored)
      try ResultOutput.print(lines.map { $0 + "\n" }.joined())
    case .save: try save()
    case .quit: return false
    }
    return true
  }

  private mutating func save() throws {
    do throws(FileError) {
      file = try file.save(editor.state.configuration)
    } catch {
      guard isInteractive, error.reason == .changedMeanwhile || error.reason == .exists else {
        throw CommandFailure(error)
      }
      // Trying again would end in the same way for ever: the file will not change back.
      file = file.inPresentState
      throw CommandFailure(
        "'\(file.target)' was changed by somebody else meanwhile and is left as it is; "
          + "'save' again to replace it", exitCode: 2)
    }
    editor.state.markSaved()
    messages.note("saved '\(VisibleText.of(file.path))'")
  }

  /// Whether a person sees what is answered before the next command.
  private var isInteractive: Bool {
    Console.current.isInputTerminal && Console.current.isOutputTerminal
  }
}

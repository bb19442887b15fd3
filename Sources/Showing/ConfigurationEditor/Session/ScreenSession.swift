// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
import Diagnostics
import Disk
import QuickActions
import SourceText
import TerminalInterface
import TerminalText
package import WidgetChoices
import WidgetViews

/// Drives the full-screen editor: takes what happens at the terminal, does what the editor asks for, shows what it draws.
package struct ScreenSession {
  private var state: EditorScreenState
  private var file: ChoiceFile
  private var draft: UnsavedDraft
  private let widget: WidgetIntent
  private let family: WidgetFamily
  private let messages: Messages
  private var isOver = false
  /// Whether Ctrl-C ended it.
  private var isInterrupted = false
  /// Where something was saved, to be said when the screen is gone.
  private var savedPath: String?

  /// Whether the console is a terminal that a screen can be drawn on.
  package static func isPossible(on console: Console) -> Bool {
    let term = console.environment["TERM"] ?? ""
    return console.isInteractive && !term.isEmpty && term != "dumb"
  }

  /// Begins with a choice as it is loaded.
  package init(
    _ editor: EditorState, in file: ChoiceFile, language: String?, messages: Messages
  ) {
    widget = editor.widget
    family = editor.family
    self.file = file
    self.messages = messages
    let texts = EditorTexts(name: language, environment: messages.console.environment)
    state = EditorScreenState(
      editor: editor, texts: texts,
      readOnlyFile: file.isWritable ? nil : FilePath(file.target).name,
      isFileThere: file.isThere)
    draft = UnsavedDraft(of: file.target, present: editor.choice)
  }

  /// Runs the editor until the user leaves.
  ///
  /// - Throws: `CommandFailure` if the terminal cannot be used, or was lost with something unsaved.
  package mutating func run() throws {
    let environment = messages.console.environment
    var options = TerminalSession.Options()
    options.colorDepth = TerminalColorDepth(
      choice: messages.color, isTerminal: true, environment: environment)
    let interruption: TerminalEvent.Interruption?
    do throws(TerminalError) {
      interruption = try hold(options, environment)
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
    interruption?.endProcess()
    if let savedPath { messages.note("saved '\(VisibleText.of(savedPath))'") }
    let comfort =
      draft.isKept
      ? "the next 'edit' offers to restore it" : "it could not be kept as a draft either"
    if isInterrupted {
      if state.editor.hasUnsavedChanges { messages.note("the choice is not saved; \(comfort)") }
      // As by the signal that Ctrl-C is everywhere else: a script that started the editor ends, too.
      TerminalEvent.Interruption.interrupt.endProcess()
    }
    if !isOver, state.editor.hasUnsavedChanges {
      throw CommandFailure(
        "the terminal was lost before the choice was saved; \(comfort)", exitCode: 1)
    }
  }

  /// Holds the terminal, and returns the reason to end the process; nil if there is none.
  private mutating func hold(
    _ options: TerminalSession.Options, _ environment: [String: String]
  ) throws(TerminalError) -> TerminalEvent.Interruption? {
    var session = try TerminalSession(
      .descriptors(input: 0, output: 1), options: options, environment: environment)
    let store = PreviewStore(widget.catalog, depth: options.colorDepth)
    let theme = EditorTheme(depth: options.colorDepth)
    switch draft.look(for: widget) {
    case .nothing: break
    case .otherEditor: take(.noticedEditor(name: FilePath(file.target).name), &session)
    case .left(let found) where found == state.editor.choice: draft.dropFound()
    case .left(let found): take(.found(unsaved: found), &session)
    }
    // However the session ends, what was taken last is kept.
    defer { keepDraft() }
    while !isOver {
      let screen = EditorScreen(
        state, size: session.size, theme: theme, drawing: store.picture)
      session.show(screen.grid)
      // After the frame, so that drawing does not wait for the disk.
      keepDraft()
      if !state.isChangedOnDisk, file.isChangedMeanwhile {
        take(.noticedChange(name: FilePath(file.target).name), &session)
        continue
      }
      // All that has come meanwhile is taken before the next frame: a held key never lags behind.
      var wait: Int?
      while !isOver, let event = session.nextEvent(timeout: wait) {
        wait = 0
        switch event {
        case .interrupted(let interruption): return interruption
        case .endOfInput, .terminalLost: return nil
        case .resize, .resumed, .focus: break
        case .key(let press) where !EditorScreen.hasRoom(session.size):
          perform(state.updateUnseen(press), &session)
        case .paste where !EditorScreen.hasRoom(session.size): break
        case .mouse where !EditorScreen.hasRoom(session.size): break
        case .key(let press): take(.key(press), &session)
        case .paste(let paste): take(.paste(paste.text), &session)
        case .mouse(let mouse):
          if let event = Self.event(of: mouse, on: screen) { take(event, &session) }
          // What the mouse points to next is on the next frame.
          wait = nil
        }
        if wait == nil { break }
      }
    }
    return nil
  }

  private static func event(of mouse: MouseEvent, on screen: EditorScreen) -> EditorEvent? {
    switch mouse.action {
    case .press(.left): screen.target(at: mouse.position).map { .click($0) }
    case .drag(.left): screen.target(at: mouse.position).map { .drag($0) }
    case .release: .drop
    case .scroll(.up): .scroll(down: false)
    case .scroll(.down): .scroll(down: true)
    default: nil
    }
  }

  /// Gives an event to the editor, and does what it asks for.
  private mutating func take(_ event: EditorEvent, _ session: inout TerminalSession) {
    // What is offered then depends on whether a draft could be kept.
    if case .key(KeyPress(.character("c"), .control)) = event { keepDraft() }
    perform(state.update(event), &session)
  }

  private mutating func perform(_ effects: [EditorEffect], _ session: inout TerminalSession) {
    for effect in effects {
      switch effect {
      case .save(let path, let overwriting): take(save(path, overwriting), &session)
      case .reload: take(reload(), &session)
      case .dropDraft: draft.drop()
      case .takeFound: draft.takeFound(state.editor.choice)
      case .dropFound: draft.dropFound()
      case .suspend: session.suspend()
      case .redraw: session.invalidate()
      case .quit: isOver = true
      case .interrupt:
        keepDraft()
        guard state.keepsDraft || !state.editor.hasUnsavedChanges else {
          // Asked again, it says why it stays.
          take(.key(KeyPress(.character("c"), .control)), &session)
          break
        }
        (isOver, isInterrupted) = (true, true)
      }
    }
  }

  private mutating func keepDraft() {
    guard !isOver else { return }
    draft.keep(state.editor.choice, isSaved: !state.editor.hasUnsavedChanges)
    state.keepsDraft = draft.isKept
  }

  private mutating func save(_ path: String?, _ overwriting: Bool) -> EditorEvent {
    do throws(FileError) {
      let choice = state.editor.choice
      if let path {
        // A file that the user named is never taken for one that may be removed.
        try AtomicFile.write(Array(choice.saved().utf8), to: path, expecting: .absent)
        file = ChoiceFile(path: path, savingTo: nil)
      } else {
        file = try (overwriting ? file.inPresentState : file).save(choice)
      }
    } catch {
      if path == nil, error.reason == .changedMeanwhile || error.reason == .exists {
        return .changedOnDisk(name: FilePath(file.target).name)
      }
      return .failed(sentence(for: error), path: path)
    }
    draft.drop()
    draft = UnsavedDraft(of: file.target, present: state.editor.choice)
    savedPath = file.target
    return .saved(name: FilePath(file.target).name)
  }

  private func sentence(for error: FileError) -> String {
    FileTexts(state.texts.language).sentence(for: error)
  }

  private mutating func reload() -> EditorEvent {
    let present = ChoiceFile(path: file.path, savingTo: file.target)
    do throws(ChoiceFile.Unreadable) {
      let choice = try present.load(widget, family: family)
      file = present
      return .reloaded(choice, isFileThere: present.isThere)
    } catch {
      switch error {
      case .file(let error): return .unreadable(sentence(for: error))
      case .content(let diagnostic, let source):
        let line = source.lineTable().location(of: diagnostic.place.range?.start ?? 0).line
        return .unreadable(
          state.texts(.fileNotChoice, FilePath(file.path).name, String(line)))
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ChangeReports
import CommandConsole
import Diagnostics
import Disk
import IntentDiff
import IntentModel
import QuickActionWidget
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import WidgetRevisions
import WidgetViews

/// A saved choice through both revisions, with the widget before and after.
struct ReplayedChoice {
  /// The file of the choice.
  let file: String

  /// The replay of the choice's values.
  let replay: ChoiceReplay

  /// The widget before and after; nil if it cannot be drawn.
  let widgets: (before: DrawnWidget, after: DrawnWidget)?

  /// Replays the choice of a file; nil if the later revision does not have its intent, which a note says.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - result: The comparison.
  ///   - locale: The language of the texts; nil for the definitions' own.
  ///   - messages: How errors look, and where notes go.
  /// - Throws: `CommandFailure` if the file cannot be used, or is for an intent that the earlier revision does not have.
  init?(
    path: String, _ result: RevisionDiff.Result, locale: LocaleName?, _ messages: Messages
  ) throws {
    file = path
    let source: SourceFile
    do throws(FileError) {
      source = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      throw CommandFailure(error)
    }
    let name = try Self.reading(source, messages) { () throws(SavedChoiceError) in
      try SavedChoiceForm(source).intent
    }
    let revisions = result.comparison.pair
    guard let pair = revisions.allIntents.last(where: { $0.old.value.name?.value == name }) else {
      let sentence = "'\(path)' is for the intent '\(name)', which "
      guard revisions.removedIntents.contains(where: { $0.value.name?.value == name }) else {
        throw CommandFailure(sentence + "the earlier revision does not have", exitCode: 2)
      }
      messages.note(
        VisibleText.of(sentence + "the later revision does not have; all of it is lost"))
      return nil
    }
    let old = RevisionWidget(pair.old, in: result.old)
    let new = RevisionWidget(pair.new, in: result.new)
    for widget in [old, new] {
      if let remark = widget.remark { messages.note(VisibleText.of(remark)) }
    }
    let choice = try Self.reading(source, messages) { () throws(SavedChoiceError) in
      try WidgetChoice(source, for: old.widget)
    }
    let family = old.family ?? .systemMedium
    replay = ChoiceReplay(
      choice, of: pair, in: revisions, old: old.widget, new: new.widget, family: family)
    do throws(GitError) {
      if let before = try old.drawn(
        replay.before, family, locale, sdk: result.sdk, result.loader),
        let after = try new.drawn(
          replay.after, family, locale, sdk: result.sdk, result.loader)
      {
        widgets = (before, after)
      } else {
        widgets = nil
      }
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }

  /// Reads something of the file of a choice.
  private static func reading<Value>(
    _ source: SourceFile, _ messages: Messages, _ read: () throws(SavedChoiceError) -> Value
  ) throws -> Value {
    do throws(SavedChoiceError) {
      return try read()
    } catch {
      throw CommandFailure(
        [error.diagnostic], sources: [source], style: messages.errorStyle, exitCode: 2)
    }
  }

  /// The replay of the choice, and the widget before and after, as text.
  func text(_ texts: ChangeTexts, _ output: ResultOutput) -> String {
    let text = texts.text(of: replay, file: file, style: output.style)
    guard let widgets else { return text }
    let drawings = [(widgets.before, ChangeText.before), (widgets.after, .after)].map {
      "\n"
        + $0.text(
          title: texts($1), columns: output.width, depth: output.colorDepth, style: output.style)
    }
    return text + drawings.joined()
  }
}

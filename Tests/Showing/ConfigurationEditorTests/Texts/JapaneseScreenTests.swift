// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import TerminalInterface
import Testing
import WidgetViews

/// Whatever a Japanese screen says, it says in Japanese.
struct JapaneseScreenTests {
  /// The words in Latin letters that belong there: keys, Apple's names, and spellings that are typed.
  private static let known: Set<String> = [
    "Enter", "Esc", "Space", "Home", "End", "Del", "Backspace", "Shift", "Ctrl", "iPhone",
    "systemMedium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
    "ja", "en", "URL", "kitchen", "https", "example", "com",
    // The typed forms of durations and truth values.
    "h30m", "1h30m", "true", "false", "yes", "no", "PgUp", "PgDn", "wq",
  ]

  /// The words of the definitions and catalogs of the samples, which are whatever their authors wrote.
  private static let users: Set<String> = [
    "Panel", "Pages", "Tags", "Color", "Red", "Deep", "Blue", "red", "blue", "Shaded", "With",
    "Shade", "Flat", "Depth", "Note", "Every", "Card", "Choose", "compact", "note", "Scan", "Plan",
    "json", "green", "soon", "zzz", "text", "EUR", "Strange", "new", "gone", "My", "Kitchen",
    "later",
    "targets", "mred", "der", "zzzz", "zzzzz", "zzzzzz", "ne",
    // Of the URLs beside the options.
    "home", "pay", "scan", "plan", "evil", "Sc", "Sca",
  ]

  private func check(_ run: ScreenRun, _ keys: String) {
    for (columns, rows) in [(100, 30), (80, 40), (40, 12)] {
      for line in run.text(columns, rows).split(separator: "\n") {
        for match in line.matches(of: /[A-Za-z][A-Za-z0-9]+/) {
          let word = String(match.output)
          #expect(
            Self.known.contains(word) || Self.users.contains(word) || keys.contains(word),
            "after '\(keys)': \(line)")
        }
      }
    }
  }

  private func walk(_ start: ScreenRun, _ paths: [String]) {
    for path in paths {
      var run = start
      var typed = ""
      for key in path {
        run.type(String(key))
        typed.append(key)
        check(run, typed)
      }
    }
  }

  @Test("in every state of a widget with a catalog")
  func catalog() throws {
    let state = try Sample.state(locale: "ja", identifiers: ["scan", "plan"])
    walk(
      ScreenRun(state, .japanese),
      [
        "⏎⎋", "⏎zzz⎋", "␣↓␣", "Ju", "JuU", "uU", "JcJ", "Jq⎋", "?", ":", ":zzz", "x", "a", "z", "r",
        "d", "p", "t", "l", "f", "P", "n", "tttttttn", "J✗⎋", "JJJr", "⏎⏎c", "Jsq", ":q⏎",
        // To the other rows, as far as the sample offers them.
        "G⏎", "G→", "Gx", "GJ",
      ])
    walk(
      ScreenRun(try Sample.state(fixed: nil, locale: "ja", identifiers: ["plan"]), .japanese),
      ["J", "xxc", "a⏎c", "x⏎"])
    walk(
      ScreenRun(try Sample.state(locale: "ja", identifiers: ["gone", "plan"]), .japanese), ["j"])
  }

  @Test("in every state of a sheet with rows of many kinds")
  func sheet() throws {
    walk(
      ScreenRun(try SheetSample.state(), .japanese),
      [
        "⏎zzz⏎c", "⏎kitchen=My⏎c⎋u", "j⏎new⏎J", "jj→c", "jj⏎⎋", "jjj→j⏎12⏎", "jjj→j→→c",
        "jjjj⏎text⏎⌫c",
        "jjjj→", "jjjjj⏎soon⏎", "G⏎", "Gx", "GJ", "d", "l", "jj→⌫c", "⏎zzz⏎⏎zzz=new⏎a⏎zzz⏎",
      ])
    // Values that do not fit.
    let state = try SheetSample.state()
    let choice = WidgetChoice(
      intent: state.widget.name,
      members: [
        .init("color", "green"), .init("every", "soon"), .init("note", .array(["new", "new"])),
        .init("pages", .array(["1", "2", "3", "4"])),
      ])
    walk(
      ScreenRun(
        EditorState(
          widget: state.widget, family: .systemMedium, locale: nil, choice: choice),
        .japanese), ["jjjjjjjjjjj"])
  }

  @Test("whatever the driver tells")
  func events() throws {
    let events: [EditorEvent] = [
      .saved(name: "text.json"), .changedOnDisk(name: "text.json"), .unreadable("読めません"),
      .failed("書けません", path: nil), .noticedChange(name: "text.json"),
      .noticedEditor(name: "text.json"), .reloaded(try Sample.state().choice),
      .found(unsaved: try Sample.state(identifiers: ["plan", "scan"]).choice),
    ]
    for event in events {
      var run = ScreenRun(
        try Sample.state(locale: "ja", identifiers: ["scan", "plan"]), .japanese)
      run.type("J")
      run.send(event)
      check(run, "\(event)")
      run.type("rc")
      check(run, "\(event)rc")
    }
    let readOnly = EditorScreenState(
      editor: try Sample.state(locale: "ja", identifiers: ["scan", "plan"]),
      texts: EditorTexts(.japanese), readOnlyFile: "text.json")
    var run = ScreenRun(try Sample.state(), .japanese)
    run.state = readOnly
    check(run, "read-only")
  }
}

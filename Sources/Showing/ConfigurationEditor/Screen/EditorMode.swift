// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions

/// The mode of the editor, which decides what keys do.
enum EditorMode: Sendable {
  /// The sheet.
  case sheet
  /// An element in the hand.
  case carrying(Carrying)
  /// A number's knob on its line.
  case sliding(Sliding)
  /// A choice among options.
  case picking(Picking)
  /// A field that a value is typed into.
  case typing(Typing)
  /// The list of keys, from the given line on.
  case help(scroll: Int)
  /// The list of what is not saved.
  case changes
  /// The list of the widget's issues, from the given line.
  case notes(scroll: Int)
  /// The search over commands.
  case commands(Commands)
  /// A question with answers.
  case asking(Asking)

  /// Whether the screen is about something else than the widget, which gives way.
  var needsWholeBody: Bool {
    switch self {
    case .help, .changes: true
    default: false
    }
  }

  /// An element in the hand.
  struct Carrying: Hashable, Sendable {
    var parameter: String
    var from: Int
    var to: Int
  }

  /// A number's knob that the mouse holds.
  struct Sliding: Hashable, Sendable {
    var parameter: String
    var value: String
  }

  /// A choice among options.
  struct Picking: Sendable {
    /// The slot that the option fills; nil for the device that the widget is shown on.
    var slot: ValueSlot?
    var index: OptionIndex
    /// The options that there are, by their places in the index.
    var allowed: [Int]
    var input = TextInput()
    var words: [SearchWord] = []
    var matches: [Int]
    /// The place of the highlighted option among the matches.
    var highlight = 0

    var option: OptionIndex.Option? {
      matches.indices.contains(highlight) ? index.options[matches[highlight]] : nil
    }
  }

  /// A field.
  struct Typing: Hashable, Sendable {
    /// The slot that the value fills; nil for the name of a file.
    var slot: ValueSlot?
    var input: TextInput
    /// Why what is typed does not fit; nil if it does.
    var problem: String?
  }

  /// The search over commands.
  struct Commands: Hashable, Sendable {
    var input = TextInput()
    var matches = EditorAction.allCases.filter { $0 != .palette }
    var highlight = 0
  }

  /// A question.
  struct Asking: Sendable {
    var question: Question
    var highlight = 0
  }

  /// A question to the user.
  enum Question: Sendable {
    case quit
    case changedOnDisk(name: String)
    case restore(WidgetChoice)
    case failed(String, path: String?)

    /// The answers, each with its key; the last one leaves all as it is.
    var answers: [Answer] {
      switch self {
      case .quit:
        [.init("s", .askQuitSave), .init("d", .askQuitDiscard), .init("c", .askStay)]
      case .changedOnDisk:
        [
          .init("r", .askReload), .init("o", .askOverwrite), .init("e", .askElsewhere),
          .init("c", .askStay),
        ]
      case .restore: [.init("r", .askRestoreYes), .init("d", .askRestoreNo)]
      case .failed:
        [.init("t", .askRetry), .init("e", .askElsewhere), .init("c", .askStay)]
      }
    }
  }

  /// An answer and its key.
  struct Answer: Hashable, Sendable {
    var key: Character
    var text: EditorText

    init(_ key: Character, _ text: EditorText) {
      self.key = key
      self.text = text
    }
  }
}

/// Where a value goes.
struct ValueSlot: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case position(Int)
    case end
    case value
  }

  var parameter: String
  var place: Place

  /// The edit that puts a value there.
  func edit(_ value: String) -> ChoiceEdit {
    switch place {
    case .position(let position): .replace(position: position, identifier: value, in: parameter)
    case .end: .add(identifier: value, in: parameter)
    case .value: .set(parameter: parameter, value: value)
    }
  }
}

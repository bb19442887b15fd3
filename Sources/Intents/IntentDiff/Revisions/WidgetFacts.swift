// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
public import SourceText

/// The facts of a widget, from its catalog or from the Swift source that declares it.
public struct WidgetFacts: Hashable, Sendable {
  /// The path in the repository of the file that says so.
  public let path: String

  /// The name of that file in places.
  public let file: String

  /// The identifier that the system knows the widget by.
  public let kind: Located<String>

  /// The families that it comes in, under WidgetKit's names; nil if they are not known.
  public let families: [Located<String>]?

  /// The class of its intent, or the intent's name; nil for a widget without one.
  public let intent: Located<String>?

  /// The name of the widget in the source, such as its type; nil if it has none.
  public let name: String?

  /// Creates the facts about a widget.
  public init(
    path: String, file: String, kind: Located<String>, families: [Located<String>]?,
    intent: Located<String>?, name: String? = nil
  ) {
    self.path = path
    self.file = file
    self.kind = kind
    self.families = families
    self.intent = intent
    self.name = name
  }

  /// A place in the file.
  func place(_ range: SourceRange?) -> Diagnostic.Place { .init(file: file, range: range) }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The rarely set traits of texts in the environment; apart, so that environments stay small.
struct TextTraits: Hashable, Sendable {
  var design: Font.Design?
  var width: Font.Width?
  var tracking: Double?
  var baselineOffset: Double?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var textCase: Text.Case?
  var leastLines = 0
  var allowsTightening = false
}

/// Traits that do not change any more.
final class KeptTextTraits: Sendable {
  let traits: TextTraits

  init(_ traits: TextTraits) {
    self.traits = traits
  }
}

extension EnvironmentValues {
  private struct FontsKey: EnvironmentKey {
    static var defaultValue: FontCatalog { FontCatalog() }
  }

  private struct PrivacyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The rarely set traits of texts; nil if none is set.
  var textTraits: TextTraits? {
    get { keptTraits?.traits }
    set { keptTraits = newValue.map(KeptTextTraits.init) }
  }

  /// The fonts that are added to the widget.
  public var fonts: FontCatalog {
    get { self[FontsKey.self] }
    set { self[FontsKey.self] = newValue }
  }

  /// Whether the view is hidden where the device is locked.
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  mutating func changeText(_ change: (inout TextTraits) -> Void) {
    var traits = textTraits ?? TextTraits()
    change(&traits)
    textTraits = traits
  }

  /// Whether texts are written in capitals or in small letters; nil leaves them as they are.
  public var textCase: Text.Case? {
    get { textTraits?.textCase }
    set { changeText { $0.textCase = newValue } }
  }

  /// Whether the characters of a text may come closer before something of it is not shown.
  public var allowsTightening: Bool {
    get { textTraits?.allowsTightening ?? false }
    set { changeText { $0.allowsTightening = newValue } }
  }
}

extension Text {
  /// The case of the letters of a text.
  public enum Case: Hashable, Sendable, CaseIterable {
    /// All letters as uppercase.
    case uppercase
    /// All letters as lowercase.
    case lowercase
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Text {
  /// Sets what a screen reader reads instead of the text, also where it becomes a part of another.
  public func accessibilityLabel(_ label: Text) -> Text {
    var text = self
    for index in text.parts.indices { text.parts[index].spoken = index == 0 ? label.parts : [] }
    return text
  }

  /// Sets what a screen reader reads instead of the text, looked up in the widget's tables of strings.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(key))
  }

  /// Sets what a screen reader reads instead of the text, which is not looked up.
  @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> Text {
    accessibilityLabel(Text(label))
  }

  /// What a screen reader reads: of each part its label, or what is written.
  func spoken(in environment: EnvironmentValues) -> String {
    parts.flatMap { part in
      part.spoken == nil ? part.written(in: environment) : [part]
    }.map { part in
      part.spoken.map { Text(parts: $0).spoken(in: environment) } ?? part.string
    }.joined()
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

/// A set of parameters that make sense together, and the sentence that they make.
public struct ParameterCombination: Sendable {
  /// The key: the names of the parameters, joined by commas.
  public internal(set) var key: Located<String>

  /// The dictionary of the key.
  public let declaration: PropertyListValue

  /// The sentence, with `${name}` for values.
  public internal(set) var title = LocalizedText()

  /// The second line below the title, with `${name}` for values.
  public internal(set) var subtitle = LocalizedText()

  /// Whether the combination runs without opening the app.
  public internal(set) var supportsBackgroundExecution: Located<Bool>?

  /// Whether the combination is the first to suggest.
  public internal(set) var isPrimary: Located<Bool>?

  /// Whether the combination mirrors the managed combination of the same key.
  public internal(set) var isLinked: Located<Bool>?

  /// Whether changes of it are carried over to the suggested combination of the same key.
  public internal(set) var updatesLinked: Located<Bool>?

  /// Keys that are none of the above.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  init(key: Located<String>, declaration: PropertyListValue) {
    self.key = key
    self.declaration = declaration
  }

  /// The names of the parameters.
  ///
  /// Order and repetition in the key mean nothing, and empty parts are dropped.
  public var parameterNames: Set<String> {
    Set(key.value.split(separator: ",").map(String.init))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Facts of Apple's software that several rules explain: each is written once.
enum RuntimeFact {
  /// How an intent is found again.
  static let classes = """
    Saved intents are archived under the name of their class, and INSchema looks up an intent by that name alone. Read \
    in the framework's published decompilations; the name is INIntentClassName or, without it, the prefix, the \
    intent's name and `Intent`.
    """

  /// How values of parameters and properties are kept.
  static let namesAndTags = """
    INCodable writes each value under its tag, and stores a copy of the description of that day beside the bytes. Read \
    with that copy, a value comes back under its old name, and code asks for the new one; read with the installed \
    definition, the tag decides. Both paths are in the framework's published decompilations (INCodable, INIntent). \
    Which one a placed widget takes has not been measured on a device.
    """

  /// The setting that decides about names and tags.
  static let keptBy = """
    `diff.kept-by` in `quickaction.json`: `name`, `tag` or `unknown`. With `unknown`, which holds unless it is set, a \
    value counts as kept only if both the name and the tag are unchanged.
    """

  /// How values of enums are kept.
  static let indexes = """
    INCodable writes a value of an enum as its index, a 32-bit integer, and never its name. Read in the framework's \
    published decompilations.
    """

  /// The fact on bytes of another type.
  static let types = """
    INCodable reads the bytes of a value as the type that the description has. Bytes of another type are misread, or the \
    reading fails, and then the whole configuration is dropped with the log entry "INCodable data reading failed". \
    Read in the framework's published decompilations.
    """

  /// The fact on the keys by which the texts of a definition are looked up.
  static let texts = """
    The runtime looks up each text by its ID in the table that is named after the definition, and falls back to the \
    definition's own words. Read in the framework's published decompilations.
    """

  /// The fact on the identity of a placed widget.
  static let kinds = """
    WidgetKit knows a placed widget by the bundle identifier of its extension and its kind. Apple documents the kind as \
    the widget's identifier, and developers report that widgets of a kind that is gone stop updating and must be added \
    again.
    """

  /// The fact on the identifiers of a catalog.
  static let destinations = """
    A saved choice names a destination by its identifier and nothing else, which is how an INObject is recognized, too. \
    The catalog is QuickAction's own format.
    """

  /// How App Intents are found again.
  static let actions = """
    Shortcuts and placed widgets save the identifier of an App Intent, and values of its parameters by name, of entities by \
    type and identifier, of enums by raw value. The metadata of the installed product says what there is. Apple \
    documents that the identifiers must stay the same between releases; what the system does with a value that does not \
    fit is reported by developers.
    """
}

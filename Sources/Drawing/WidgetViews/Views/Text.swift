// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view of one or more lines of text that cannot be edited.
public struct Text: PrimitiveView, Hashable, Sendable {
  /// The parts, the first first.
  var parts: [Part]

  /// Creates text from a key that is looked up in the widget's tables of strings: of a literal, for one.
  ///
  /// - Parameters:
  ///   - key: The key; where no table has it, it is the text.
  ///   - tableName: The name of the table; nil is `Localizable`.
  ///   - bundle: Where the table is; nil is the widget.
  ///   - comment: The comment for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: StringBundle? = nil,
    comment: StaticString? = nil
  ) {
    parts = [Part(content: .key(key, table: tableName, bundle: bundle))]
  }

  /// Creates text from a string, which is not looked up.
  @_disfavoredOverload public init(_ content: some StringProtocol) {
    parts = [Part(content: .string(String(content)))]
  }

  /// Creates text from a string that is neither looked up nor read as Markdown, also if it is a literal.
  public init(verbatim content: String) {
    parts = [Part(content: .string(content))]
  }

  /// Creates text from an image, as high as the letters if it is a symbol.
  public init(_ image: Image) {
    parts = [Part(content: .image(image))]
  }

  /// Puts texts one behind the other; each keeps its look.
  public init(joining texts: [Text]) {
    parts = texts.flatMap(\.parts)
  }

  init(parts: [Part]) {
    self.parts = parts
  }

  /// Puts a text behind another; each keeps its look.
  public static func + (first: Text, second: Text) -> Text {
    Text(parts: first.parts + second.parts)
  }

  /// The whole text without its look, in the usual language.
  var string: String { string(in: EnvironmentValues()) }

  /// The whole text without its look.
  package func string(in environment: EnvironmentValues) -> String {
    if parts.count == 1, case .string(let string) = parts[0].content { return string }
    return parts.flatMap { $0.written(in: environment) }.map(\.string).joined()
  }

  /// Adds the text, its fonts and colors chosen.
  public func resolve(in resolver: inout ViewResolver) {
    // The values are read where they are: they are many, and few of them are needed.
    let snapshot = resolver.snapshot
    let traits = snapshot.values.textTraits
    var size = 0.0
    let start = resolver.pending.count
    var isLive = false
    var isLabeled = false
    var spans: [TextSpan] = []
    spans.reserveCapacity(parts.count)
    // Hardly any text has a gradient.
    var mayBeGradient = snapshot.values.foreground.map { !$0.isColor } ?? false
    if mayBeGradient || parts.contains(where: { $0.foreground.map { !$0.isColor } ?? false }) {
      mayBeGradient = true
      if let pattern = resolver.pattern(of: parts) { return resolve(with: pattern, in: &resolver) }
    }
    for part in parts {
      if part.spoken != nil { isLabeled = true }
      // Nearly all texts are a string.
      if case .string(let string) = part.content {
        spans.append(part.span(string, traits, in: &resolver, size: &size))
        continue
      }
      if case .live = part.content { isLive = true }
      for written in part.written(in: snapshot.values) {
        if case .live = written.content { isLive = true }
        if written.spoken != nil { isLabeled = true }
        spans.append(written.span(written.string, traits, in: &resolver, size: &size))
      }
    }
    if spans.allSatisfy(\.string.isEmpty) { reportEmptyTranslation(in: &resolver) }
    let reasons = snapshot.values.redactionReasons
    resolver.tree.texts.append(
      TextNode(
        string: spans.count == 1 ? spans[0].string : spans.map(\.string).joined(), spans: spans,
        options: snapshot.values.textLayoutOptions(traits, resolver.settings),
        isRedacted: !reasons.isEmpty
          && (reasons.contains(.placeholder) || snapshot.values.isPrivacySensitive),
        isLive: isLive, gradient: mayBeGradient ? resolver.textGradient(of: parts) : nil))
    resolver.addLeaf(
      .text(Int32(resolver.tree.texts.count - 1)),
      spacing: .text(fontSize: size, pixels: resolver.pixels), guides: .baselines)
    resolver.addShadows(of: parts.first?.foreground ?? .level(0))
    if isLabeled {
      resolver.tree.rare.strings.append(spoken(in: snapshot.values))
      resolver.wrap(from: start, as: .labeled(Int32(resolver.tree.rare.strings.count - 1)))
    }
  }

  /// Adds the text, whose letters show an image.
  private func resolve(with pattern: Int32, in resolver: inout ViewResolver) {
    var text = self
    for index in text.parts.indices { text.parts[index].foreground = .color(.black) }
    text.resolve(in: &resolver)
    resolver.tree.texts[resolver.tree.texts.count - 1].pattern = pattern
    resolver.addShadows(of: parts.first?.foreground ?? .level(0))
  }

  /// Says of a text without letters that its translation is empty, if it is that.
  private func reportEmptyTranslation(in resolver: inout ViewResolver) {
    let environment = resolver.snapshot.values
    for part in parts {
      if case .key(let key, let table, let bundle) = part.content, !key.key.isEmpty,
        key.translation(table: table, bundle: bundle, in: environment) == ""
      {
        resolver.report(.emptyTranslation(key: key.key))
      }
    }
  }
}

extension EnvironmentValues {
  /// The layout options of texts in the environment.
  fileprivate func textLayoutOptions(
    _ traits: TextTraits?, _ settings: LayoutSettings
  ) -> TextLayoutOptions {
    var options = TextLayoutOptions(
      lineLimit: lineLimit, reservesSpace: lineLimitReservesSpace, truncationMode: truncationMode,
      minimumScaleFactor: minimumScaleFactor, alignment: multilineTextAlignment,
      lineSpacing: lineSpacing, displayScale: displayScale, locale: locale,
      layoutDirection: layoutDirection)
    options.avoidsLoneCharacters = settings.avoidsLoneCharacters
    if let traits {
      options.leastLines = traits.leastLines
      options.allowsTightening = traits.allowsTightening
    }
    return options
  }
}

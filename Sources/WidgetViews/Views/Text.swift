// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Lines of text.
public struct Text: PrimitiveView, Hashable, Sendable {
  /// A part of the text with a look of its own.
  struct Part: Hashable, Sendable {
    var string: String
    var font: Font?
    var weight: FontWeight?
    var isBold = false
    var isItalic = false
    var isMonospacedDigit = false
    var foreground: ShapeStyleValue?
  }

  /// The parts, the first first.
  var parts: [Part]

  /// Makes text of a string.
  public init(_ content: some StringProtocol) {
    parts = [Part(string: String(content))]
  }

  /// Makes text of a string that is not looked up in a table of translations; here none is.
  public init(verbatim content: String) {
    self.init(content)
  }

  private init(parts: [Part]) {
    self.parts = parts
  }

  /// Puts a text behind another; each keeps its look.
  public static func + (first: Text, second: Text) -> Text {
    Text(parts: first.parts + second.parts)
  }

  /// The whole text without its look.
  var string: String { parts.count == 1 ? parts[0].string : parts.map(\.string).joined() }

  /// Adds the text, its fonts and colors chosen.
  public func resolve(in resolver: inout ViewResolver) {
    let environment = resolver.environment
    var size = 0.0
    let spans = parts.map { part in
      var font = part.font ?? environment.font ?? .body
      if let weight = part.weight ?? environment.fontWeight { font = font.weight(weight) }
      if part.isBold || environment.isBold { font = font.bold() }
      if part.isItalic || environment.isItalic { font = font.italic() }
      if part.isMonospacedDigit || environment.isMonospacedDigit { font = font.monospacedDigit() }
      let resolved = font.resolved(in: environment.dynamicTypeSize)
      size = max(size, resolved.size)
      return TextSpan(
        string: part.string, font: resolved,
        color: resolver.color(part.foreground ?? .level(0)))
    }
    resolver.tree.texts.append(
      TextNode(
        string: string, spans: spans, options: environment.textLayoutOptions,
        isRedacted: !environment.redactionReasons.isEmpty,
        gradient: resolver.textGradient(of: parts.map(\.foreground))))
    resolver.addLeaf(
      .text(Int32(resolver.tree.texts.count - 1)),
      spacing: .text(fontSize: size, pixels: resolver.pixels), guides: .baselines)
  }
}

extension EnvironmentValues {
  /// What the environment says about the lines of texts.
  fileprivate var textLayoutOptions: TextLayoutOptions {
    TextLayoutOptions(
      lineLimit: lineLimit, reservesSpace: lineLimitReservesSpace, truncationMode: truncationMode,
      minimumScaleFactor: minimumScaleFactor, alignment: multilineTextAlignment,
      lineSpacing: lineSpacing, displayScale: displayScale, locale: locale,
      layoutDirection: layoutDirection)
  }
}

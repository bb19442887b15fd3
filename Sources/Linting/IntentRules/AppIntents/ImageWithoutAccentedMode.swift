// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations
import WidgetProject

/// Pictures of widgets that a tinted Home Screen draws in one color.
struct ImageWithoutAccentedMode: ProjectRule {
  static let metadata = RuleMetadata(
    id: "image-without-accented-mode", family: .appIntents, severity: .warning,
    summary: "A widget shows a picture from data and does not say how it is drawn when tinted.",
    why: """
      On a tinted or clear Home Screen, which users choose since iOS 18, the system draws an image \
      by its transparency alone. A photograph or a cover has none, and is a rectangle of one \
      color: https://github.com/komadorirobin/Softcover/pull/6.
      """,
    remedy: """
      Add 'widgetAccentedRenderingMode(.fullColor)' or '.desaturated' to the image, with \
      'if #available(iOS 18, *)' where the deployment target is lower.
      """)

  static let examples: [RuleExample] = [
    example("if let cover = UIImage(data: book.cover) { ↓Image(uiImage: cover).resizable() }"),
    example(
      "if let cover = UIImage(data: book.cover) { Image(uiImage: cover).widgetAccentedRenderingMode(.fullColor) }"
    ),
    example(
      "if let cover = UIImage(data: book.cover) { Image(uiImage: cover).renderingMode(.template) }"),
    example("Image(uiImage: entry.symbol)"),
    example(
      "if let cover = UIImage(data: book.cover) { Image(uiImage: cover) }",
      families: ".accessoryCircular"),
  ]

  private static func example(
    _ view: String, families: String = ".systemSmall"
  ) -> RuleExample {
    .swift(
      """
      struct BookWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Book", provider: P()) { BookView(book: $0.book) }
            .supportedFamilies([\(families)])
        }
      }

      struct BookView: View {
        var book: Book
        var body: some View {
          \(view)
        }
      }

      """,
      with: .widgetExtension(source: "Show.swift", inApplication: false),
      .init(
        "Background.swift",
        "extension View { var ground: some View { containerBackground(.red, for: .widget) } }\n",
        isShown: false))
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    let tinted = Set(
      sources.widgets.filter(Self.isOnHomeScreen).flatMap { widget in
        sources.targets(of: widget.fileName).filter(\.isAppExtension).map(\.identifier)
      })
    guard !tinted.isEmpty else { return }
    for file in sources.files where Self.word.occur(in: file.source.bytes) {
      let targets = sources.targets(of: file.source.name)
      guard targets.contains(where: { tinted.contains($0.identifier) }),
        // What asks for the mode itself, or is shown by an activity, is not known to be an oversight.
        !Self.others.occur(in: file.source.bytes)
      else { continue }
      for range in Self.images(in: file) {
        findings.add(
          "on a tinted Home Screen only the transparency of this picture is drawn, so a photograph is a rectangle of one color; add 'widgetAccentedRenderingMode'",
          at: range, in: file.source.name,
          cause: .init(
            "on a tinted Home Screen only the transparency of pictures is drawn, so photographs are rectangles of one color; add 'widgetAccentedRenderingMode' to each"
          ))
      }
    }
  }

  private static let word = SoughtWords(["Image(uiImage:"])
  private static let others = SoughtWords([
    "widgetRenderingMode", "ActivityConfiguration", "ActivityViewContext",
  ])

  /// Whether a widget has a family of the Home Screen, as far as the sources say.
  private static func isOnHomeScreen(_ widget: WidgetSource) -> Bool {
    switch widget.configuration {
    case .staticControl, .appIntentControl: return false
    case .static, .intent, .appIntent:
      return widget.families.map { families in
        families.contains { !$0.value.hasPrefix("accessory") }
      } ?? true
    }
  }

  /// The images of a file that are made of data and have no mode.
  private static func images(in file: SwiftFile) -> [SourceRange] {
    let tokens = file.tokens
    let pictures = Set((0..<tokens.count).compactMap { picture(at: $0, in: tokens) })
    guard !pictures.isEmpty else { return [] }
    return file.calls(of: ["Image"]).compactMap { name, call in
      guard let value = call["uiImage"], let made = value.lastName, pictures.contains(made),
        let start = file.tokens(in: value.range)?.upperBound,
        !hasMode(behind: start, in: tokens)
      else { return nil }
      return name.range
    }
  }

  /// The name of a constant that is made of data, as in `let cover = UIImage(data: …)`, at the token of the initializer.
  private static func picture(at index: Int, in tokens: SwiftTokens) -> String? {
    guard tokens.is(index, "UIImage"), tokens.is(index + 1, "("),
      tokens.is(index + 2, "data") || tokens.is(index + 2, "contentsOfFile"),
      tokens.is(index - 1, "="), tokens.kind(index - 2) == .word,
      ["let", "var"].contains(where: { tokens.is(index - 3, $0) })
    else { return nil }
    return String(tokens.text(index - 2))
  }

  /// Whether a modifier of an image says how it is drawn: behind the bracket that ends its initializer.
  private static func hasMode(behind end: Int, in tokens: SwiftTokens) -> Bool {
    var index = end + 1
    while tokens.is(index, "."), tokens.kind(index + 1) == .word {
      if tokens.is(index + 1, "widgetAccentedRenderingMode")
        || tokens.is(index + 1, "renderingMode")
      {
        return true
      }
      index += 2
      if tokens.is(index, "(") { index = tokens.after(index, before: tokens.count) }
    }
    return false
  }
}

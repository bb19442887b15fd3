// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import StringTables
package import WidgetProtocol

/// The names and descriptions that the gallery shows of widgets, in each language of the extension.
package struct GalleryTexts {
  private struct Texts {
    var name: String
    var description: String
  }

  /// The first language, with which all others are compared.
  private var first: LocaleName?

  /// The texts in the first language, by kind.
  private var texts: [String: Texts] = [:]

  /// The kinds, in the order of the widgets.
  private var kinds: [String] = []

  /// The languages in which a description is that of the first, by kind.
  private var languages: [String: [String]] = [:]

  /// The kinds whose name differs from that in the first language in one of these languages.
  private var translatedNames: Set<String> = []

  /// Creates texts, of which none is known.
  package init() {}

  /// Adds the texts of widgets in a language, the first one first.
  package mutating func add(_ widgets: [DescribedWidget], in locale: LocaleName) {
    guard let first else {
      first = locale
      for widget in widgets where texts[widget.kind] == nil {
        kinds.append(widget.kind)
        texts[widget.kind] = Texts(name: widget.displayName, description: widget.description)
      }
      return
    }
    // British English is English.
    guard locale.lookupOrder.last != first.lookupOrder.last else { return }
    for widget in widgets {
      guard let texts = texts[widget.kind], texts.description == widget.description,
        Self.isSentence(texts.description), languages[widget.kind]?.last != locale.identifier
      else { continue }
      languages[widget.kind, default: []].append(locale.identifier)
      if texts.name != widget.displayName { translatedNames.insert(widget.kind) }
    }
  }

  /// What is the same in several languages: descriptions, with their names.
  ///
  /// A name by itself may be that of a product.
  package var untranslated: [ProgramObservation] {
    kinds.compactMap { kind in
      guard let languages = languages[kind], let texts = texts[kind] else { return nil }
      let name = texts.name.isEmpty || translatedNames.contains(kind) ? nil : texts.name
      return ProgramObservation(
        .untranslated(description: texts.description, name: name, languages: languages), of: kind)
    }
  }

  /// Whether a text has two words, as names of products and numbers mostly do not.
  private static func isSentence(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) } > 1
      || text.count { $0.isLetter && !$0.isASCII } > 4
  }
}

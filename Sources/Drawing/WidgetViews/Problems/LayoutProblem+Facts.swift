// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics

extension LayoutProblem {
  /// The kinds of problems, each with its identifier, which never changes.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case nestedTooDeep = "nested-too-deep"
    case tooManyViews = "too-many-views"
    case tooManyMeasurements = "too-many-measurements"
    case invalidLength = "invalid-length"
    case drawnDifferently = "drawn-differently"
    case notDrawn = "not-drawn"
    case missingColor = "missing-color"
    case missingImage = "missing-image"
    case heicImage = "unreadable-image-heic"
    case jpegCoding = "unreadable-image-jpeg-coding"
    case damagedImage = "unreadable-image-damaged"
    case unknownImage = "unreadable-image-unknown"
    case unknownSymbol = "unknown-symbol"
    case missingFont = "missing-font"
    case emptyTranslation = "empty-translation"
    case invisibleContent = "invisible-content"
    case leftOutOfLine = "left-out-of-line"
    case brokenWord = "broken-word"
    case severalWidgetURLs = "several-widget-urls"
    case missingContainerBackground = "missing-container-background"
    case ignoredLink = "ignored-link"
    case notDrawnInWidgets = "not-drawn-in-widgets"
    case imageTooLarge = "image-too-large-for-devices"
    case infiniteFrame = "infinite-frame"

    /// Whether this engine draws something otherwise than a device, so that the widget need not be changed.
    var isLimit: Bool {
      switch self {
      case .drawnDifferently, .notDrawn, .heicImage, .jpegCoding, .unknownSymbol: true
      default: false
      }
    }
  }

  /// A value of a problem.
  package enum Value: Hashable, Sendable {
    case text(String)
    case number(Int)
  }

  /// The kind and the values of a problem, from which messages are made and which the protocol
  /// carries.
  package struct Facts: Hashable, Sendable {
    /// The kind of the problem.
    package let kind: Kind
    /// The text about it.
    let text: ProblemText
    /// The values of the text, in the order of `%1` and `%2`; then those that only its detail has.
    package let values: [Value]
    /// The view that has it, where that is known.
    package let view: String?

    fileprivate init(
      _ kind: Kind, _ text: ProblemText, _ values: Value..., view: String? = nil
    ) {
      self.kind = kind
      self.text = text
      self.values = values
      self.view = view
    }
  }

  /// The kind and the values of the problem.
  package var facts: Facts {
    switch self {
    case .nestedTooDeep(let limit): Facts(.nestedTooDeep, .nestedTooDeep, .number(limit))
    case .tooManyViews(let limit): Facts(.tooManyViews, .tooManyViews, .number(limit))
    case .tooManyMeasurements(let limit):
      Facts(.tooManyMeasurements, .tooManyMeasurements, .number(limit))
    case .invalidLength(let modifier): Facts(.invalidLength, .invalidLength, .text(modifier))
    case .drawnDifferently(let limit, let view):
      Facts(.drawnDifferently, .drawnDifferently, .text(limit.subject), view: view)
    case .notDrawn(let modifier, let place, let view):
      Facts(.notDrawn, .notDrawn, .text(modifier), .text(place), view: view)
    case .missingColor(let name): Facts(.missingColor, .missingColor, .text(name))
    case .missingImage(let name): Facts(.missingImage, .missingImage, .text(name))
    case .unreadableImage(.heic): Facts(.heicImage, .heicImage)
    case .unreadableImage(.jpegCoding): Facts(.jpegCoding, .jpegCoding)
    case .unreadableImage(.damaged): Facts(.damagedImage, .damagedImage)
    case .unreadableImage(.unknown): Facts(.unknownImage, .unknownImage)
    case .unknownSymbol(let name, let width, let height):
      Facts(.unknownSymbol, .unknownSymbol, .text(name), .number(width), .number(height))
    case .missingFont(let name): Facts(.missingFont, .missingFont, .text(name))
    case .emptyTranslation(let key): Facts(.emptyTranslation, .emptyTranslation, .text(key))
    case .invisibleContent(let mode, let example, let count):
      Facts(
        .invisibleContent, mode == .accented ? .invisibleAccented : .invisibleVibrant,
        .text(mode.rawValue), .text(example.sort), .text(example.name), .number(count))
    case .leftOutOfLine(let count): Facts(.leftOutOfLine, .leftOutOfLine, .number(count))
    case .brokenWord(let word): Facts(.brokenWord, .brokenWord, .text(word))
    case .severalWidgetURLs: Facts(.severalWidgetURLs, .severalWidgetURLs)
    case .missingContainerBackground:
      Facts(.missingContainerBackground, .missingContainerBackground)
    case .ignoredLink(let family, let view):
      Facts(.ignoredLink, .ignoredLink, .text(family.rawValue), view: view)
    case .notDrawnInWidgets(let name, let view):
      Facts(.notDrawnInWidgets, .notDrawnInWidgets, .text(name), view: view)
    case .imageTooLarge(let name, let width, let height, let limit):
      Facts(
        .imageTooLarge, name.isEmpty ? .unnamedImageTooLarge : .imageTooLarge,
        .text(name), .number(width), .number(height), .number(limit))
    case .infiniteFrame: Facts(.infiniteFrame, .infiniteFrame)
    }
  }

  /// The identifier of the problem in every report, such as `missing-color`.
  public var identifier: String { facts.kind.rawValue }

  /// The severity of the problem: a note if it is about this engine and not about the widget, or if
  /// no content is missing.
  public var severity: Severity {
    isLimit || facts.kind == .brokenWord ? .note : .warning
  }

  /// Whether this engine draws something otherwise than a device, so that the widget need not be changed.
  package var isLimit: Bool { facts.kind.isLimit }

  /// The identifier with what the problem is about, such as `missing-color-Brand`.
  package var key: String {
    guard case .text(let subject)? = facts.values.first else { return identifier }
    return "\(identifier)-\(subject)"
  }
}

extension LayoutProblem.Content {
  /// What it is: `shape`, `line`, `text` or `image`.
  fileprivate var sort: String {
    switch self {
    case .shape: "shape"
    case .line: "line"
    case .text: "text"
    case .image: "image"
    }
  }

  /// The text, or the name of the image; empty for a shape and a line.
  fileprivate var name: String {
    switch self {
    case .shape, .line: ""
    case .text(let name), .image(let name): name
    }
  }

  /// The part of a sort with a name; nil if there is no such sort.
  package init?(sort: String, name: String) {
    switch sort {
    case "shape": self = .shape
    case "line": self = .line
    case "text": self = .text(name)
    case "image": self = .image(name: name)
    default: return nil
    }
  }
}

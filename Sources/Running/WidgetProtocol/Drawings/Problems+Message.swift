// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A problem is its identifier, the view that has it, and its values.
extension LayoutProblem: WireChoice {
  static var noun: String { "a problem of the layout" }

  static func blank(named name: String) -> LayoutProblem? {
    switch Kind(rawValue: name) {
    case .nestedTooDeep: .nestedTooDeep(limit: 0)
    case .tooManyViews: .tooManyViews(limit: 0)
    case .tooManyMeasurements: .tooManyMeasurements(limit: 0)
    case .invalidLength: .invalidLength(modifier: "")
    case .drawnDifferently: .drawnDifferently(.material, view: nil)
    case .notDrawn: .notDrawn(modifier: "", place: "", view: nil)
    case .missingColor: .missingColor(name: "")
    case .missingImage: .missingImage(name: "")
    case .heicImage: .unreadableImage(.heic)
    case .jpegCoding: .unreadableImage(.jpegCoding)
    case .damagedImage: .unreadableImage(.damaged)
    case .unknownImage: .unreadableImage(.unknown)
    case .unknownSymbol: .unknownSymbol(name: "", width: 0, height: 0)
    case .missingFont: .missingFont(name: "")
    case .emptyTranslation: .emptyTranslation(key: "")
    case .invisibleContent: .invisibleContent(mode: .vibrant, example: .shape, count: 0)
    case .leftOutOfLine: .leftOutOfLine(count: 0)
    case .brokenWord: .brokenWord("")
    case .severalWidgetURLs: .severalWidgetURLs
    case .missingContainerBackground: .missingContainerBackground
    case .ignoredLink: .ignoredLink(family: .systemSmall, view: nil)
    case .notDrawnInWidgets: .notDrawnInWidgets(name: "", view: nil)
    case .imageTooLarge: .imageTooLarge(name: "", width: 0, height: 0, limit: 0)
    case .infiniteFrame: .infiniteFrame
    case nil: nil
    }
  }

  private var view: String? {
    switch self {
    case .drawnDifferently(_, let view), .notDrawn(_, _, let view), .ignoredLink(_, let view),
      .notDrawnInWidgets(_, let view):
      view
    default: nil
    }
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    wire.kind(identifier)
    let view = try wire.next(view)
    switch self {
    case .nestedTooDeep(let limit): self = .nestedTooDeep(limit: try wire.next(limit))
    case .tooManyViews(let limit): self = .tooManyViews(limit: try wire.next(limit))
    case .tooManyMeasurements(let limit): self = .tooManyMeasurements(limit: try wire.next(limit))
    case .invalidLength(let modifier): self = .invalidLength(modifier: try wire.next(modifier))
    case .drawnDifferently(let limit, _): self = .drawnDifferently(try wire.next(limit), view: view)
    case .notDrawn(let modifier, let place, _):
      self = .notDrawn(modifier: try wire.next(modifier), place: try wire.next(place), view: view)
    case .missingColor(let name): self = .missingColor(name: try wire.next(name))
    case .missingImage(let name): self = .missingImage(name: try wire.next(name))
    case .unknownSymbol(let name, let width, let height):
      self = .unknownSymbol(
        name: try wire.next(name), width: try wire.next(width), height: try wire.next(height))
    case .missingFont(let name): self = .missingFont(name: try wire.next(name))
    case .emptyTranslation(let key): self = .emptyTranslation(key: try wire.next(key))
    case .invisibleContent(var mode, var example, var count):
      try wire.value(&mode)
      try wire.choice(&example)
      try wire.value(&count)
      self = .invisibleContent(mode: mode, example: example, count: count)
    case .leftOutOfLine(let count): self = .leftOutOfLine(count: try wire.next(count))
    case .brokenWord(let word): self = .brokenWord(try wire.next(word))
    case .ignoredLink(let family, _): self = .ignoredLink(family: try wire.next(family), view: view)
    case .notDrawnInWidgets(let name, _):
      self = .notDrawnInWidgets(name: try wire.next(name), view: view)
    case .imageTooLarge(let name, let width, let height, let limit):
      self = .imageTooLarge(
        name: try wire.next(name), width: try wire.next(width), height: try wire.next(height),
        limit: try wire.next(limit))
    case .unreadableImage, .severalWidgetURLs, .missingContainerBackground, .infiniteFrame: break
    }
  }
}

/// A part of a picture: a shape and a line have an empty text.
extension LayoutProblem.Content: WireChoice {
  static var noun: String { "a part of a picture" }

  static func blank(named name: String) -> LayoutProblem.Content? {
    switch name {
    case "shape": .shape
    case "line": .line
    case "text": .text("")
    case "image": .image(name: "")
    default: nil
    }
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    switch self {
    case .shape:
      wire.kind("shape")
      _ = try wire.next("")
    case .line:
      wire.kind("line")
      _ = try wire.next("")
    case .text(let text): self = .text(try wire.next("text", text))
    case .image(let name): self = .image(name: try wire.next("image", name))
    }
  }
}

/// A limit is what is drawn otherwise, as a program writes it.
extension DrawingLimit: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> DrawingLimit {
    let subject = try String.take(from: &reader)
    guard let limit = DrawingLimit(subject: subject) else {
      throw MessageError("'\(subject)' is not a limit of the drawing")
    }
    return limit
  }

  func put(on writer: inout MessageWriter) { writer.string(subject) }
}

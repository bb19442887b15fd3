// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MessageReader {
  /// Reads a problem: its identifier, the view that has it, and its values.
  func problem() throws(MessageError) -> LayoutProblem {
    var items = try items()
    let identifier = try items.string()
    guard let kind = LayoutProblem.Kind(rawValue: identifier) else {
      throw MessageError("'\(identifier)' is not a problem of the layout")
    }
    let view = try items.nextIfAny()?.string()
    switch kind {
    case .nestedTooDeep: return .nestedTooDeep(limit: try items.integer())
    case .tooManyViews: return .tooManyViews(limit: try items.integer())
    case .tooManyMeasurements: return .tooManyMeasurements(limit: try items.integer())
    case .invalidLength: return .invalidLength(modifier: try items.string())
    case .drawnDifferently:
      let subject = try items.string()
      guard let limit = DrawingLimit(subject: subject) else {
        throw MessageError("'\(subject)' is not a limit of the drawing")
      }
      return .drawnDifferently(limit, view: view)
    case .notDrawn:
      return .notDrawn(modifier: try items.string(), place: try items.string(), view: view)
    case .missingColor: return .missingColor(name: try items.string())
    case .missingImage: return .missingImage(name: try items.string())
    case .heicImage: return .unreadableImage(.heic)
    case .jpegCoding: return .unreadableImage(.jpegCoding)
    case .damagedImage: return .unreadableImage(.damaged)
    case .unknownImage: return .unreadableImage(.unknown)
    case .unknownSymbol:
      return .unknownSymbol(
        name: try items.string(), width: try items.integer(), height: try items.integer())
    case .missingFont: return .missingFont(name: try items.string())
    case .invisibleContent:
      let mode: WidgetRenderingMode = try items.next().name()
      let (sort, name) = (try items.string(), try items.string())
      guard let example = LayoutProblem.Content(sort: sort, name: name) else {
        throw MessageError("'\(sort)' is not a part of a picture")
      }
      return .invisibleContent(mode: mode, example: example, count: try items.integer())
    case .leftOutOfLine: return .leftOutOfLine(count: try items.integer())
    case .brokenWord: return .brokenWord(try items.string())
    case .severalWidgetURLs: return .severalWidgetURLs
    case .missingContainerBackground: return .missingContainerBackground
    case .ignoredLink: return .ignoredLink(family: try items.next().name(), view: view)
    case .notDrawnInWidgets: return .notDrawnInWidgets(name: try items.string(), view: view)
    case .imageTooLarge:
      return .imageTooLarge(
        name: try items.string(), width: try items.integer(), height: try items.integer(),
        limit: try items.integer())
    case .infiniteFrame: return .infiniteFrame
    }
  }
}

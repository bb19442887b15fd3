// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MessageReader {
  func problem() throws(MessageError) -> LayoutProblem {
    var items = try items()
    let kind = try items.string()
    switch kind {
    case "nestedTooDeep": return .nestedTooDeep(limit: try items.next().integer())
    case "tooManyViews": return .tooManyViews(limit: try items.next().integer())
    case "tooManyMeasurements": return .tooManyMeasurements(limit: try items.next().integer())
    case "invalidLength": return .invalidLength(modifier: try items.string())
    case "drawnDifferently":
      let index = try items.next().integer()
      guard DrawingLimit.all.indices.contains(index) else {
        throw MessageError("\(index) is not a limit of the drawing")
      }
      return .drawnDifferently(DrawingLimit.all[index], view: try items.nextIfAny()?.string())
    case "missingColor": return .missingColor(name: try items.string())
    case "missingImage": return .missingImage(name: try items.string())
    case "unreadableImage": return .unreadableImage(try items.next().name())
    case "unknownSymbol": return .unknownSymbol(name: try items.string())
    case "missingFont": return .missingFont(name: try items.string())
    case "invisibleContent":
      return .invisibleContent(
        mode: try items.next().name(), example: try items.string(),
        count: try items.next().integer())
    case "leftOutOfLine": return .leftOutOfLine(count: try items.next().integer())
    case "brokenWord": return .brokenWord(try items.string())
    case "severalWidgetURLs": return .severalWidgetURLs
    case "missingContainerBackground": return .missingContainerBackground
    case "ignoredLink":
      return .ignoredLink(
        family: try items.next().name(), view: try items.nextIfAny()?.string())
    case "notDrawnInWidgets":
      return .notDrawnInWidgets(name: try items.string(), view: try items.nextIfAny()?.string())
    case "imageTooLarge":
      return .imageTooLarge(
        name: try items.string(), width: try items.next().integer(),
        height: try items.next().integer(), limit: try items.next().integer())
    case "infiniteFrame": return .infiniteFrame
    default: throw MessageError("'\(kind)' is not a problem of the layout")
    }
  }
}

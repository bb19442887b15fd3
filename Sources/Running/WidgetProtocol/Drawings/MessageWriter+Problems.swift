// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MessageWriter {
  mutating func problem(_ problem: LayoutProblem) {
    array { writer in
      switch problem {
      case .nestedTooDeep(let limit):
        writer.string("nestedTooDeep")
        writer.integer(limit)
      case .tooManyViews(let limit):
        writer.string("tooManyViews")
        writer.integer(limit)
      case .tooManyMeasurements(let limit):
        writer.string("tooManyMeasurements")
        writer.integer(limit)
      case .invalidLength(let modifier):
        writer.string("invalidLength")
        writer.string(modifier)
      case .drawnDifferently(.notDrawn(let modifier, let place), let view):
        writer.string("notDrawn")
        writer.string(modifier)
        writer.string(place)
        writer.optional(view) { $0.string($1) }
      case .drawnDifferently(let limit, let view):
        writer.string("drawnDifferently")
        writer.integer(DrawingLimit.all.firstIndex(of: limit) ?? -1)
        writer.optional(view) { $0.string($1) }
      case .missingColor(let name):
        writer.string("missingColor")
        writer.string(name)
      case .missingImage(let name):
        writer.string("missingImage")
        writer.string(name)
      case .unreadableImage(let reason):
        writer.string("unreadableImage")
        writer.string(reason.rawValue)
      case .unknownSymbol(let name):
        writer.string("unknownSymbol")
        writer.string(name)
      case .missingFont(let name):
        writer.string("missingFont")
        writer.string(name)
      case .invisibleContent(let mode, let example, let count):
        writer.string("invisibleContent")
        writer.string(mode.rawValue)
        writer.string(example)
        writer.integer(count)
      case .leftOutOfLine(let count):
        writer.string("leftOutOfLine")
        writer.integer(count)
      case .brokenWord(let word):
        writer.string("brokenWord")
        writer.string(word)
      case .severalWidgetURLs: writer.string("severalWidgetURLs")
      case .missingContainerBackground: writer.string("missingContainerBackground")
      case .ignoredLink(let family, let view):
        writer.string("ignoredLink")
        writer.string(family.rawValue)
        writer.optional(view) { $0.string($1) }
      case .notDrawnInWidgets(let name, let view):
        writer.string("notDrawnInWidgets")
        writer.string(name)
        writer.optional(view) { $0.string($1) }
      case .imageTooLarge(let name, let width, let height, let limit):
        writer.string("imageTooLarge")
        writer.string(name)
        writer.integer(width)
        writer.integer(height)
        writer.integer(limit)
      case .infiniteFrame: writer.string("infiniteFrame")
      }
    }
  }
}

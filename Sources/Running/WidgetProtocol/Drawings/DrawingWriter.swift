// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// Writes drawings; an image is written with the first drawing of a session that has it, and named by a number after that.
package struct DrawingWriter {
  private var numbers: [ImageAsset.Content: Int] = [:]
  private var unsent: [(number: Int, content: ImageAsset.Content)] = []

  /// Creates a writer that has written no image yet.
  package init() {}

  /// Writes a drawing as an object.
  package mutating func write(_ list: DisplayList, to writer: inout MessageWriter) {
    var images = self
    writer.object { writer in
      writer.key("size")
      writer.array {
        $0.number(list.size.width)
        $0.number(list.size.height)
      }
      writer.key("shape")
      writer.outline(list.shape)
      writer.key("mode")
      writer.string(list.renderingMode.rawValue)
      writer.key("items")
      writer.items(list.items) { images.number(of: $0) }
      writer.key("taps")
      writer.array(list.tapRegions) { $0.tapRegion($1) }
      writer.key("elements")
      writer.array(list.elements) { writer, element in
        writer.array {
          $0.string(element.identifier)
          $0.rect(element.frame)
        }
      }
      writer.key("problems")
      writer.array(list.problems) { $0.problem($1) }
      writer.key("images")
      writer.array(images.unsent) { writer, image in
        writer.array {
          $0.integer(image.number)
          $0.imageContent(image.content)
        }
      }
    }
    images.unsent = []
    self = images
  }

  private mutating func number(of content: ImageAsset.Content) -> Int {
    if let number = numbers[content] { return number }
    let number = numbers.count
    numbers[content] = number
    unsent.append((number, content))
    return number
  }
}

extension MessageWriter {
  mutating func items(
    _ items: [DisplayItem], image number: (ImageAsset.Content) -> Int
  ) {
    array(items) { writer, item in
      writer.array { writer in
        switch item {
        case .fill(let outline, let paint):
          writer.string("fill")
          writer.outline(outline)
          writer.paint(paint)
        case .stroke(let outline, let paint, let style):
          writer.string("stroke")
          writer.outline(outline)
          writer.paint(paint)
          writer.strokeStyle(style)
        case .text(let text):
          writer.string("text")
          writer.text(text)
        case .image(let image):
          writer.string("image")
          writer.image(image, number: image.content.map(number))
        case .beginGroup(let group):
          writer.string("group")
          writer.group(group, image: number)
        case .endGroup: writer.string("end")
        }
      }
    }
  }

  private mutating func group(
    _ group: DisplayGroup, image number: (ImageAsset.Content) -> Int
  ) {
    optional(group.clip) { $0.outline($1) }
    self.number(group.opacity)
    optional(group.tapRegion) { $0.integer($1) }
    optional(group.isAccented) { $0.bool($1) }
    array(group.effects) { writer, effect in
      writer.array { writer in
        switch effect {
        case .transform(let change):
          writer.string("transform")
          for value in [change.a, change.b, change.c, change.d, change.tx, change.ty] {
            writer.number(value)
          }
        case .shadow(let color, let radius, let x, let y):
          writer.string("shadow")
          writer.color(color)
          for value in [radius, x, y] { writer.number(value) }
        case .blur(let radius):
          writer.string("blur")
          writer.number(radius)
        case .colors(let matrix):
          writer.string("colors")
          writer.array(matrix.values) { $0.number($1) }
        case .blend(let mode):
          writer.string("blend")
          writer.string(mode.rawValue)
        case .isolate: writer.string("isolate")
        case .mask(let items):
          writer.string("mask")
          writer.items(items, image: number)
        case .erase(let items):
          writer.string("erase")
          writer.items(items, image: number)
        }
      }
    }
  }

  fileprivate mutating func tapRegion(_ region: TapRegion) {
    array { writer in
      writer.rect(region.frame)
      writer.string(region.url)
      writer.string(region.label)
      writer.bool(region.isWidgetURL)
      writer.optional(region.action?.name) { $0.string($1) }
    }
  }
}

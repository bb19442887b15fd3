// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// Reads drawings, and keeps the images that came with earlier ones.
package struct DrawingReader {
  private var images: [Int: ImageAsset.Content] = [:]

  /// Creates a reader that has read no image yet.
  package init() {}

  /// Reads a drawing from a message.
  ///
  /// - Throws: ``MessageError`` if it is not one, or names an image that did not come.
  package mutating func read(_ message: MessageReader) throws(MessageError) -> DisplayList {
    for image in try message.member("images").array({ (reader) throws(MessageError) in reader }) {
      var items = try image.items()
      let number = try items.next().integer()
      images[number] = try items.imageContent()
    }
    var size = try message.member("size").items()
    var list = DisplayList(
      size: Size(width: try size.number(), height: try size.number()),
      shape: try message.member("shape").outline())
    list.renderingMode = try message.member("mode").name()
    list.items = try items(message.member("items"))
    list.tapRegions = try message.member("taps").array { (reader) throws(MessageError) in
      try reader.tapRegion()
    }
    list.elements = try message.member("elements").array { (reader) throws(MessageError) in
      var items = try reader.items()
      return DisplayElement(identifier: try items.string(), frame: try items.next().rect())
    }
    list.problems = try message.member("problems").array { (reader) throws(MessageError) in
      try reader.problem()
    }
    return list
  }

  private func items(_ reader: MessageReader) throws(MessageError) -> [DisplayItem] {
    try reader.array { (item) throws(MessageError) in
      var items = try item.items()
      let kind = try items.string()
      switch kind {
      case "fill": return .fill(try items.next().outline(), try items.next().paint())
      case "stroke":
        return .stroke(
          try items.next().outline(), try items.next().paint(), try items.next().strokeStyle())
      case "text": return .text(try items.text())
      case "image": return .image(try image(&items))
      case "group": return .beginGroup(try group(&items))
      case "end": return .endGroup
      default: throw MessageError("'\(kind)' is not a step of drawing")
      }
    }
  }

  private func image(_ items: inout MessageReader.Items) throws(MessageError) -> DisplayImage {
    var image = DisplayImage(
      frame: try items.next().rect(), name: try items.string(), content: nil)
    if let number = try items.nextIfAny()?.integer() {
      guard let content = images[number] else {
        throw MessageError("the image \(number) did not come")
      }
      image.content = content
    }
    image.tint = try items.nextIfAny()?.color()
    image.label = try items.string()
    image.usesBrightness = try items.bool()
    image.accentedRenderingMode = try items.nextIfAny()?.name()
    image.isPixelated = try items.bool()
    return image
  }

  private func group(_ items: inout MessageReader.Items) throws(MessageError) -> DisplayGroup {
    DisplayGroup(
      clip: try items.nextIfAny()?.outline(), opacity: try items.number(),
      tapRegion: try items.nextIfAny()?.integer(), isAccented: try items.nextIfAny()?.bool(),
      effects: try items.next().array { (reader) throws(MessageError) in try effect(reader) })
  }

  private func effect(_ reader: MessageReader) throws(MessageError) -> DisplayEffect {
    var items = try reader.items()
    let kind = try items.string()
    switch kind {
    case "transform":
      return .transform(
        PlaneTransform(
          a: try items.number(), b: try items.number(), c: try items.number(),
          d: try items.number(), tx: try items.number(), ty: try items.number()))
    case "shadow":
      return .shadow(
        try items.next().color(), radius: try items.number(), x: try items.number(),
        y: try items.number())
    case "blur": return .blur(radius: try items.number())
    case "colors":
      let values = try items.next().array { (reader) throws(MessageError) in try reader.number() }
      guard let matrix = ColorMatrix(values: values) else {
        throw MessageError("a change of colors has 20 numbers")
      }
      return .colors(matrix)
    case "blend": return .blend(try items.next().name())
    case "isolate": return .isolate
    case "mask": return .mask(try self.items(items.next()))
    case "erase": return .erase(try self.items(items.next()))
    default: throw MessageError("'\(kind)' is not an effect")
    }
  }
}

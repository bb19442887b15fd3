// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
package import QuickActionWidget
import WidgetRendering
import WidgetTimeline
import WidgetViews

/// Pictures of a program beside each other, in formats that show one picture.
package struct PictureSheet {
  private static let width = 1200.0
  private static let margin = 24.0
  private static let gap = 24.0
  private static let lineHeight = 16.0

  private let pictures: [ProgramPicture]

  /// Puts pictures beside each other: a row for each widget and family, or several.
  package init(_ pictures: [ProgramPicture]) {
    self.pictures = pictures
  }

  /// The pictures as one drawing; nil if there are none.
  package var drawing: DrawnWidget? {
    guard let first = pictures.first else { return nil }
    var look = first.drawn.look
    look.wallpaper = nil
    look.mode = .fullColor
    let ground = look.appearance == .dark ? 0.11 : 0.95
    var items: [DisplayItem] = []
    var (x, y, rowHeight, right) = (Self.margin, Self.margin, 0.0, 0.0)
    var subject: String?
    for picture in pictures {
      let size = picture.drawn.list.size
      let width = max(size.width, 120)
      let isNew = picture.subject != subject
      if isNew || x + width > Self.width - Self.margin {
        if subject != nil { y += rowHeight + Self.gap }
        (x, rowHeight) = (Self.margin, 0)
        if isNew {
          items += caption(
            picture.subject, weight: .semibold, at: Point(x: x, y: y),
            width: Self.width - 2 * Self.margin, in: look)
          y += Self.lineHeight + 6
        }
        subject = picture.subject
      }
      items += drawn(picture, at: Point(x: x, y: y))
      items += caption(
        picture.caption, weight: .regular, at: Point(x: x, y: y + size.height + 4), width: width,
        in: look)
      right = max(right, x + width)
      rowHeight = max(rowHeight, size.height + 4 + Self.lineHeight)
      x += width + Self.gap
    }
    let size = Size(width: max(right + Self.margin, 400), height: y + rowHeight + Self.margin)
    let shape = Outline(.rectangle, in: Rect(origin: .zero, size: size))
    let color = ResolvedColor(red: ground, green: ground, blue: ground)
    let list = DisplayList(size: size, shape: shape, items: [.fill(shape, .color(color))] + items)
    return DrawnWidget(programDrawing: list, in: look, fonts: first.drawn.fonts)
  }

  /// The pictures and what is in them, for programs.
  package var document: String {
    JSONWriter.document([
      "version": 1,
      "pictures": .array(
        pictures.map { picture in
          var members: [(String, PropertyListLiteral)] = [("title", .string(picture.title))]
          if let kind = picture.kind { members.append(("widget", .string(kind))) }
          let look = picture.drawn.look
          members += [
            ("family", .string(look.shapeName)), ("part", .string(picture.part.rawValue)),
          ]
          if let date = picture.date {
            members.append(("date", .integer(Int(date.millisecondsSince1970))))
          }
          members += [
            ("device", .string(look.device.identifier)),
            ("drawing", DisplayListDocument(picture.drawn.list).literal),
            ("issues", .array(picture.drawn.issues.map { .string($0.description) })),
          ]
          return .object(members)
        }),
    ])
  }

  /// The steps of a picture at a place; nothing can be tapped in them.
  private func drawn(_ picture: ProgramPicture, at origin: Point) -> [DisplayItem] {
    let list = picture.drawn.list
    let rect = Rect(origin: .zero, size: list.size)
    let wallpaper = picture.drawn.look.visibleWallpaper
    let ground = (wallpaper?.paints(in: rect) ?? []).map { DisplayItem.fill(list.shape, $0) }
    let content = list.items.map { item -> DisplayItem in
      guard case .beginGroup(var group) = item else { return item }
      group.tapRegion = nil
      return .beginGroup(group)
    }
    return moved(
      [.beginGroup(DisplayGroup(clip: list.shape))] + ground + content + [.endGroup], to: origin)
  }

  private func caption(
    _ text: String, weight: Font.Weight, at origin: Point, width: Double, in look: WidgetLook
  ) -> [DisplayItem] {
    let size = Size(width: width, height: Self.lineHeight)
    let view = Text(verbatim: text).font(.system(size: 12, weight: weight)).lineLimit(1)
      .frame(width: size.width, height: size.height, alignment: .leading)
    let list = DisplayList(
      rendering: PreviewedPart(view),
      on: WidgetCanvas(family: .systemSmall, size: size, contentMargins: EdgeInsets(all: 0)),
      in: look.environment())
    return moved(list.items, to: origin)
  }

  private func moved(_ items: [DisplayItem], to origin: Point) -> [DisplayItem] {
    let move = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y)
    return [.beginGroup(DisplayGroup(effects: [.transform(move)]))] + items + [.endGroup]
  }
}

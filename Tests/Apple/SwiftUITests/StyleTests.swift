// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Testing

@Suite("Styles, gradients and sizes of shapes") @MainActor
struct StyleTests {
  @Test("a gradient that is named as a style is that of its type")
  func named() {
    let colors: [Color] = [.red, .blue]
    let end = Angle.degrees(90)
    #expect(
      drawing(
        of: Rectangle().fill(
          .radialGradient(colors: colors, center: .top, startRadius: 3, endRadius: 9))
      ).fills
        == drawing(
          of: Rectangle().fill(
            RadialGradient(colors: colors, center: .top, startRadius: 3, endRadius: 9))
        ).fills)
    #expect(
      drawing(of: Rectangle().fill(.ellipticalGradient(colors: colors))).fills
        == drawing(of: Rectangle().fill(EllipticalGradient(colors: colors))).fills)
    #expect(
      drawing(
        of: Rectangle().fill(
          .angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: end))
      ).fills
        == drawing(
          of: Rectangle().fill(
            AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: end))
        ).fills)
  }

  @Test("the gradient of a color goes where it is told to")
  func directed() {
    let usual = drawing(of: Rectangle().fill(Color.red.gradient)).fills
    guard case .linearGradient(let stops, from: .top, to: .bottom)? = usual.first else {
      Issue.record("\(usual)")
      return
    }
    let wide = drawing(
      of: Rectangle().fill(
        .linearGradient(Color.red.gradient, startPoint: .leading, endPoint: .trailing))
    ).fills
    #expect(wide == [.linearGradient(stops, from: .leading, to: .trailing)])
    let round = drawing(of: Rectangle().fill(.radialGradient(Color.red.gradient, endRadius: 7)))
    #expect(round.fills == [.radialGradient(stops, center: .center, from: 0, to: 7)])
  }

  @Test("a perceptual gradient has the mixed colors between its stops")
  func perceptual() {
    let gradient = Gradient(colors: [.red, .blue])
    let fills = drawing(of: Rectangle().fill(gradient.colorSpace(.perceptual))).fills
    let mixed = drawing(of: Rectangle().fill(Color.red.mix(with: .blue, by: 0.5))).fills
    guard case .linearGradient(let stops, _, _)? = fills.first,
      case .color(let middle)? = mixed.first
    else {
      Issue.record("\(fills)")
      return
    }
    #expect(stops.count == 17)
    #expect(stops[8].location == 0.5)
    #expect(abs(stops[8].color.red - middle.red) < 1e-9)
    #expect(abs(stops[8].color.green - middle.green) < 1e-9)
    #expect(
      drawing(of: Rectangle().fill(gradient.colorSpace(.device))).fills
        == drawing(of: Rectangle().fill(gradient)).fills)
  }

  @Test("the background style is that which is set around the view")
  func background() {
    let plain = drawing(of: Text(verbatim: "x").background()).fills
    let red = drawing(of: Text(verbatim: "x").background().backgroundStyle(.red)).fills
    #expect(red == drawing(of: Text(verbatim: "x").background(.red)).fills)
    #expect(red != plain)
    #expect(
      drawing(of: Text(verbatim: "x").background(in: .capsule).backgroundStyle(.background)).fills
        == plain, "a style that is the background itself is the system's")
  }

  @Test("a shape of a fixed size is at a point of its frame")
  func anchored() {
    struct Frame: View {
      let anchor: UnitPoint
      var body: some View {
        let path = Rectangle().size(width: 20, height: 10, anchor: anchor)
          .path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
        Text(verbatim: "\(Int(path.boundingRect.minX)), \(Int(path.boundingRect.minY))")
      }
    }
    #expect(drawing(of: Frame(anchor: .topLeading)).strings == ["0, 0"])
    #expect(drawing(of: Frame(anchor: .center)).strings == ["40, 20"])
    #expect(drawing(of: Frame(anchor: .bottomTrailing)).strings == ["80, 40"])
  }

  @Test("an image is a style of shapes, also on a canvas, where a tile is at the origin")
  func imagePaint() {
    func images(_ list: DisplayList) -> [DisplayImage] {
      list.items.compactMap { if case .image(let image) = $0 { image } else { nil } }
    }
    let list = drawing(of: Rectangle().fill(ImagePaint(image: Image(systemName: "star"))))
    #expect(images(list).count > 10)
    #expect(!"\(list.problems)".contains("'ImagePaint'"))
    func canvas(_ origin: CGPoint) -> [DisplayImage] {
      images(
        drawing(
          of: Canvas { context, size in
            context.fill(
              Path(CGRect(origin: .zero, size: size)),
              with: .tiledImage(Image(systemName: "star"), origin: origin))
          }))
    }
    #expect(canvas(.zero).first?.frame.minX == images(list).first?.frame.minX)
    #expect(canvas(CGPoint(x: 1, y: 0)).first != canvas(.zero).first)
  }

  @Test("the size of controls is kept in a range")
  func controls() {
    struct Shown: View {
      @Environment(\.controlSize) private var size
      var body: some View { Text(verbatim: "\(size)") }
    }
    #expect(
      drawing(of: Shown().controlSize(.small ... .large).controlSize(.mini)).strings == ["small"])
    #expect(drawing(of: Shown().controlSize(...ControlSize.mini)).strings == ["mini"])
  }

  @Test("a rectangle whose corners have styles of their own has their radii")
  func corners() {
    let own = ConcentricRectangle(uniformTopCorners: 12, uniformBottomCorners: .fixed(3))
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 12, bottomLeadingRadius: 3, bottomTrailingRadius: 3, topTrailingRadius: 12)
    #expect(
      drawing(of: own.fill(.red)).items == drawing(of: uneven.fill(.red)).items)
    let round = RoundedRectangle(cornerRadius: 12)
    #expect(
      drawing(of: ConcentricRectangle(corners: 12).inset(by: 2).fill(.red)).items
        == drawing(of: round.inset(by: 2).fill(.red)).items)
    // Without a container that is round, what follows it has its least radius.
    let box = Rect(x: 0, y: 0, width: 40, height: 40)
    #expect(
      ConcentricRectangle(corners: .concentric(minimum: 12)).path(in: box) == round.path(in: box))
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import TestSupport
import Testing
import WidgetViews

@testable import WidgetRendering

@Suite struct CoverageStoreTests {
  /// Shapes that differ in little: their place, their width, how they are drawn.
  private func list(using generator: inout SeededGenerator) -> DisplayList {
    var sample = SampleWidget()
    sample.titles.shuffle(using: &generator)
    sample.colorScheme = Bool.random(using: &generator) ? .light : .dark
    var list = sample.list
    for index in list.items.indices {
      guard case .image(var image) = list.items[index] else { continue }
      image.content = .vector(icon(using: &generator))
      list.items[index] = .image(image)
    }
    for _ in 0..<4 {
      let rect = Rect(
        x: Double(Int.random(in: -1...6, using: &generator) * 40), y: 20,
        width: Double(Int.random(in: 1...2, using: &generator) * 60), height: 50)
      let kinds: [Outline.Kind] = [
        .rectangle, .ellipse, .roundedRectangle(cornerRadius: 8, style: .circular),
        .roundedRectangle(cornerRadius: 8, style: .continuous),
        .roundedRectangle(cornerRadius: 20, style: .continuous), .arc(from: 0, to: 200),
      ]
      let outline = Outline(kinds.randomElement(using: &generator) ?? .ellipse, in: rect)
      let paint = Paint.color(SampleWidget.orange)
      let width = Double(Int.random(in: 1...3, using: &generator) * 4)
      list.items.append(
        Bool.random(using: &generator)
          ? .fill(outline, paint) : .stroke(outline, paint, lineWidth: width))
    }
    return list
  }

  /// One of the sample's icons, with its holes, its lines and its corners changed.
  private func icon(using generator: inout SeededGenerator) -> VectorImage {
    var icon = SampleIcon.all.randomElement(using: &generator) ?? SampleIcon.pencil
    for index in icon.paths.indices {
      if Bool.random(using: &generator) { icon.paths[index].usesEvenOddFill.toggle() }
      if Bool.random(using: &generator) { icon.paths[index].fill = .current(opacity: 0.5) }
      if Bool.random(using: &generator) {
        icon.paths[index].stroke = VectorPath.Stroke(
          ink: .current(opacity: 1), width: Double(Int.random(in: 1...3, using: &generator)),
          cap: Bool.random(using: &generator) ? .square : .round)
      }
      if Bool.random(using: &generator) {
        icon.paths[index].steps[icon.paths[index].steps.count - 1] = .line(to: Point(x: 3, y: 7))
      }
    }
    return icon
  }

  @Test("a picture is the same whatever was drawn before it")
  func pictures() {
    var generator = SeededGenerator(seed: 11)
    let store = CoverageStore()
    for _ in 0..<60 {
      let list = list(using: &generator)
      let columns = [36, 52].randomElement(using: &generator) ?? 36
      let renderer = TerminalRenderer(columns: columns, depth: .full)
      let again = renderer.image(of: list, using: store).lines(isStyled: true)
      #expect(again == renderer.image(of: list).lines(isStyled: true))
      #expect(renderer.image(of: list, using: store).lines(isStyled: true) == again)
    }
  }

  @Test("what is known of a shape is not looked for again, and takes no more room")
  func known() {
    let store = CoverageStore()
    let renderer = TerminalRenderer(columns: 52, depth: .full)
    _ = renderer.image(of: SampleWidget().list, using: store)
    let count = store.pixelCount
    #expect(count > 0)
    _ = renderer.image(of: SampleWidget().list, using: store)
    #expect(store.pixelCount == count)
  }

  @Test("however many shapes are drawn, no more than the capacity is kept")
  func bound() {
    let store = CoverageStore()
    let rasterizer = CoverageRasterizer(width: 200, height: 100)
    var wasFull = false
    for number in 0..<200 {
      let before = store.pixelCount
      let rect = Rect(x: Double(number) / 200, y: 0, width: 180, height: 100)
      _ = store.mask(
        of: PlacedShape(
          shape: .filled(Outline(.rectangle, in: rect)), mapping: .identity,
          rasterizer: rasterizer))
      #expect(store.pixelCount <= CoverageStore.capacity)
      if store.pixelCount < before { wasFull = true }
    }
    #expect(wasFull)
  }
}

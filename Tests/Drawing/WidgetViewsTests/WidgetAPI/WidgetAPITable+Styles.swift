// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

private struct Triangle: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.move(to: Point(x: rect.minX, y: rect.maxY))
      path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
      path.addLine(to: Point(x: rect.midX, y: rect.minY))
      path.closeSubpath()
    }
  }
}

extension WidgetAPITable {
  /// Colors, shapes and effects.
  mutating func addStyles() {
    engine("`.foregroundColor`", 20) { Text("Bread").foregroundColor(.red) }
    engine("`.foregroundStyle`", 12, 167) {
      Text("Bread").foregroundStyle(.primary, .secondary, .tertiary)
      Rectangle().foregroundStyle(.fill.tertiary)
    }
    engine("`.tint`, `.accentColor`", 8, 30) {
      ProgressView(value: 0.5).tint(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Text("Bread").accentColor(.red)
    }
    engine("`Color(red:green:blue:)`", 8) { Color(red: 1, green: 0.5, blue: 0) }
    engine("`Color(\"asset\")`", 10, 43, note: "appearances, gamuts and references of the system") {
      Color("Brand")
    }
    engine(
      "`Color(.asset)`, generated color symbols", 17, 114,
      note: "`quickaction build` makes the names of a project's own"
    ) {
      Color(ColorResource(name: "Brand"))
    }
    engine("`LinearGradient`", 8) {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }
    engine("`RadialGradient`, `AngularGradient`", 2, 3) {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50)
      AngularGradient(colors: [.red, .blue], center: .center)
    }
    engine("`.background`", 20) { Text("Bread").background(.yellow, in: Capsule()) }
    engine("`.overlay`", 7) { Color.yellow.overlay { Text("Bread") } }
    engine("`.opacity`", 17) { Text("Bread").opacity(0.5) }
    engine("`Circle`", 15) { Circle() }
    engine("`RoundedRectangle`", 11) { RoundedRectangle(cornerRadius: 8) }
    engine("`Rectangle`", 7) { Rectangle() }
    engine("`Capsule`", 3) { Capsule() }
    engine("`ContainerRelativeShape`", 6) { ContainerRelativeShape() }
    engine("`Shape` with `path(in:)`, `Path`", 3, 12) { Triangle().fill(.red) }
    engine("`.trim(from:to:)`, `StrokeStyle`", 3, 9) {
      Circle().trim(from: 0, to: 0.7).stroke(
        .red, style: StrokeStyle(lineWidth: 4, lineCap: .round))
    }
    engine("`.clipShape`, `.clipped`", 12) {
      Color.red.clipShape(Circle())
      Color.red.clipped()
    }
    engine("`.cornerRadius`", 9) { Color.red.cornerRadius(8) }
    engine("`.mask`", 4, 6) { Color.red.mask { Text("Bread") } }
    engine("`.shadow`", 4, 9) { Text("Bread").shadow(radius: 2) }
    engine("`.rotationEffect`, `.scaleEffect`", 5, 10) {
      Text("Bread").rotationEffect(.degrees(10)).scaleEffect(0.5)
    }
    engine("`.blendMode`", 2, 6, note: "but for four modes that SVG does not have") {
      Color.red.blendMode(.multiply)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Styles, shapes, drawings and changes as sources of apps write them. That this compiles is the test.

import SwiftUI

struct Styles: View {
  @Environment(\.undoManager) private var undoManager
  @Environment(\.allowedDynamicRange) private var range
  @Environment(\.backgroundStyle) private var backgroundStyle
  let image = Image("pattern")

  var body: some View {
    Group {
      Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
      Rectangle().fill(.conicGradient(Color.red.gradient, angle: .degrees(30)))
      Rectangle().fill(.ellipticalGradient(stops: [.init(color: .red, location: 0)]))
      Rectangle().fill(.angularGradient(Color.red.gradient, startAngle: .zero, endAngle: .zero))
      Rectangle().fill(.image(image, scale: 0.5)).border(ImagePaint(image: image), width: 4)
      Text("Style").foregroundStyle(.selection)
    }
    Group {
      Text("Edges").background(.red, ignoresSafeAreaEdges: .bottom)
      Text("Edges").overlay(.blue, ignoresSafeAreaEdges: [])
      Text("Edges").safeAreaInset(edge: .leading, alignment: .top, spacing: 2) { Text("Inset") }
      Text("Edges").redacted(reason: .invalidated)
      Text("Edges").drawingGroup(opaque: true, colorMode: .linear)
      Text("Edges").transformEffect(.identity)
      Text("Edges").truncationMode(Text.TruncationMode.middle)
    }
    Group {
      Circle().strokeBorder(.red, lineWidth: 2, antialiased: true)
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 2), antialiased: false)
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2), antialiased: true)
      Circle().fill(.red).stroke(.blue, lineWidth: 2, antialiased: true)
      Circle().size(CGSize(width: 3, height: 4), anchor: .center)
      Text("Shape").clipShape(.rect(cornerSize: CGSize(width: 2, height: 3), style: .continuous))
      Text("Shape").clipShape(.rect(corners: .concentric(minimum: 12), isUniform: true))
    }
    Group {
      Image("pattern", variableValue: 0.4, bundle: .main).allowedDynamicRange(.high)
      Image(decorative: "pattern", variableValue: 0.4)
      Text("Font").font(.default.bold(true).italic(false).monospaced(true).pointSize(12))
      LazyVGrid(columns: [GridItem(.fixed(3))], spacing: 3, pinnedViews: [.sectionHeaders]) {
        Text("Cell")
      }
    }
  }
}

struct Transitions: View {
  var body: some View {
    Text("Moved").transition(.move(edge: .top).combined(with: .opacity))
    Text("Pushed").transition(.push(from: .leading))
    Text("Scaled").transition(.scale(0.5, anchor: .top)).transition(.scale)
    Text("Offset").transition(.offset(CGSize(width: 1, height: 2)))
    Text("Both").transition(
      AsymmetricTransition(insertion: MoveTransition(edge: .top), removal: OpacityTransition()))
    Text("Gestures")
      .gesture(TapGesture(), name: "tap").highPriorityGesture(TapGesture(), isEnabled: false)
      .simultaneousGesture(TapGesture(), isEnabled: true)
    Text("Effects").visualEffect { content, _ in
      content.blendMode(.multiply).transformEffect(ProjectionTransform())
    }
    Text("Spring").animation(
      .interpolatingSpring(duration: 1, bounce: 0.2).logicallyComplete(after: 1), value: 1)
  }
}

struct DrawnCanvas: View {
  var body: some View {
    Canvas { context, size in
      let gradient = Gradient(colors: [.red, .blue])
      let end = CGPoint(x: size.width, y: 0)
      context.blendMode = GraphicsContext.BlendMode.destinationOut
      context.clip(to: Path(ellipseIn: .zero), options: .inverse)
      context.fill(
        Path(), with: .linearGradient(gradient, startPoint: .zero, endPoint: end, options: .mirror))
      context.fill(Path(), with: .color(.sRGB, red: 1, green: 0, blue: 0))
      context.fill(Path(), with: .color(white: 0.5))
    }
  }
}

struct Wave: Shape {
  var phase: Angle
  var center: CGPoint

  var animatableData: AnimatablePair<Angle.AnimatableData, CGPoint.AnimatableData> {
    get { AnimatablePair(phase.animatableData, center.animatableData) }
    set { (phase.animatableData, center.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      tangent1End: center, tangent2End: CGPoint(x: rect.maxX, y: 0), radius: 3,
      transform: .identity)
    return path
  }
}

struct Glow: TextRenderer {
  var displayPadding: EdgeInsets { EdgeInsets() }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for glyph in run { context.draw(glyph, options: .disablesSubpixelQuantization) }
        _ = run.typographicBounds.rect
      }
    }
  }
}

func sets() -> (Edge.Set, HorizontalEdge.Set, VerticalEdge.Set, Edge?) {
  (Edge.Set(.top), HorizontalEdge.Set(.leading), .init(.bottom), Edge(rawValue: 0))
}

func bindings() -> Binding<Int> { Binding(get: { 1 }, set: { _, _ in }) }

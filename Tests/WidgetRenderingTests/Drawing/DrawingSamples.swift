// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A star with holes where its arms cross, if parts inside parts are holes.
struct Star: Shape {
  func path(in rect: Rect) -> Path {
    let points = stride(from: 0.0, to: 720, by: 144).map { degrees in
      PlaneTransform(rotation: .degrees(degrees)).around(Point(x: rect.midX, y: rect.midY))(
        Point(x: rect.midX, y: rect.midY - min(rect.width, rect.height) / 2))
    }
    return Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
  }
}

/// A wave with a curve of each kind, and an arc at each end.
struct Wave: Shape {
  func path(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.midY))
    path.addQuadCurve(
      to: Point(x: rect.midX, y: rect.midY), control: Point(x: rect.width / 4, y: rect.minY))
    path.addCurve(
      to: Point(x: rect.maxX, y: rect.midY),
      control1: Point(x: rect.midX + rect.width / 6, y: rect.maxY),
      control2: Point(x: rect.maxX - rect.width / 6, y: rect.maxY))
    return path
  }
}

/// What a page of pictures shows: a name, and a view of every sort of drawing.
struct DrawingSample {
  var name: String
  var view: AnyView

  init(_ name: String, @ViewBuilder _ view: () -> some View) {
    self.name = name
    self.view = AnyView(view())
  }

  /// The sample as a widget of 120 × 120 points.
  func list(in environment: EnvironmentValues = EnvironmentValues()) -> DisplayList {
    let canvas = WidgetCanvas(
      family: .systemSmall, size: Size(width: 120, height: 120), contentMargins: EdgeInsets(all: 10)
    )
    return DisplayList(
      rendering: view.containerBackground(.white, for: .widget), on: canvas, in: environment)
  }

  private static let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple, .red])

  /// The samples, by the parts of the interface.
  static var all: [DrawingSample] { shapes + styles + effects + images }
}

extension DrawingSample {
  static var shapes: [DrawingSample] {
    [
      DrawingSample("own shape, nonzero and even-odd") {
        HStack {
          Star().fill(.orange)
          Star().fill(.orange, style: FillStyle(eoFill: true))
        }
      },
      DrawingSample("quad and cubic curves, stroke") {
        Wave().stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      },
      DrawingSample("trim, from the right, clockwise") {
        Circle().trim(from: 0, to: 0.75).stroke(.green, lineWidth: 10)
      },
      DrawingSample("progress ring, from the top") {
        ZStack {
          Circle().stroke(.fill, lineWidth: 12)
          Circle().trim(from: 0, to: 0.4)
            .stroke(.tint, style: StrokeStyle(lineWidth: 12, lineCap: .round))
            .rotationEffect(.degrees(-90))
        }
        .padding(6)
      },
      DrawingSample("arcs, clockwise and not") {
        Path { path in
          path.addArc(
            center: Point(x: 30, y: 30), radius: 25, startAngle: .degrees(0),
            endAngle: .degrees(90),
            clockwise: false)
          path.move(to: Point(x: 95, y: 70))
          path.addArc(
            center: Point(x: 70, y: 70), radius: 25, startAngle: .degrees(0),
            endAngle: .degrees(90),
            clockwise: true)
        }
        .stroke(.red, lineWidth: 4)
      },
      DrawingSample("tangent arcs, relative arcs") {
        Path { path in
          path.move(to: Point(x: 5, y: 5))
          path.addArc(
            tangent1End: Point(x: 95, y: 5), tangent2End: Point(x: 95, y: 95), radius: 30)
          path.addLine(to: Point(x: 95, y: 95))
          path.move(to: Point(x: 50, y: 60))
          path.addRelativeArc(
            center: Point(x: 35, y: 60), radius: 15, startAngle: .zero, delta: .degrees(270))
        }
        .stroke(.indigo, lineWidth: 4)
      },
      DrawingSample("dashes and phase") {
        VStack {
          RoundedRectangle(cornerRadius: 12)
            .strokeBorder(.gray, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
          Capsule().strokeBorder(
            .pink, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [0.01, 9], dashPhase: 3))
        }
      },
      DrawingSample("joins: miter, round, bevel") {
        HStack {
          Star().stroke(.teal, style: StrokeStyle(lineWidth: 4))
          Star().stroke(.teal, style: StrokeStyle(lineWidth: 4, lineJoin: .round))
          Star().stroke(.teal, style: StrokeStyle(lineWidth: 4, lineJoin: .bevel))
        }
      },
      DrawingSample("uneven corners, and a border inside") {
        UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30)
          .fill(.mint).strokeBorder(.black, lineWidth: 4)
      },
      DrawingSample("rotation, scale, offset, size of shapes") {
        ZStack {
          Rectangle().size(width: 40, height: 40).fill(.yellow)
          Rectangle().rotation(.degrees(45)).scale(0.5).fill(.red.opacity(0.7))
          Circle().scale(0.3).offset(x: 30, y: 30).fill(.blue)
        }
      },
      DrawingSample("clip to a star, and a mask that fades") {
        HStack {
          Color.purple.clipShape(Star())
          Color.purple.mask {
            LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
          }
        }
      },
      DrawingSample("text as a mask") {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .mask { Text("Mask").font(.system(size: 38, weight: .black)) }
      },
      DrawingSample("container shape") {
        ContainerRelativeShape().fill(.brown).padding(10)
          .background(ContainerRelativeShape().fill(.yellow))
          .containerShape(RoundedRectangle(cornerRadius: 30))
      },
    ]
  }

  static var styles: [DrawingSample] {
    [
      DrawingSample("hierarchical levels") {
        VStack(spacing: 4) {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
          Rectangle().fill(.quaternary)
          Rectangle().fill(.quinary)
        }
        .foregroundStyle(.blue)
      },
      DrawingSample("three styles") {
        VStack(spacing: 4) {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
        }
        .foregroundStyle(.red, .green, .blue)
      },
      DrawingSample("fill, background, separator") {
        VStack(spacing: 4) {
          Rectangle().fill(.fill)
          Rectangle().fill(.fill.tertiary)
          Rectangle().fill(.background.secondary)
          Rectangle().fill(.separator)
        }
      },
      DrawingSample("radial and elliptical") {
        HStack {
          RadialGradient(
            colors: [.yellow, .red], center: .center, startRadius: 5, endRadius: 30)
          EllipticalGradient(colors: [.yellow, .red])
        }
      },
      DrawingSample("angular gradient") {
        AngularGradient(gradient: rainbow, center: .center).clipShape(Circle())
      },
      DrawingSample("angular gradient on a line") {
        Circle().trim(from: 0, to: 0.8)
          .stroke(
            AngularGradient(
              colors: [.blue, .pink], center: .center, startAngle: .zero, endAngle: .degrees(288)),
            style: StrokeStyle(lineWidth: 14, lineCap: .round)
          )
          .padding(7)
      },
      DrawingSample("mesh gradient") {
        MeshGradient(
          width: 3, height: 3,
          points: [
            SIMD2(0, 0), SIMD2(0.5, 0), SIMD2(1, 0), SIMD2(0, 0.5), SIMD2(0.7, 0.3), SIMD2(1, 0.5),
            SIMD2(0, 1), SIMD2(0.5, 1), SIMD2(1, 1),
          ],
          colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
      },
      DrawingSample("Color.gradient, mix, hue") {
        VStack(spacing: 4) {
          Rectangle().fill(Color.blue.gradient)
          HStack(spacing: 0) {
            ForEach([0.0, 0.25, 0.5, 0.75, 1], id: \.self) { Color.yellow.mix(with: .blue, by: $0) }
          }
          HStack(spacing: 0) {
            ForEach([0.0, 0.2, 0.4, 0.6, 0.8], id: \.self) {
              Color(hue: $0, saturation: 1, brightness: 1)
            }
          }
        }
      },
      DrawingSample("color spaces: sRGB, linear, P3") {
        HStack(spacing: 0) {
          Color(.sRGB, red: 0.5, green: 0.2, blue: 0.2)
          Color(.sRGBLinear, red: 0.5, green: 0.2, blue: 0.2)
          Color(.displayP3, red: 0.5, green: 0.2, blue: 0.2)
        }
      },
      DrawingSample("materials over stripes") {
        ZStack {
          HStack(spacing: 4) {
            Color.red
            Color.green
            Color.blue
          }
          VStack {
            Rectangle().fill(.ultraThinMaterial)
            Rectangle().fill(.regularMaterial)
            Rectangle().fill(.ultraThickMaterial)
          }
          .padding(10)
        }
      },
      DrawingSample("text in a gradient") {
        Text("Gradient").font(.system(size: 22, weight: .bold))
          .foregroundStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      },
    ]
  }

  static var effects: [DrawingSample] {
    [
      DrawingSample("rotation and scale") {
        ZStack {
          Text("Turn").font(.title).rotationEffect(.degrees(-30), anchor: .bottomLeading)
          Rectangle().fill(.red).frame(width: 20, height: 20).scaleEffect(x: 2, y: 0.5)
        }
      },
      DrawingSample("turn in space") {
        RoundedRectangle(cornerRadius: 8).fill(.cyan).frame(width: 80, height: 80)
          .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
      },
      DrawingSample("slant") {
        Rectangle().fill(.orange).frame(width: 50, height: 50)
          .transformEffect(PlaneTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      },
      DrawingSample("shadows") {
        VStack(spacing: 16) {
          RoundedRectangle(cornerRadius: 10).fill(.white).shadow(radius: 5)
          Text("Shadow").bold().shadow(color: .red, radius: 1, x: 3, y: 3)
        }
      },
      DrawingSample("blur") {
        Text("Blur").font(.largeTitle).blur(radius: 3)
      },
      DrawingSample("blend modes") {
        ZStack {
          Circle().fill(.yellow).offset(x: -15)
          Circle().fill(.cyan).offset(x: 15).blendMode(.multiply)
        }
      },
      DrawingSample("compositing group, difference") {
        ZStack {
          Color.white
          Circle().fill(.white).blendMode(.difference)
        }
        .compositingGroup()
      },
      DrawingSample("gray, saturated, bright, contrast") {
        VStack(spacing: 2) {
          colors.grayscale(1)
          colors.saturation(0.4)
          colors.brightness(0.3)
          colors.contrast(0.4)
        }
      },
      DrawingSample("inverted, multiplied, hue, alpha") {
        VStack(spacing: 2) {
          colors.colorInvert()
          colors.colorMultiply(.yellow)
          colors.hueRotation(.degrees(120))
          colors.luminanceToAlpha()
        }
      },
      DrawingSample("z-index") {
        ZStack {
          Circle().fill(.red).frame(width: 60).zIndex(1)
          Rectangle().fill(.blue).frame(width: 80, height: 30)
        }
      },
    ]
  }

  static var images: [DrawingSample] {
    [
      DrawingSample("caps that keep their size, and tiles") {
        VStack {
          Image(stripes).resizable(capInsets: EdgeInsets(all: 4))
          Image(stripes).resizable(resizingMode: .tile)
        }
      },
      DrawingSample("pixels as squares") {
        Image(stripes).interpolation(.none).resizable()
      },
      DrawingSample("symbols: outline, fill, circle, slash") {
        symbols(["heart", "star", "house", "clock", "bell", "person"])
      },
      DrawingSample("symbols by weight") {
        VStack {
          HStack {
            Image(systemName: "house").fontWeight(.ultraLight)
            Image(systemName: "house").fontWeight(.regular)
            Image(systemName: "house").fontWeight(.black)
          }
          HStack {
            Image(systemName: "bell").imageScale(.small)
            Image(systemName: "bell")
            Image(systemName: "bell").imageScale(.large)
          }
        }
        .font(.title)
      },
      DrawingSample("symbols in layers") {
        HStack {
          Image(systemName: "plus.circle.fill").symbolRenderingMode(.palette)
          Image(systemName: "bolt.circle").symbolRenderingMode(.hierarchical)
          Image(systemName: "xmark").symbolVariant(.circle.fill)
        }
        .font(.largeTitle).foregroundStyle(.white, .green)
        .padding(4).background(.gray)
      },
    ] + tables
  }

  /// All symbols that have a sketch, some on a picture.
  private static var tables: [DrawingSample] {
    let names = SymbolNames.all
    return stride(from: 0, to: names.count, by: 36).map { first in
      DrawingSample("symbols from \(names[first])") {
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 2), count: 6), spacing: 2) {
          ForEach(Array(names[first..<min(first + 36, names.count)]), id: \.self) {
            Image(systemName: $0)
          }
        }
        .font(.system(size: 12))
      }
    }
  }

  private static func symbols(_ names: [String]) -> some View {
    VStack(spacing: 2) {
      ForEach(["", ".fill", ".circle", ".circle.fill", ".slash"], id: \.self) { variant in
        HStack(spacing: 2) {
          ForEach(names, id: \.self) { Image(systemName: $0 + variant) }
        }
      }
    }
    .font(.system(size: 14))
  }

  /// A picture of paths, with a frame of 4 points.
  private static var stripes: ImageAsset {
    func box(_ x: Double, _ y: Double, _ side: Double, _ color: ResolvedColor) -> VectorPath {
      VectorPath(
        steps: [
          .move(to: Point(x: x, y: y)), .line(to: Point(x: x + side, y: y)),
          .line(to: Point(x: x + side, y: y + side)), .line(to: Point(x: x, y: y + side)), .close,
        ], fill: .color(color))
    }
    return ImageAsset(
      content: .vector(
        VectorImage(
          viewBox: Rect(x: 0, y: 0, width: 20, height: 20),
          paths: [
            box(0, 0, 20, ResolvedColor(red: 0.2, green: 0.3, blue: 0.8)),
            box(4, 4, 12, ResolvedColor(red: 1, green: 0.9, blue: 0.5)),
            box(4, 4, 6, ResolvedColor(red: 0.9, green: 0.3, blue: 0.3)),
          ])), size: Size(width: 20, height: 20))
  }

  private static var colors: some View {
    HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
      Color.orange
    }
  }
}
